import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOnce } from '../boot/supervise/run-once.ts';

const WIDGETS = path.resolve(import.meta.dirname, '../../packages/widgets');

/** Builds the test widgets as the real ones are built, for all files of a run; `remove` ends them. */
export async function buildFixtureSdk(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-fixture-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    await runOnce({
      command: process.execPath,
      args: [
        path.join(WIDGETS, 'build.ts'),
        `--elements=${path.join(WIDGETS, 'fixture')}`,
        `--output=${folder}`,
      ],
      options: { stdio: ['ignore', 'ignore', 'inherit'] },
      signal: new AbortController().signal,
    });
  } catch (cause) {
    remove();
    throw cause;
  }
  return { folder, remove };
}
