import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const rounds = 50;
const buyers = 100;

/** Prints in how many rounds the last pieces of a product were sold wrongly; whether all holds. */
export async function measureStock(): Promise<boolean> {
  const vitest = 'tools/node_modules/vitest/vitest.mjs';
  const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
  const file = 'apps/api/src/shops/products/stock/reservations.test.ts';
  const { figures, hasPassed } = await readFigures(
    [vitest, 'run', ...settings, '--project', 'operations', '--retry=0', file],
    { BENCH_ROUNDS: String(rounds), BENCH_BUYERS: String(buyers) },
  );
  const value = figures.get('stock.negative') ?? Number.NaN;
  return printFigure({ id: 'stock.negative', value, unit: '1', limit: 0 }) && hasPassed;
}
