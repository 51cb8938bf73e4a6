import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { printFigure } from '../figures/figure.ts';
import { mutatedFiles, orderFiles } from './mutated-files.ts';

// Stryker copies the folder that it is run in.
process.chdir(resolve(import.meta.dirname, '../..'));

/** `pnpm bench:mutation` mutates everything, `pnpm bench:mutation orders` only what orders come from. */
const isOfOrders = process.argv[2] === 'orders';
const chosen = isOfOrders ? orderFiles : mutatedFiles;
const empty = chosen.filter((pattern) => globSync(pattern).length === 0);
if (empty.length > 0) throw new Error(`No file is ${empty.join(' or ')}.`);

const mutants = await new Stryker({
  mutate: [...chosen, '!**/*.test.ts'],
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

/** Of a hundred mutants so many were found, to two places. */
function scoreOf(some: typeof mutants): number {
  const found = some.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = some.filter(
    ({ status }) => status === 'Survived' || status === 'NoCoverage',
  ).length;
  return Math.floor((10_000 * found) / (found + missed)) / 100;
}

const paths = new Set(orderFiles.flatMap((pattern) => globSync(pattern)));
const ofOrders = mutants.filter(({ fileName }) => paths.has(relative(process.cwd(), fileName)));
const figure = { unit: '%', limit: 85, isLeast: true };
const held = [printFigure({ id: 'mutation.orders', value: scoreOf(ofOrders), ...figure })];
if (!isOfOrders)
  held.push(printFigure({ id: 'mutation.money', value: scoreOf(mutants), ...figure }));
process.exitCode = held.every(Boolean) ? 0 : 1;
