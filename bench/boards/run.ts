import { join, resolve } from 'node:path';
import { percentile95, printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { measureFrames } from './frames.ts';
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
const held = [
  printFigure({ id: 'boards.search.bytes', value: bytes, unit: 'B', limit: 61_440 }),
  printFigure({
    id: 'boards.search.p95',
    value: percentile95(times),
    unit: 'ms',
    limit: 25,
  }),
];
const frames = await measureFrames();
for (const [id, all, limit] of [
  ['boards.frame.1x.p95', frames.at1x, 20],
  ['boards.frame.4x.p95', frames.at4x, 34],
  ['boards.frame.50k.p95', frames.at50k, 50],
] as const) {
  held.push(printFigure({ id, value: percentile95(all), unit: 'ms', limit }));
}
const sells = await measureLicences();
process.exitCode = sells && held.every(Boolean) ? 0 : 1;
