import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const vitest = 'tools/node_modules/vitest/vitest.mjs';
const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
const tests = ['--project', 'widgets-preact', 'packages/widgets/src/every-field'];

/** Presses every field of every form in a browser, and prints how many of the presses held. */
const { figures, hasPassed } = await readFigures([vitest, 'run', ...settings, ...tests], {});
const holds = printFigure({
  id: 'fields.pressed',
  value: figures.get('fields.pressed') ?? 0,
  unit: 'presses',
  limit: figures.get('fields.all') ?? Number.NaN,
  isLeast: true,
});
process.exitCode = holds && hasPassed ? 0 : 1;
