import type { MouseEvent, RefObject } from 'react';
import type { TextSection } from './sections.ts';
import './policy.css';

interface ContentsProps {
  readonly label: string;
  readonly sections: readonly TextSection[];
  /** The language of the sections, where it is not that of the page. */
  readonly lang: string | undefined;
  /** Holds the sections. */
  readonly text: RefObject<HTMLElement | null>;
}

/** Leads to the sections of a text. Fragments don't reach into a shadow root, so the link does. */
export function Contents({ label, sections, lang, text }: ContentsProps) {
  function go(click: MouseEvent, id: string) {
    click.preventDefault();
    const heading = text.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <nav className="contents" aria-label={label} part="contents">
      <p aria-hidden="true">{label}</p>
      <ol lang={lang}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(click) => go(click, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
