import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { recordCpu } from '../testing/cpu/cpu-record.ts';
import { cpuFigure } from '../testing/cpu/describe-cpu.ts';
import { interruptSignal } from './steps/interrupt-signal.ts';
import { runSteps, type Step } from './steps/run-steps.ts';
import { typeStep } from './steps/type-step.ts';

const root = resolve(import.meta.dirname, '../..');
const binaries = resolve(root, 'tools/node_modules/.bin');

/** The smallest machine that runs them has two processors and 4 GB. */
const lanes = 2;

/** The projects with the most code come first, so that none of them is left for the end. */
const largestProjects = ['apps/api', 'tools', 'packages/widgets', 'bench'];
const projects = globSync(['{packages,apps}/*/tsconfig.json', '{tools,e2e,bench}/tsconfig.json'], {
  cwd: root,
})
  .map(dirname)
  .sort();

/** In the order in which they begin: those that take longest first. */
const checks: readonly Step[] = [
  ...[...new Set([...largestProjects, ...projects])].map(typeStep),
  { name: 'generators', command: ['node', 'tools/generators/check.ts'] },
  { name: 'types of applications', command: ['node', 'e2e/frameworks/check-types.ts'] },
  { name: 'boundaries', command: ['node', 'tools/checks/boundaries.ts'] },
  { name: 'format and lint', command: [`${binaries}/biome`, 'ci', '--colors=off'] },
  { name: 'generated documents are fresh', command: ['node', 'tools/docs/generate.ts', '--check'] },
  { name: 'unused code', command: [`${binaries}/knip`, '--no-progress'] },
  { name: 'packages', command: ['node', 'tools/checks/packages.ts'] },
  { name: 'words of problems', command: ['node', 'tools/checks/problem-words/problem-words.ts'] },
  { name: 'writes to tables', command: ['node', 'tools/checks/table-writes.ts'] },
  { name: 'effects', command: ['node', 'tools/checks/effects/effects.ts'] },
  { name: 'styles', command: ['node', 'tools/checks/styles/styles.ts'] },
  { name: 'forms', command: ['node', 'tools/checks/forms/forms.ts'] },
  { name: 'names', command: ['node', 'tools/checks/names/names.ts'] },
  { name: 'module stores', command: ['node', 'tools/checks/module-stores.ts'] },
  {
    name: 'remote factories',
    command: ['node', 'tools/checks/remote-factories/remote-factories.ts'],
  },
  { name: 'durations', command: ['node', 'tools/checks/durations/durations.ts'] },
  { name: 'classes of the DOM', command: ['node', 'tools/checks/dom-classes/dom-classes.ts'] },
  { name: 'markup of the site', command: ['node', 'tools/checks/site-markup.ts'] },
  { name: 'file lengths', command: ['node', 'tools/checks/lengths.ts'] },
  { name: 'folders', command: ['node', 'tools/checks/folders.ts'] },
  { name: 'citations', command: ['node', 'tools/checks/citations.ts'] },
  { name: 'translations', command: ['node', 'tools/checks/translations.ts'] },
  { name: 'openapi.json is fresh', command: ['node', 'tools/openapi/generate.ts', '--check'] },
  { name: 'lint of openapi.json', command: ['node', 'tools/openapi/lint.ts'] },
  { name: 'browsers', command: ['node', 'packages/widgets/build/support/check-support.ts'] },
  { name: 'browser files', command: ['node', 'tools/checks/browser-files.ts'] },
  {
    name: 'age of the long run',
    command: ['node', 'tools/testing/long-run/check-age.ts'],
    alwaysPrints: true,
  },
  { name: 'sizes', command: ['node', 'tools/checks/size.ts'] },
];

/** Runs every check, or those whose name holds one of the words; answers whether all of them hold. */
async function runChecks(words: readonly string[]): Promise<boolean> {
  const chosen = checks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const cpu = recordCpu(process.pid);
  const failed = await runSteps(chosen, { root, lanes, signal: interruptSignal() });
  if (failed.length > 0) console.log(`failed or not run: ${failed.join(', ')}`);
  const times = cpu.end();
  if (times) console.log(cpuFigure('checks.run.cpu.s', times));
  console.log(`check: ${chosen.length - failed.length} of ${chosen.length} hold`);
  return chosen.length > 0 && failed.length === 0;
}

process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1;
