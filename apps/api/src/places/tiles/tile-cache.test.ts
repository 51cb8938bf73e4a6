import { expect, test } from 'vitest';
import { createTileCache } from './tile-cache.ts';

async function drawn(tile: string): Promise<Buffer> {
  return Buffer.from(tile);
}

async function never(): Promise<Buffer> {
  throw new Error('The tile was to be kept.');
}

test('a kept tile is not drawn again', async () => {
  const cache = createTileCache(10);
  expect(String(await cache.take('a', () => drawn('12345')))).toBe('12345');
  expect(String(await cache.take('a', never))).toBe('12345');
});

test('the tile asked for longest ago makes room', async () => {
  const cache = createTileCache(10);
  await cache.take('a', () => drawn('12345'));
  await cache.take('b', () => drawn('12345'));
  await cache.take('a', never);
  await cache.take('c', () => drawn('12345'));
  expect(String(await cache.take('a', never))).toBe('12345');
  expect(String(await cache.take('b', () => drawn('again')))).toBe('again');
});

test('a tile larger than the cache is handed out and not kept', async () => {
  const cache = createTileCache(3);
  expect(String(await cache.take('a', () => drawn('12345')))).toBe('12345');
  expect(String(await cache.take('a', () => drawn('again')))).toBe('again');
});

test('a tile that fails is not kept', async () => {
  const cache = createTileCache(10);
  await expect(cache.take('a', never)).rejects.toThrow();
  expect(String(await cache.take('a', () => drawn('12345')))).toBe('12345');
});
