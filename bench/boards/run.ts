import { join, resolve } from 'node:path';
import { percentile95, printFigure } from '../figures/figure.ts';
import { startBenchCluster } from '../postgres/bench-cluster.ts';
import { measureFrames } from './frames.ts';
import { measureLicences } from './licences.ts';
import { type MeasuredMap, measureMap } from './map.ts';
import { measureSigns } from './signs.ts';

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

async function showMap(): Promise<boolean> {
  const { boards, bytes, times } = await measure();
  if (boards !== 3_000) throw new Error(`The map has ${boards} boards in place of 3,000.`);
  const value = percentile95(times);
  return [
    printFigure({ id: 'boards.search.bytes', value: bytes, unit: 'B', limit: 61_440 }),
    printFigure({ id: 'boards.search.p95', value, unit: 'ms', limit: 25 }),
  ].every(Boolean);
}

async function showFrames(): Promise<boolean> {
  const { at1x, at4x, at50k } = await measureFrames();
  const figures = [
    ['boards.frame.1x.p95', at1x, 20],
    ['boards.frame.4x.p95', at4x, 34],
    ['boards.frame.50k.p95', at50k, 50],
  ] as const;
  return figures
    .map(([id, all, limit]) => printFigure({ id, value: percentile95(all), unit: 'ms', limit }))
    .every(Boolean);
}

async function showSigns(): Promise<boolean> {
  const { seen, hidden } = await measureSigns();
  say(`${seen} signs were seen. ${hidden.join('; ')}`);
  return printFigure({ id: 'boards.signs.hidden', value: hidden.length, unit: '1', limit: 0 });
}

const parts = { map: showMap, frames: showFrames, signs: showSigns, licences: measureLicences };
const wanted = process.argv.slice(2);
const held: boolean[] = [];
for (const [name, show] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) held.push(await show());
}
if (held.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
process.exitCode = held.every(Boolean) ? 0 : 1;
