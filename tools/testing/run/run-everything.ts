import type { Counts } from './counts-reporter.ts';
import { runTests } from './run-tests.ts';

/** Runs every test of every project. */
export function runEverything(signal: AbortSignal, notes: string): Promise<Counts> {
  return runTests(
    {
      vitest: { projects: [], files: [] },
      needsBrowsers: true,
      needsSdk: true,
      needsDatabase: true,
      notes,
    },
    signal,
  );
}
