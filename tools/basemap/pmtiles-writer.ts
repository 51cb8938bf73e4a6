import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

/** What a PMTiles archive says about itself; degrees for the bounds. */
export interface ArchiveDescription {
  readonly tileType: 'mvt' | 'png';
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: { west: number; south: number; east: number; north: number };
  readonly metadata: Readonly<Record<string, unknown>>;
}

interface Entry {
  readonly tileId: number;
  readonly offset: number;
  readonly length: number;
  runLength: number;
}

const headerLength = 127;
/** Readers fetch the header and the root directory with the first 16 KiB. */
const rootLimit = 16_384 - headerLength;
const tileTypes = { mvt: 1, png: 2 };
const gzipped = 2;
const uncompressed = 1;

/** Collects tiles and writes them as one PMTiles version 3 archive; equal tiles are stored once. */
export function createArchive(description: ArchiveDescription) {
  const tiles = new Map<number, Buffer>();

  /** Adds the uncompressed bytes of a tile. */
  function add(z: number, x: number, y: number, bytes: Uint8Array): void {
    const isPacked = description.tileType === 'mvt';
    tiles.set(zxyToTileId(z, x, y), isPacked ? gzipSync(bytes, { level: 9 }) : Buffer.from(bytes));
  }

  /** The bytes of the archive. */
  function finish(): Buffer {
    const { entries, data, contents } = layOut(tiles);
    const { root, leaves } = splitDirectory(entries);
    const metadata = gzipSync(JSON.stringify(description.metadata), { level: 9 });
    const sections = [root, metadata, leaves, data];
    const header = writeHeader(description, sections, { tiles: tiles.size, entries, contents });
    return Buffer.concat([header, ...sections]);
  }

  return { add, finish };
}

function layOut(tiles: ReadonlyMap<number, Buffer>) {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const chunks: Buffer[] = [];
  let end = 0;
  for (const [tileId, bytes] of [...tiles].sort(([a], [b]) => a - b)) {
    const content = bytes.toString('latin1');
    let offset = places.get(content);
    if (offset === undefined) {
      offset = end;
      places.set(content, offset);
      chunks.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === offset && last.tileId + last.runLength === tileId) {
      last.runLength++;
    } else {
      entries.push({ tileId, offset, length: bytes.length, runLength: 1 });
    }
  }
  return { entries, data: Buffer.concat(chunks), contents: places.size };
}

function splitDirectory(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = writeDirectory(entries);
  if (whole.length <= rootLimit) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 2_048; ; size *= 2) {
    const leaves: Buffer[] = [];
    const pointers: Entry[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const part = entries.slice(start, start + size);
      const leaf = writeDirectory(part);
      leaves.push(leaf);
      pointers.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 });
      offset += leaf.length;
    }
    const root = writeDirectory(pointers);
    if (root.length <= rootLimit) return { root, leaves: Buffer.concat(leaves) };
  }
}

function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  pushVarint(bytes, entries.length);
  entries.forEach((entry, index) => {
    pushVarint(bytes, entry.tileId - (entries[index - 1]?.tileId ?? 0));
  });
  for (const entry of entries) pushVarint(bytes, entry.runLength);
  for (const entry of entries) pushVarint(bytes, entry.length);
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    const follows = before !== undefined && before.offset + before.length === entry.offset;
    pushVarint(bytes, follows ? 0 : entry.offset + 1);
  });
  return gzipSync(Buffer.from(bytes), { level: 9 });
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

function writeHeader(
  description: ArchiveDescription,
  sections: readonly Buffer[],
  counts: { tiles: number; entries: readonly Entry[]; contents: number },
): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let offset = headerLength;
  sections.forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16);
    offset += section.length;
  });
  [counts.tiles, counts.entries.length, counts.contents].forEach((count, index) => {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8);
  });
  const tileCompression = description.tileType === 'mvt' ? gzipped : uncompressed;
  const isClustered = 1;
  header.set([isClustered, gzipped, tileCompression, tileTypes[description.tileType]], 96);
  header.set([description.minZoom, description.maxZoom], 100);
  const { west, south, east, north } = description.bounds;
  [west, south, east, north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  header.writeUInt8(description.minZoom, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
