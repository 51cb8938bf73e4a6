import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interruptSignal } from '../checks/steps/interrupt-signal.ts';
import { runSteps, type Step } from '../checks/steps/run-steps.ts';
import { copyWorkspace, environment, listWrittenFiles } from './trial/workspace-copy.ts';
import { writtenSteps } from './trial/written-steps.ts';

/** A domain that no product has; the last but those that build on all others. */
const domain = 'samples';
const before = '  site: ';

const node = process.execPath;
const binaries = join(import.meta.dirname, '../node_modules/.bin');

const generators: readonly Step[] = [
  { args: ['new-domain', domain, 'one-sample'], expectedOutput: 'Next, as docs' },
  // Called as the domain, and as what it lists.
  { args: ['new-widget', domain, 'bw-samples'], expectedOutput: 'It shows createSamplesStore' },
  { args: ['new-widget', domain, 'bw-one-sample'], expectedOutput: 'It shows createSamplesStore' },
  // One whose stores have names of their own.
  { args: ['new-widget', 'site', 'bw-plain-sample'], expectedOutput: 'It has a heading alone' },
].map(({ args: [name, ...args], expectedOutput }) => ({
  name: [name, ...args].join(' '),
  command: [node, `tools/generators/${name}.ts`, ...args],
  expectedOutput,
}));

const migration: Step = {
  name: 'migrations',
  command: [
    'node_modules/.bin/drizzle-kit',
    'generate',
    '--config',
    'src/platform/drizzle.config.ts',
  ],
  folder: 'apps/api',
};

const rules = [
  'folders',
  'module-stores',
  'names/names',
  'styles/styles',
  'table-writes',
  'translations',
].map((name): Step => ({ name, command: [node, `tools/checks/${name}.ts`] }));

/** The tests that were written, and that of a list which gained a line. */
function findTests(copy: string): Step {
  const written = globSync(['**/src/samples/**/*.test.*', '**/bw-plain-sample/*.test.*'], {
    cwd: copy,
    exclude: ['**/node_modules'],
  });
  const files = [...written, 'apps/playground/src/answers/empty-answers.test.ts'];
  const projects = ['units', 'operations', 'widgets-preact', 'widgets-preact-alone'];
  return {
    name: `tests in ${files.length} files`,
    command: [
      node,
      'tools/node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ],
    expectedOutput: `Test Files  ${files.length} passed`,
  };
}

/** What the new widgets say in the pseudo-locale: they are in the one test of all. */
const translated: Step = {
  name: 'texts of the new widgets',
  command: [
    node,
    'tools/node_modules/vitest/vitest.mjs',
    'run',
    '--project=widgets-preact-alone',
    'packages/widgets/src/translations/translated.test.tsx',
    '--testNamePattern=bw-(plain-)?sample',
  ],
  expectedOutput: 'Test Files  1 passed',
};

/** Builds what is in the copy, and counts the size limits that the new widgets break. */
const sizes: readonly Step[] = [
  { name: 'build of the widgets', command: [node, 'packages/widgets/build.ts'] },
  { name: 'build of the site', command: [node, 'apps/host-site/build.ts'] },
  {
    name: 'sizes',
    command: [node, 'tools/checks/size.ts', '--broken'],
    alwaysPrints: true,
  },
];

/** Whether what the generators write holds: they run in a copy of the sources, and it is checked there. */
async function checkGenerators(signal: AbortSignal): Promise<boolean> {
  const copy = copyWorkspace();
  const architecture = join(copy, 'architecture.mjs');
  const text = readFileSync(architecture, 'utf8');
  if (!text.includes(before))
    throw new Error(`architecture.mjs has no line that begins with "${before}".`);
  writeFileSync(architecture, text.replace(before, `  ${domain}: 'Samples.',\n${before}`));

  // One at a time: beside this check run others.
  const options = { root: copy, lanes: 1, signal, environment };
  const unwritten = await runSteps([...generators, migration], options);
  if (unwritten.length > 0) return false;
  const failed = await runSteps(
    [
      findTests(copy),
      translated,
      ...writtenSteps(copy, listWrittenFiles(copy)),
      { name: 'unused code', command: [join(binaries, 'knip'), '--no-progress'] },
      ...rules,
      ...sizes,
    ],
    options,
  );
  return failed.length === 0;
}

process.exitCode = (await checkGenerators(interruptSignal())) ? 0 : 1;
