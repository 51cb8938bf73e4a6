import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createArchive } from '@boardwalk/tools/basemap/pmtiles-writer';
import { coverageOf } from './coverage.ts';
import { fingerprintOf, readDemoTowns } from './demo-towns.ts';
import { cutStreets, deepestZoom, firstZoom } from './street-tiles.ts';
import { planTown } from './town-plan.ts';

const target = new URL('../../apps/api/assets/demo-streets/demo-streets.pmtiles', import.meta.url);

const started = performance.now();
const demoTowns = await readDemoTowns();
const plans = demoTowns.map(planTown);
const archive = createArchive({
  tileType: 'mvt',
  minZoom: firstZoom,
  maxZoom: deepestZoom,
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  metadata: {
    name: 'Streets of the demo, all of them invented',
    madeFrom: fingerprintOf(demoTowns),
    towns: coverageOf(plans),
    vector_layers: ['park', 'street', 'streetLabel'].map((id) => ({ id, fields: {} })),
  },
});
let tiles = 0;
for (const { z, x, y, bytes } of cutStreets(plans)) {
  archive.add(z, x, y, bytes);
  tiles += 1;
}
const bytes = archive.finish();
await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, bytes);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
console.log(
  `${plans.length} towns, ${tiles} tiles, ${(bytes.length / 1e6).toFixed(2)} MB, ${hash}, ${seconds} s`,
);
