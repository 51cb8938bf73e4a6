import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { printFigure } from '../figures/figure.ts';
import { mutatedFiles } from './mutated-files.ts';

// Stryker copies the folder that it is run in.
process.chdir(resolve(import.meta.dirname, '../..'));

const empty = mutatedFiles.filter((pattern) => globSync(pattern).length === 0);
if (empty.length > 0) throw new Error(`No file is ${empty.join(' or ')}.`);

const mutants = await new Stryker({
  mutate: [...mutatedFiles, '!**/*.test.ts'],
  // All but what the tests load.
  ignorePatterns: [
    '**',
    '!packages/sdk-core/src/**',
    '!apps/api/src/billing/**',
    '!bench/mutation/**',
  ],
  tempDirName: 'var/bench-mutation',
  cleanTempDir: 'always',
  // pnpm puts it beside this package, where Stryker does not look.
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutation/vitest.config.ts' },
  // A mutant that hangs counts as found: one that is slow on a busy machine must not.
  timeoutMS: 60_000,
  allowConsoleColors: false,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
}).runMutationTest();

const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const missed = mutants.filter(
  ({ status }) => status === 'Survived' || status === 'NoCoverage',
).length;
const score = (100 * found) / (found + missed);
const holds = printFigure({
  id: 'mutation.money',
  value: Math.floor(score * 100) / 100,
  unit: '%',
  limit: 85,
  isLeast: true,
});
process.exitCode = holds ? 0 : 1;
