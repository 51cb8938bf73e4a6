import { matchesGlob } from 'node:path';
import type { Counts } from './counts-reporter.ts';
import { runTests } from './run-tests.ts';

/** The projects that may run a file; one whose files have a page each stands beside its own. */
const projects: readonly { readonly name: string; readonly files: string }[] = [
  {
    name: 'units',
    files: '{packages/**,apps/host-site/**,apps/playground/**,tools/**,bench/**}/*.test.ts',
  },
  { name: 'operations', files: 'apps/{api,payments-sandbox}/**/*.test.ts' },
  { name: 'widgets-preact*', files: 'packages/widgets/**/*.test.tsx' },
  // Each widget stands on the kit, the wrapper and the parts, which are what React may break.
  {
    name: 'widgets-react*',
    files: 'packages/widgets/src/{kit,element,parts,every-widget,*/shared}/**/*.test.tsx',
  },
  { name: 'journeys', files: 'e2e/**/*.test.ts' },
];

/** Tests that run what is built of the SDK, the site or the playground. */
const testsOfBuilds = '{e2e/**,tools/boot/supervisor.test.ts}';

/** Runs the tests of these files, whose paths count from the repository's root. */
export async function runFiles(
  files: readonly string[],
  signal: AbortSignal,
  notes: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  if (files.length === 0) return { passed: 0, failures: [] };
  const needed = projects.filter((project) =>
    files.some((file) => matchesGlob(file, project.files)),
  );
  const names = needed.map(({ name }) => name);
  const hasJourneys = names.includes('journeys');
  return runTests(
    {
      vitest: { projects: names, files },
      needsBrowsers: hasJourneys || names.includes('widgets-preact*'),
      needsSdk: files.some((file) => matchesGlob(file, testsOfBuilds)),
      needsDatabase: hasJourneys || names.includes('operations'),
      environment,
      notes,
    },
    signal,
  );
}
