import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';

const rounds = 50;
const buyers = 100;
const purchases = 300;

/** Prints what tests of purchases measure when they run as often as the bench wants; whether all holds. */
export async function measureLicences(): Promise<boolean> {
  const vitest = 'tools/node_modules/vitest/vitest.mjs';
  const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
  const files = ['subscribe/race', 'subscribe/subscribe-times', 'holds/many-boards'].map(
    (name) => `apps/api/src/licenses/${name}.test.ts`,
  );
  // One after the other: a time that is measured beside a race is none.
  const { figures, hasPassed } = await readFigures(
    [
      ...[vitest, 'run', ...settings, '--project', 'operations', '--retry=0'],
      ...['--no-file-parallelism', ...files],
    ],
    {
      BENCH_ROUNDS: String(rounds),
      BENCH_BUYERS: String(buyers),
      BENCH_PURCHASES: String(purchases),
    },
  );
  const found = (id: string) => figures.get(id) ?? Number.NaN;
  const held = [
    printFigure({
      id: 'race.sold',
      value: found('race.sold'),
      unit: '1',
      limit: rounds,
      isLeast: true,
    }),
    printFigure({ id: 'race.oversold', value: found('race.oversold'), unit: '1', limit: 0 }),
    printFigure({ id: 'race.double', value: found('race.double'), unit: '1', limit: 0 }),
    printFigure({
      id: 'race.refused',
      value: found('race.refused'),
      unit: '1',
      limit: rounds * (buyers - 1),
      isLeast: true,
    }),
    printFigure({ id: 'subscribe.p95', value: found('subscribe.p95'), unit: 'ms', limit: 60 }),
    printFigure({ id: 'hold.most', value: found('hold.most'), unit: 'ms', limit: 1_500 }),
  ];
  return hasPassed && held.every(Boolean);
}
