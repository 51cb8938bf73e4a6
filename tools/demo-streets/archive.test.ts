import { fileURLToPath } from 'node:url';
import { openTileArchive } from '@boardwalk/api/src/places/tiles/tile-archive.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf, readDemoTowns } from './demo-towns.ts';

const path = fileURLToPath(
  new URL('../../apps/api/assets/demo-streets/demo-streets.pmtiles', import.meta.url),
);

test('the streets are those of the boards and listings that the demo has (pnpm demo:streets)', {
  timeout: 60_000,
}, async () => {
  const archive = await openTileArchive(path);
  onTestFinished(() => archive.close());
  const towns = await readDemoTowns();
  expect(towns.length).toBeGreaterThan(1_000);
  expect(await archive.readMetadata()).toMatchObject({ madeFrom: fingerprintOf(towns) });
});
