import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A test file as one project runs it. */
export interface RunningFile {
  readonly project: string;
  readonly file: string;
}

/** Names the folder in which a run's processes note which files they run. */
export const RUNNING_FILES = 'BOARDWALK_RUNNING_FILES';

/** A process by its number, or the pages of Vitest's own browsers. */
export type Runner = number | 'pages';

/** What a runner has noted. */
export interface Note {
  readonly files: readonly RunningFile[];
  /** When its process began, as the kernel counts it: numbers of processes are given out again. */
  readonly startedAt?: number;
}

/** Notes the files that a runner runs now. */
export function noteRunning(
  runner: Runner,
  note: Note,
  folder: string | undefined = process.env[RUNNING_FILES],
): void {
  if (folder !== undefined) writeFileSync(path.join(folder, `${runner}`), JSON.stringify(note));
}

/** What a runner has noted last; undefined where it has noted nothing. */
export function findNote(runner: Runner, folder: string): Note | undefined {
  try {
    // `noteRunning` wrote it.
    return JSON.parse(readFileSync(path.join(folder, `${runner}`), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}

/** A folder for these notes; `remove` ends it. */
export function createNotes(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-running-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
