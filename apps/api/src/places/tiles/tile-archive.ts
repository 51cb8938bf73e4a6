import { type FileHandle, open } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { gunzipSync } from 'fflate';
import { Compression, type Header, PMTiles, SharedPromiseCache, type Source } from 'pmtiles';

/** A PMTiles archive on disk, of which only what is requested is read. */
export interface TileArchive {
  readonly header: Header;
  /** When the file changed last and how long it is, to distinguish archives. */
  readonly stamp: string;
  /** The uncompressed bytes of a tile, or nothing where the archive has none. */
  read(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
  /** What the archive says of itself, as JSON. */
  readMetadata(): Promise<unknown>;
  close(): Promise<void>;
}

/** Directories held in memory; each lists at most a few thousand tiles. */
const keptDirectories = 24;

/** Opens an archive; rejects when the file is missing or no PMTiles archive of version 3. */
export async function openTileArchive(path: string): Promise<TileArchive> {
  const file = await open(path, 'r');
  try {
    return await readArchive(file, path);
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readArchive(file: FileHandle, path: string): Promise<TileArchive> {
  const { size, mtimeMs } = await file.stat();
  const cache = new SharedPromiseCache(keptDirectories, undefined, decompress);
  const archive = new PMTiles(fileSource(file, path), cache, decompress);
  return {
    header: await archive.getHeader(),
    stamp: `${size}-${Math.round(mtimeMs)}`,
    async read(z, x, y) {
      const tile = await archive.getZxy(z, x, y);
      return tile && new Uint8Array(tile.data);
    },
    readMetadata: () => archive.getMetadata(),
    close: () => file.close(),
  };
}

function fileSource(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytesRead === length ? bytes.buffer : bytes.buffer.slice(0, bytesRead) };
    },
  };
}

/**
 * Tiles are a few kilobytes. Node's `gunzipSync` makes a stream for each, which stays in memory
 * until V8 collects the whole heap.
 */
async function decompress(packed: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return packed;
  if (compression === Compression.Gzip) return gunzipSync(new Uint8Array(packed)).buffer;
  if (compression === Compression.Brotli)
    return new Uint8Array(brotliDecompressSync(packed)).buffer;
  throw new Error('The map archive is packed by zstd; pack it by gzip or brotli.');
}
