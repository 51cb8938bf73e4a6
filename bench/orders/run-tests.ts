import { readFigures } from '../figures/read-figures.ts';

/** Runs tests of orders as often as the bench wants; one file after the other, so that times are such. */
export function runTests(files: readonly string[], environment: NodeJS.ProcessEnv) {
  const vitest = 'tools/node_modules/vitest/vitest.mjs';
  const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
  return readFigures(
    [
      ...[vitest, 'run', ...settings, '--project', 'operations', '--retry=0'],
      ...['--no-file-parallelism', ...files.map((name) => `apps/api/src/orders/${name}.test.ts`)],
    ],
    environment,
  );
}
