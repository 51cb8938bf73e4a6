import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openBaseMap } from './base-map.ts';
import { describeMapTiles } from './describe-map-tiles.ts';
import { readMapSource } from './map-source.ts';
import { type MapTheme, mapThemes } from './map-theme.ts';
import type { ServedMap, TileAddress } from './served-map.ts';

const map = await openBuiltin();
const demo = await openBuiltin({ hasDemoStreets: true });

afterAll(async () => {
  await map.close();
  await demo.close();
});

async function openBuiltin({ hasDemoStreets = false } = {}): Promise<ServedMap> {
  const opened = await openBaseMap({ kind: 'builtin', hasDemoStreets });
  if (opened.kind !== 'served') throw new Error('The built-in map is served.');
  return opened;
}

async function drawn(address: TileAddress, theme: MapTheme, of = map): Promise<string> {
  const tile = await of.readTile(address, theme);
  return tile ? gunzipSync(tile).toString() : '';
}

const forbidden = /<script|<style|\sstyle=|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/;

/** Tiles of each zoom around Hamilton, Sydney, the ocean, the Arctic and the edges of the data. */
function sampleTiles() {
  const points = [
    [43.25, -79.85],
    [-33.87, 151.2],
    [30, -140],
    [78, -90],
    [20.5, -156],
    [51.5, -0.1],
    [-43, 147],
  ];
  return points.flatMap(([lat = 0, lng = 0]) =>
    Array.from({ length: 14 }, (_, index) => {
      const z = index + 3;
      const sine = Math.sin((lat * Math.PI) / 180);
      return {
        z,
        x: Math.floor((lng / 360 + 0.5) * 2 ** z),
        y: Math.floor((0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * 2 ** z),
      };
    }),
  );
}

describe('the built-in map', () => {
  test('draws well-formed SVG without script, style or outside reference', async () => {
    const samples = sampleTiles();
    for (const address of samples) {
      for (const theme of mapThemes) {
        const tile = await drawn(address, theme, demo);
        expect(unclosedElements(tile)).toEqual([]);
        expect(tile.slice(0, 52)).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="256" ');
        expect(tile.match(forbidden)).toBeNull();
        expect(tile.length).toBeLessThan(100_000);
      }
    }
    expect(samples).toHaveLength(98);
  });

  test('shows land and names in the colours of the theme', async () => {
    const hamilton = { z: 9, x: 142, y: 187 };
    const [light, dark] = await Promise.all(mapThemes.map((theme) => drawn(hamilton, theme)));
    expect(light).toContain('fill="#f4f1e9"');
    expect(light).toContain('>Hamilton</text>');
    expect(dark).toContain('fill="#1c242c"');
    expect(dark).not.toContain('#f4f1e9');
  });

  test('shows streets, parks and their names in the towns of the demo alone', async () => {
    const hamilton = { z: 15, x: 9_115, y: 11_989 };
    const streets = await drawn(hamilton, 'light', demo);
    expect(streets).toContain('stroke="#ffffff"');
    expect(streets).toMatch(/rotate\(-?\d+\)"[^>]*>[^<]+ (Street|Road|Avenue|Lane|Drive|Court)</);
    expect(await drawn(hamilton, 'light')).not.toContain('stroke="#ffffff"');
    const { streets: where } = demo;
    const isIn = (lat: number, lng: number) =>
      where?.towns.some(
        ({ west, south, east, north }) => lng > west && lng < east && lat > south && lat < north,
      );
    expect(isIn(43.25, -79.85)).toBe(true);
    expect(isIn(54.77, -101.88)).toBe(false);
    expect(map.streets?.towns).toEqual([]);
  });

  test('ends two zooms beyond its land by hand, and with the streets of the demo', () => {
    expect(map).toMatchObject({ maxZoom: 14, streets: { landZoom: 12, closeZoom: 14 } });
    expect(demo).toMatchObject({ maxZoom: 16, streets: { landZoom: 12, closeZoom: 14 } });
    expect(demo.version).not.toBe(map.version);
  });

  test('is all water in mid-ocean', async () => {
    const tile = await drawn({ z: 9, x: 56, y: 211 }, 'light');
    expect(tile.match(/<path/g)).toHaveLength(1);
    expect(tile).toContain('#bcd9e6');
  });

  test('keeps its version from one start to the next', async () => {
    const again = await openBuiltin();
    expect(again.version).toBe(map.version);
    await again.close();
  });
});

/** Names of elements that are opened and never closed, or closed out of turn. */
function unclosedElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', single] of svg.matchAll(
    /<(\/?)(\w+)(?:\s+[\w-]+="[^"<>]*")*(\/?)>/g,
  )) {
    if (single) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [`/${name}`];
  }
  const tags = svg.match(/[<>]/g)?.length ?? 0;
  const read = [...svg.matchAll(/<(\/?)(\w+)(?:\s+[\w-]+="[^"<>]*")*(\/?)>/g)].length;
  return tags === read * 2 ? open : ['a tag that is none'];
}

describe("an operator's map", () => {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));

  test('may be an archive of raster tiles', async () => {
    const path = join(folder, 'raster.pmtiles');
    writeFileSync(path, rasterArchive());
    const own = await openBaseMap({
      kind: 'archive',
      path,
      attribution: [{ label: '© Somebody', url: null }],
    });
    if (own.kind !== 'served') throw new Error('An archive is served.');
    expect(own).toMatchObject({ extension: 'png', contentType: 'image/png', maxNativeZoom: 0 });
    expect(String(await own.readTile({ z: 0, x: 0, y: 0 }, 'dark'))).toBe('picture');
    expect(await own.readTile({ z: 1, x: 0, y: 0 }, 'light')).toBeUndefined();
    await own.close();
  });

  test('may be a tile service, which browsers ask themselves', async () => {
    const source = readMapSource({
      BOARDWALK_MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      BOARDWALK_MAP_ATTRIBUTION: '© Streets https://streets.example/credit; Somebody else',
    });
    expect(describeMapTiles(await openBaseMap(source), 'http://localhost:4000')).toMatchObject({
      tiles: { dark: 'https://tiles.example/{z}/{x}/{y}.png' },
      attribution: [
        { label: '© Streets', url: 'https://streets.example/credit' },
        { label: 'Somebody else', url: null },
      ],
    });
  });

  test.each([
    [{ BOARDWALK_MAP_TILE_URL: 'https://t.example/{z}/{x}/{y}' }, 'BOARDWALK_MAP_ATTRIBUTION'],
    [
      { BOARDWALK_MAP_TILE_URL: 'http://t.example/{z}/{x}', BOARDWALK_MAP_ATTRIBUTION: 'x' },
      'BOARDWALK_MAP_TILE_URL',
    ],
    [
      { BOARDWALK_MAP_TILE_URL: 'https://t.example/{z}/{x}/{y}', BOARDWALK_MAP_PMTILES: 'y' },
      'not both',
    ],
  ])('is refused with a sentence when the setting is wrong', (environment, expected) => {
    expect(() => readMapSource(environment)).toThrow(expected);
  });

  test('takes the place of the streets of the demo, which are shown in demo mode alone', () => {
    const own = {
      BOARDWALK_MAP_TILE_URL: 'https://t.example/{z}/{x}/{y}.png',
      BOARDWALK_MAP_ATTRIBUTION: 'Somebody',
    };
    expect(readMapSource({ ...own, BOARDWALK_MODE: 'demo' }).kind).toBe('service');
    expect(readMapSource({ BOARDWALK_MODE: 'demo' })).toMatchObject({ hasDemoStreets: true });
    expect(readMapSource({ BOARDWALK_MODE: 'live' })).toMatchObject({ hasDemoStreets: false });
  });

  test('is refused when the archive is missing or none', async () => {
    const path = join(folder, 'text.pmtiles');
    writeFileSync(path, 'not an archive');
    for (const wrong of [path, join(folder, 'missing.pmtiles')]) {
      const opening = openBaseMap({ kind: 'archive', path: wrong, attribution: [] });
      await expect(opening).rejects.toThrow('BOARDWALK_MAP_PMTILES names no PMTiles archive');
    }
  });
});

/** The smallest archive: one PNG at zoom 0, nothing packed. */
function rasterArchive(): Buffer {
  const directory = Buffer.from([1, 0, 1, 7, 1]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const sections = [directory, Buffer.from('{}'), Buffer.alloc(0), Buffer.from('picture')];
  let offset = 127;
  sections.forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16);
    offset += section.length;
  });
  header.set([1, 1, 1, 2, 0, 0], 96);
  return Buffer.concat([header, ...sections]);
}
