import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import type { Counts } from '../counts-reporter.ts';
import { runTests } from '../run-tests.ts';
import { checkChosen } from './check-chosen.ts';
import type { TestChoice } from './choose-tests.ts';
import { matrixTests } from './test-map.ts';

/** The projects that may run a file; a project of browsers that have pages alone stands beside its own. */
const projects: readonly { readonly name: string; readonly files: string }[] = [
  { name: 'units', files: '{tools,bench}/**/*.test.ts' },
  { name: 'units', files: '{packages/**,apps/{host-site,playground}/**}/*.test.ts' },
  { name: 'operations', files: 'apps/{api,payments-sandbox}/**/*.test.ts' },
  { name: 'widgets-preact*', files: 'packages/widgets/**/*.test.tsx' },
  // Each widget stands on the kit, the wrapper and the parts, which are what React may break.
  { name: 'widgets-react*', files: 'packages/widgets/src/{kit,element,parts}/**/*.test.tsx' },
  { name: 'journeys', files: 'e2e/**' },
];

/** Runs what a change asks for, then the checks of what it touches. */
export async function runChosen(
  choice: TestChoice,
  changed: readonly string[],
  signal: AbortSignal,
  notes: string,
): Promise<Counts> {
  const { journeys, matrixDomains } = choice;
  const matrix = matrixDomains.length > 0 ? globSync(matrixTests).sort() : [];
  const files = [...choice.tests, ...matrix, ...journeys];
  const counts = await runFiles(files, choice, signal, notes);
  const failures = [...counts.failures, ...(await checkChosen(choice, changed, signal))];
  return { passed: counts.passed, failures };
}

async function runFiles(
  files: readonly string[],
  { journeys, matrixDomains }: TestChoice,
  signal: AbortSignal,
  notes: string,
): Promise<Counts> {
  if (files.length === 0) return { passed: 0, failures: [] };
  const names = projects
    .filter((project) => files.some((file) => matchesGlob(file, project.files)))
    .map(({ name }) => name);
  const needs = (name: string) => names.includes(name);
  return runTests(
    {
      vitest: { projects: [...new Set(names)], files },
      needsBrowsers: needs('widgets-preact*') || needs('journeys'),
      needsSdk: journeys.length > 0,
      needsDatabase: needs('operations') || needs('journeys'),
      ...(matrixDomains.length > 0 && {
        environment: { BOARDWALK_MATRIX_DOMAINS: matrixDomains.join(',') },
      }),
      notes,
    },
    signal,
  );
}
