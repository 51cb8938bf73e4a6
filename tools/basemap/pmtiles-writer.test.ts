import { createHash } from 'node:crypto';
import { PMTiles } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { type ArchiveDescription, createArchive } from './pmtiles-writer.ts';

const description: ArchiveDescription = {
  tileType: 'mvt',
  minZoom: 0,
  maxZoom: 8,
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  metadata: { name: 'A test', vector_layers: [] },
};

function openArchive(bytes: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}

async function readText(archive: PMTiles, z: number, x: number, y: number) {
  const tile = await archive.getZxy(z, x, y);
  return tile && Buffer.from(tile.data).toString();
}

describe('an archive', () => {
  test('gives back every tile, what describes it, and nothing else', async () => {
    const writer = createArchive(description);
    const addresses = [0, 1, 2, 3].flatMap((z) =>
      Array.from({ length: 4 ** z }, (_, index) => [z, index % 2 ** z, index >> z] as const),
    );
    for (const [z, x, y] of addresses) writer.add(z, x, y, Buffer.from(`tile ${z} ${x} ${y}`));
    const archive = openArchive(writer.finish());
    for (const [z, x, y] of addresses) {
      expect(await readText(archive, z, x, y)).toBe(`tile ${z} ${x} ${y}`);
    }
    expect(addresses).toHaveLength(85);
    expect(await archive.getZxy(4, 3, 3)).toBeUndefined();
    expect(await archive.getMetadata()).toEqual(description.metadata);
    expect(await archive.getHeader()).toMatchObject({
      specVersion: 3,
      numAddressedTiles: 85,
      numTileContents: 85,
      tileType: 1,
      minLon: -180,
      maxLat: 85,
      maxZoom: 8,
    });
  });

  test('keeps equal tiles once and lists neighbours that are equal as one', async () => {
    const writer = createArchive(description);
    for (let index = 0; index < 64; index++) {
      const isLand = index === 27;
      writer.add(3, index % 8, index >> 3, Buffer.from(isLand ? 'land' : 'sea'));
    }
    const archive = openArchive(writer.finish());
    const header = await archive.getHeader();
    expect([header.numAddressedTiles, header.numTileEntries, header.numTileContents]).toEqual([
      64, 3, 2,
    ]);
    expect(await readText(archive, 3, 3, 3)).toBe('land');
    expect(await readText(archive, 3, 7, 7)).toBe('sea');
  });

  test('splits a directory that does not fit the first 16 KiB', async () => {
    const writer = createArchive({ ...description, tileType: 'png' });
    const content = (index: number) =>
      `${index} ${'x'.repeat(createHash('sha256').update(`${index}`).digest().readUInt8())}`;
    for (let index = 0; index < 30_000; index++) {
      writer.add(8, index % 256, index >> 8, Buffer.from(content(index)));
    }
    const archive = openArchive(writer.finish());
    const header = await archive.getHeader();
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThanOrEqual(16_384);
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    for (const index of [0, 1, 2_047, 2_048, 12_345, 29_999]) {
      expect(await readText(archive, 8, index % 256, index >> 8)).toBe(content(index));
    }
  });
});
