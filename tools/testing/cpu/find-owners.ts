import type { Usage } from './cpu-meter.ts';
import type { ProcessReading } from './list-processes.ts';
import type { Note, Runner, RunningFile } from './running-files.ts';

/** What used CPU time: a part of the run, and of the tests also the file. */
export interface Owner {
  readonly part: string;
  readonly file?: string;
}

/** What a runner has noted. */
type FindNote = (runner: Runner) => Note | undefined;

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
export function findOwners({ process, ancestors }: Usage, findNote: FindNote): Owner[] {
  const line = [process, ...ancestors];
  const files = findFiles(line, findNote);
  return files.length > 0 ? files.map(toOwner) : [{ part: partOf(line) }];
}

function findFiles(line: readonly ProcessReading[], findNote: FindNote): readonly RunningFile[] {
  const [worker] = line.flatMap(({ command }) => TEST_DATABASE.exec(command)?.[1] ?? []);
  if (worker !== undefined) return findNote(Number(worker))?.files ?? [];
  for (const { pid, startedAt } of line) {
    const note = findNote(pid);
    if (note?.startedAt === startedAt) return note.files;
  }
  const isOfBrowser = line.some(({ command }) => BROWSER.test(command));
  return (isOfBrowser && findNote('pages')?.files) || [];
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
