import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ErrandFailure, runOnce } from '../../boot/supervise/run-once.ts';
import type { Counts, ProjectCounts } from './counts-reporter.ts';

const VITEST = path.resolve(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
const REPORTERS = ['counts-reporter.ts', '../cpu/running-pages-reporter.ts'].map((file) =>
  path.resolve(import.meta.dirname, file),
);

/** Which tests run; an empty list stands for all. */
export interface VitestChoice {
  readonly projects: readonly string[];
  readonly files: readonly string[];
}

/** Runs tests and counts them. */
export async function runVitest(
  choice: VitestChoice,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Counts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-counts-'));
  const file = path.join(folder, 'counts.json');
  try {
    const isGreen = await runGreen(choice, { ...environment, BOARDWALK_COUNTS: file }, signal);
    return sumCounts(readCounts(file), isGreen, choice.files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds the projects up. One without a test counts as a failure, or of chosen files each that no project
 * has run; and so does a run that ended badly although none of its tests did.
 */
export function sumCounts(
  byProject: Readonly<Record<string, ProjectCounts>>,
  isGreen: boolean,
  chosen: readonly string[] = [],
): Counts {
  const projects = Object.entries(byProject);
  const failures = projects.flatMap(([, project]) => project.failures);
  failures.push(...(chosen.length === 0 ? listEmpty(projects) : listUnseen(projects, chosen)));
  if (failures.length === 0 && !isGreen) {
    failures.push('the test runner ended badly, though no test failed: see above.');
  }
  return { passed: projects.reduce((sum, [, { passed }]) => sum + passed, 0), failures };
}

function listEmpty(projects: readonly [string, ProjectCounts][]): string[] {
  return projects
    .filter(([, { passed, failures }]) => passed + failures.length === 0)
    .map(([name]) => `the project "${name}" ran no test.`);
}

function listUnseen(projects: readonly [string, ProjectCounts][], chosen: readonly string[]) {
  const seen = new Set(projects.flatMap(([, { files }]) => files));
  return chosen.filter((file) => !seen.has(file)).map((file) => `${file}: no project ran it.`);
}

async function runGreen(
  { projects, files }: VitestChoice,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<boolean> {
  const reporters = ['default', ...REPORTERS].map((name) => `--reporter=${name}`);
  const chosen = projects.map((name) => `--project=${name}`);
  try {
    await runOnce({
      command: process.execPath,
      args: [VITEST, 'run', ...reporters, ...chosen, ...files],
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
function readCounts(file: string): Readonly<Record<string, ProjectCounts>> {
  try {
    // Our own reporter wrote it.
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ProjectCounts>;
  } catch {
    return { 'the whole run': { passed: 0, failures: [], files: [] } };
  }
}
