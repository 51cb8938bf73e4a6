import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { isCovered, maxZoom, minZoom } from './coverage.ts';
import { labelMarks, settlementMarks, sortIntoTiles } from './marks.ts';
import { extentAt, readOutlines } from './outlines.ts';
import { createArchive } from './pmtiles-writer.ts';

const target = new URL('../../apps/api/assets/basemap/basemap.pmtiles', import.meta.url);
const layerNames = ['land', 'urban', 'river', 'lake', 'border', 'label'];

const started = performance.now();
const cutOutlines = await readOutlines();
const labels = labelMarks();
const settlements = settlementMarks();
const archive = createArchive({
  tileType: 'mvt',
  minZoom,
  maxZoom,
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  metadata: {
    name: 'Boardwalk base map',
    attribution: 'GSHHG, DCW (GMT), Natural Earth, US Census, GeoNames',
    vector_layers: layerNames.map((id) => ({ id, fields: {} })),
  },
});
let tiles = 0;
for (let z = minZoom; z <= maxZoom; z++) tiles += addZoom(z);
const bytes = archive.finish();
await mkdir(new URL('.', target), { recursive: true });
await writeFile(target, bytes);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
console.log(`${tiles} tiles, ${(bytes.length / 1e6).toFixed(2)} MB, ${hash}, ${seconds} s`);

function addZoom(z: number): number {
  const extent = extentAt(z);
  const urban = sortIntoTiles(settlements, z, extent);
  const label = sortIntoTiles(labels, z, extent);
  let added = 0;
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) {
      if (!isCovered(z, x, y)) continue;
      const points = { urban: urban.get(`${x} ${y}`), label: label.get(`${x} ${y}`) };
      const layers = { ...cutOutlines(z, x, y), ...pointLayers(points) };
      archive.add(z, x, y, fromGeojsonVt(layers, { version: 2, extent }));
      added++;
    }
  }
  return added;
}

function pointLayers<Features>(layers: Record<string, Features[] | undefined>) {
  return Object.fromEntries(
    Object.entries(layers).flatMap(([name, features]) => (features ? [[name, { features }]] : [])),
  );
}
