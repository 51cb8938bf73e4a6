import { examples } from 'virtual:part-examples';
import { BrandMark } from '@boardwalk/widgets/kit/brand-mark/BrandMark.tsx';
import { useEffect, useState } from 'react';
import { PartsControls } from './PartsControls.tsx';
import { type PartsState, readParts, writeParts } from './parts-state.ts';
import { Specimen } from './Specimen.tsx';
import { ToastLog } from './ToastLog.tsx';

const names = Object.keys(examples);

const readState = () => readParts(new URLSearchParams(location.search), names);

/** Every part of the widgets in each of its states. `prepare` loads the texts of a language. */
export function PartsPage({
  prepare,
}: {
  readonly prepare: (locale: string) => Promise<void> | undefined;
}) {
  const [state, setState] = useState(readState);
  useEffect(() => {
    const follow = () => setState(readState());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  async function change(patch: Partial<PartsState>) {
    const next = { ...state, ...patch };
    await prepare(next.locale);
    history.replaceState(null, '', writeParts(next));
    setState(next);
  }

  return (
    <div className="parts-page">
      <header className="top-line">
        <a className="brand" href="/">
          <BrandMark size={24} />
          Boardwalk <span className="brand-part">Parts</span>
        </a>
      </header>
      <nav className="parts-nav" aria-label="Parts">
        {names.map((name) => (
          <a
            key={name}
            href={writeParts({ ...state, part: name })}
            aria-current={name === state.part ? 'page' : undefined}
          >
            {sayName(name)}
          </a>
        ))}
      </nav>
      <main className="parts-stage" data-theme={state.theme}>
        <h1>{sayName(state.part)}</h1>
        <PartsControls state={state} onChange={(patch) => void change(patch)} />
        {Object.entries(examples[state.part] ?? {}).map(([name, example]) => (
          <section key={name} aria-labelledby={`example-${name}`}>
            <h2 id={`example-${name}`}>{sayName(name)}</h2>
            <div className="specimen-place" data-width={state.width}>
              <Specimen example={example} state={state} />
            </div>
          </section>
        ))}
      </main>
      <ToastLog />
    </div>
  );
}

/** "data-table" and "DataTable" are "Data table". */
function sayName(name: string): string {
  const words = name
    .replace(/-/g, ' ')
    .replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
