import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const vitest = 'tools/node_modules/vitest/vitest.mjs';
const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
const tests = ['--project', 'widgets-preact', 'packages/widgets/src/every-field'];
const ways = ['mouse', 'touch', 'keyboard'] as const;

/** Presses every field of every form in a browser, and prints how many of the presses held. */
const { figures, hasPassed } = await readFigures([vitest, 'run', ...settings, ...tests], {});

/** Of all ways; NaN where the tests of one did not come to their end. */
function sumOf(figure: string): number {
  return ways
    .map((way) => figures.get(`${figure}.${way}`) ?? Number.NaN)
    .reduce((sum, value) => sum + value, 0);
}

const holds = printFigure({
  id: 'fields.pressed',
  value: sumOf('fields.pressed'),
  unit: 'presses',
  limit: sumOf('fields.all'),
  isLeast: true,
});
process.exitCode = holds && hasPassed ? 0 : 1;
