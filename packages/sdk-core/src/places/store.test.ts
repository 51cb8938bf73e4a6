import { expect, it } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { Problem } from '../vocabulary/problem.ts';
import { readMapTiles } from './endpoints.ts';
import type { MapTiles } from './schemas.ts';
import { createMapTilesStore } from './store.ts';

const tiles: MapTiles = {
  tiles: { light: '/light/{z}/{x}/{y}.svg', dark: '/dark/{z}/{x}/{y}.svg' },
  minZoom: 3,
  maxNativeZoom: 10,
  maxZoom: 12,
  streets: null,
  attribution: [],
};

it('asks once for the tiles of all maps', async () => {
  const client = createFakeClient().answer(readMapTiles, () => tiles);
  const store = createMapTilesStore({ client });
  await Promise.all([store.load(), store.load()]);
  await store.load();
  expect(client.calls.length).toBe(1);
  expect(store.$state.get()).toEqual({ state: 'ready', value: tiles });
});

it('asks again after a failure', async () => {
  let isDown = true;
  const client = createFakeClient().answer(readMapTiles, () => {
    if (isDown) throw new Problem('network', 'No connection.');
    return tiles;
  });
  const store = createMapTilesStore({ client });
  await store.load();
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  isDown = false;
  await store.load();
  expect(store.$state.get().state).toBe('ready');
});
