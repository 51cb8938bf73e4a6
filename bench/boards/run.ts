import { join, resolve } from 'node:path';
import { printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { measureLicences } from './licences.ts';
import { type MeasuredMap, measureMap } from './map.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'var/bench-boards');
const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

async function measure(): Promise<MeasuredMap> {
  const cluster = await startBenchCluster({ folder, isKept: false }, say);
  try {
    return await measureMap(cluster, folder);
  } finally {
    await cluster.stop();
  }
}

const { boards, bytes, times } = await measure();
if (boards !== 3_000) throw new Error(`The map has ${boards} boards in place of 3,000.`);
const sorted = times.toSorted((a, b) => a - b);
const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
const held = [
  printFigure({ id: 'boards.search.bytes', value: bytes, unit: 'B', limit: 61_440 }),
  printFigure({
    id: 'boards.search.p95',
    value: Math.round(p95 * 100) / 100,
    unit: 'ms',
    limit: 25,
  }),
];
const sells = await measureLicences();
process.exitCode = sells && held.every(Boolean) ? 0 : 1;
