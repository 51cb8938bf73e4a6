import { join, resolve } from 'node:path';
import { printFigure } from '../figures/figure.ts';
import { readFigures } from '../figures/read-figures.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { measureWebhooks } from './webhooks.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'var/bench-billing');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const rounds = 50;

async function measureServer(): Promise<number> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    const times = (await measureWebhooks(cluster, folder)).toSorted((a, b) => a - b);
    return times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  } finally {
    await cluster.stop();
  }
}

/** What tests of payments print when they run as often as the bench wants. */
function measurePayments() {
  const vitest = 'tools/node_modules/vitest/vitest.mjs';
  const settings = ['--config', 'tools/testing/vitest.config.ts', '--root', '.'];
  const files = ['paid-once', 'killed-payments'].map(
    (name) => `apps/api/src/billing/payments/${name}.test.ts`,
  );
  return readFigures(
    [vitest, 'run', ...settings, '--project', 'operations', '--retry=0', ...files],
    { BENCH_ROUNDS: String(rounds), BENCH_KILLS: String(rounds) },
  );
}

const webhook = await measureServer();
const { figures, hasPassed } = await measurePayments();
const found = (id: string) => figures.get(id) ?? Number.NaN;
const sizes = await readFigures(['tools/checks/size.ts'], {});
const held = [
  printFigure({
    id: 'cards.extra.gz',
    value: sizes.figures.get('cards.extra.gz') ?? Number.NaN,
    unit: 'B',
    limit: 10_240,
  }),
  printFigure({ id: 'webhook.p95', value: Math.round(webhook * 100) / 100, unit: 'ms', limit: 15 }),
  printFigure({ id: 'idempotent.same', value: found('idempotent.same'), unit: '1', limit: rounds }),
  printFigure({ id: 'kill.lost', value: found('kill.lost'), unit: '1', limit: 0 }),
  printFigure({ id: 'kill.double', value: found('kill.double'), unit: '1', limit: 0 }),
];
process.exitCode = hasPassed && held.every(Boolean) ? 0 : 1;
