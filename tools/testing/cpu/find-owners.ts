import type { Usage } from './cpu-meter.ts';
import type { ProcessReading } from './list-processes.ts';
import type { RunningFile } from './running-files.ts';

/** What used CPU time: a part of the run, and of the tests also the file. */
export interface Owner {
  readonly part: string;
  readonly file?: string;
}

/** The files that a process, or the pages of Vitest's browsers, run now. */
export type ReadRunning = (process: number | 'pages') => readonly RunningFile[];

/** Parts that are no tests, by the command of a process or of the nearest above it that has one. */
const PARTS: readonly { readonly part: string; readonly command: RegExp }[] = [
  { part: 'product of the journeys', command: /tools\/boot\/supervisor\.ts|\bproduct_[0-9a-f]+/ },
  { part: 'checks', command: /tools\/checks\/run\.ts/ },
  { part: 'build', command: /\/build\.ts\b/ },
  { part: 'PostgreSQL', command: /postgres/ },
  { part: 'Vitest', command: /vitest/ },
];

/** A server process of PostgreSQL for a database of a test file, which carries its worker's number. */
const TEST_DATABASE = /^postgres: .*\bt_(\d+)_/;
const BROWSER = /chrom(?:e|ium)/;

/** Who used what a process used; pages of Vitest's browsers share alike. */
export function findOwners({ process, ancestors }: Usage, readRunning: ReadRunning): Owner[] {
  const line = [process, ...ancestors];
  const worker = TEST_DATABASE.exec(process.command)?.[1];
  const candidates = worker === undefined ? line.map(({ pid }) => pid) : [Number(worker)];
  for (const pid of candidates) {
    const files = readRunning(pid);
    if (files.length > 0) return files.map(toOwner);
  }
  const pages = line.some(({ command }) => BROWSER.test(command)) ? readRunning('pages') : [];
  return pages.length > 0 ? pages.map(toOwner) : [{ part: partOf(line) }];
}

function toOwner({ project, file }: RunningFile): Owner {
  return { part: project, file };
}

function partOf(line: readonly ProcessReading[]): string {
  const found = line.flatMap(
    ({ command }) => PARTS.find((part) => part.command.test(command))?.part ?? [],
  );
  return found[0] ?? 'start and end';
}
