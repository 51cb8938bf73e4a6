import { useStore } from '@nanostores/react';
import { Canvas } from './canvas/Canvas.tsx';
import { Panels } from './panels/Panels.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { usePlayground } from './store-context.ts';
import { TopLine } from './TopLine.tsx';

/** The whole page: widgets at the side, the chosen one in the middle, its panels beside it. */
export function Playground() {
  const { $widget } = usePlayground();
  const { tag, summary } = useStore($widget);
  return (
    <div className="playground">
      <a className="skip" href="#panels">
        Skip to the controls
      </a>
      <TopLine />
      <Sidebar />
      <main className="stage" id="stage">
        <header className="stage-head">
          <h1>
            <code>{`<${tag}>`}</code>
          </h1>
          <p>{summary}</p>
        </header>
        <Canvas />
      </main>
      <Panels />
    </div>
  );
}
