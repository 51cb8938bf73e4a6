import { expect, test } from 'vitest';
import { readMapTileService } from './map-tile-service.ts';

const read = (template: string) => readMapTileService({ BOARDWALK_MAP_TILE_URL: template });

test('without the setting our own server has the tiles', () => {
  expect(readMapTileService({})).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
  ['https://tiles.example:8443/a?z={z}&x={x}&y={y}', 'https://tiles.example:8443'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example'],
  ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
])('%s is named by its origin', (template, source) => {
  expect(read(template)).toEqual({ template, source });
});

test.each([
  'x',
  'https://tiles.example/{z}/{x}.png',
  'http://tiles.example/{z}/{x}/{y}.png',
  'http://localhost.tiles.example/{z}/{x}/{y}.png',
  'https:///{z}/{x}/{y}',
  'https://tiles.{s}.example/{z}/{x}/{y}.png',
  "https://tiles.example;script-src'self'/{z}/{x}/{y}.png",
  'javascript:alert(1)//{z}{x}{y}',
])('%s is refused with an example', (template) => {
  expect(() => read(template)).toThrow(
    'BOARDWALK_MAP_TILE_URL must be like https://tiles.example/{z}/{x}/{y}.png',
  );
});
