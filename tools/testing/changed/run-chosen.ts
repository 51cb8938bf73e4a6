import { globSync } from 'node:fs';
import type { Counts } from '../run/counts-reporter.ts';
import { runFiles } from '../run/run-files.ts';
import { checkChosen } from './check-chosen.ts';
import type { TestChoice } from './choose-tests.ts';
import { matrixTests } from './test-map.ts';

/** Runs what a change asks for, then the checks of what it touches. */
export async function runChosen(
  choice: TestChoice,
  changed: readonly string[],
  signal: AbortSignal,
  notes: string,
): Promise<Counts> {
  const { tests, journeys, matrixDomains } = choice;
  const isPartial = matrixDomains.length > 0;
  const files = [...tests, ...(isPartial ? globSync(matrixTests) : []), ...journeys];
  const counts = await runFiles([...new Set(files)], signal, notes, {
    ...(isPartial && { BOARDWALK_MATRIX_DOMAINS: matrixDomains.join(',') }),
  });
  const failures = [...counts.failures, ...(await checkChosen(choice, changed, signal))];
  return { passed: counts.passed, failures };
}
