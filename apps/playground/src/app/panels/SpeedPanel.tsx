import { useStore } from '@nanostores/react';
import type { LoadedFile, Timing } from '../../preview/messages.ts';
import { usePlayground } from '../store-context.ts';

const kinds: readonly (readonly [LoadedFile['kind'], title: string])[] = [
  ['script', 'Files of the SDK'],
  ['call', 'Calls of the API'],
  ['picture', 'Pictures and tiles'],
];

/** Bytes and times of the preview as it was really loaded. */
export function SpeedPanel() {
  const { $told } = usePlayground();
  const { timing } = useStore($told);
  if (!timing) return <p className="nothing">The preview has not told anything yet.</p>;
  return (
    <>
      <section className="group">
        <h2>This load</h2>
        <Figures timing={timing} />
        <p className="control-note">
          Measured in the preview by the browser, on this machine and its network. Files from the
          browser’s cache count 0 bytes: load the preview without the cache for a first visit, or
          choose the slow network.
        </p>
      </section>
      {kinds.map(([kind, title]) => (
        <Files key={kind} title={title} files={timing.files.filter((file) => file.kind === kind)} />
      ))}
    </>
  );
}

function Figures({ timing }: { readonly timing: Timing }) {
  const scripts = timing.files.filter(({ kind }) => kind === 'script');
  const figures = [
    ['First content', inMs(timing.ready)],
    ['First paint', inMs(timing.firstPaint)],
    ['Largest paint', inMs(timing.largestPaint)],
    ['Layout shift', timing.layoutShift.toFixed(3)],
    ['Script over the wire', inKb(sum(scripts, 'transferred'))],
    ['Script unpacked', inKb(sum(scripts, 'decoded'))],
    ['Long tasks', `${timing.longTasks} (${Math.round(timing.longTaskMs)} ms)`],
  ];
  return (
    <dl className="figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({
  title,
  files,
}: {
  readonly title: string;
  readonly files: readonly LoadedFile[];
}) {
  if (files.length === 0) return null;
  return (
    <section className="group">
      <h2>
        {title} <span className="tab-count">{files.length}</span>
      </h2>
      <table className="files">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Size</th>
            <th scope="col">From</th>
            <th scope="col">Took</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, transferred, decoded, start, end }) => (
            <tr key={`${name} ${start}`}>
              <th scope="row">{name.split('/').slice(-2).join('/')}</th>
              <td>{sizeOf(transferred, decoded)}</td>
              <td>{inMs(start)}</td>
              <td>{inMs(end - start)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sizeOf(transferred: number, decoded: number): string {
  if (transferred > 0) return inKb(transferred);
  return decoded > 0 ? 'cached' : 'not told';
}

function sum(files: readonly LoadedFile[], part: 'transferred' | 'decoded'): number {
  return files.reduce((total, file) => total + file[part], 0);
}

function inMs(time: number | undefined): string {
  return time === undefined ? '–' : `${Math.round(time).toLocaleString('en-CA')} ms`;
}

function inKb(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
