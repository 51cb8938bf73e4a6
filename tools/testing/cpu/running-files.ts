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

/** Notes the files that a process runs now; `pages` stands for those of Vitest's own browsers. */
export function noteRunning(
  process: number | 'pages',
  files: readonly RunningFile[],
  folder: string | undefined = globalThis.process.env[RUNNING_FILES],
): void {
  if (folder !== undefined) writeFileSync(path.join(folder, `${process}`), JSON.stringify(files));
}

/** The files that a process runs now; none where it has noted none. */
export function readRunning(process: number | 'pages', folder: string): readonly RunningFile[] {
  try {
    // `noteRunning` wrote it.
    return JSON.parse(readFileSync(path.join(folder, `${process}`), 'utf8')) as RunningFile[];
  } catch {
    return [];
  }
}

/** A folder for these notes; `remove` ends it. */
export function createNotes(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-running-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
