import path from 'node:path';
import { ErrandFailure, runOnce } from '../../boot/supervise/run-once.ts';
import type { TestChoice } from './choose-tests.ts';

const CHECKS = path.resolve(import.meta.dirname, '../../checks/run.ts');

/** Checks that read sources only and take a few seconds, by words of their names. */
const quickChecks = [
  'format',
  'boundaries',
  'effects',
  'module stores',
  'durations',
  'tables',
  'lengths',
  'folders',
  'citations',
  'translations',
];

/** Checks what a change touches: its types, and the rules that sources keep. Answers what failed. */
export async function checkChosen(
  { typed }: TestChoice,
  changed: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const sources = [...changed, ...typed].filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file));
  if (sources.length === 0) return [];
  try {
    await runOnce({
      command: process.execPath,
      args: [CHECKS, ...quickChecks, ...listTypeChecks(sources)],
      options: { stdio: ['ignore', 'inherit', 'inherit'] },
      signal,
    });
    return [];
  } catch (cause) {
    if (!(cause instanceof ErrandFailure)) throw cause;
    return ['the checks do not hold: see above.'];
  }
}

/** One for each package that has a source whose types depend on the change. */
function listTypeChecks(sources: readonly string[]): string[] {
  const folders = sources.map((file) =>
    /^(?:packages|apps)\//.test(file)
      ? file.split('/').slice(0, 2).join('/')
      : (file.split('/')[0] ?? file),
  );
  return [...new Set(folders)].map((folder) => `types ${folder}`);
}
