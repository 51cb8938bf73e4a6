import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ErrandFailure, runOnce } from '../boot/supervise/run-once.ts';
import type { Counts } from './counts-reporter.ts';

const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const REPORTER = path.resolve(import.meta.dirname, 'counts-reporter.ts');

/** Runs the tests of every project and counts them. */
export async function runVitest(
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    const isGreen = await runGreen({ ...environment, BOARDWALK_COUNTS: file }, signal);
    return sumCounts(readCounts(file), isGreen);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds the projects up. One without a test counts as a failure, and so does a run that ended badly
 * although none of its tests did.
 */
export function sumCounts(byProject: Readonly<Record<string, Counts>>, isGreen: boolean): Counts {
  const projects = Object.entries(byProject);
  const failures = projects.flatMap(([name, { passed, failures }]) =>
    passed + failures.length === 0 ? [`the project "${name}" ran no test.`] : failures,
  );
  if (failures.length === 0 && !isGreen) {
    failures.push('the test runner ended badly, though no test failed: see above.');
  }
  return { passed: projects.reduce((sum, [, { passed }]) => sum + passed, 0), failures };
}

async function runGreen(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<boolean> {
  try {
    await runOnce({
      command: process.execPath,
      args: [VITEST, 'run', '--reporter=default', `--reporter=${REPORTER}`],
      options: { env: environment, stdio: ['ignore', 'inherit', 'inherit'] },
      signal,
    });
    return true;
  } catch (cause) {
    if (!(cause instanceof ErrandFailure)) throw cause;
    return false;
  }
}

/** None when the run broke off before it could write them. */
function readCounts(file: string): Readonly<Record<string, Counts>> {
  try {
    // Our own reporter wrote it.
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Counts>;
  } catch {
    return { 'the whole run': { passed: 0, failures: [] } };
  }
}
