import { constants, createGzip, type Gzip, type ZlibReset } from 'node:zlib';
import pLimit from 'p-limit';

/** Node resets gzip as it does deflate, which it is a form of; the types name deflate only. */
type ReusableGzip = Gzip & ZlibReset;

/** Packs a text by gzip. */
export type GzipPacker = (text: string) => Promise<Buffer>;

/**
 * Makes a packer whose one compressor serves all texts, one after another. `gzipSync` makes one
 * for each, and what has a native side stays in memory until V8 collects the whole heap.
 */
export function createGzipPacker(): GzipPacker {
  const gzip = createGzip() as ReusableGzip;
  const inTurn = pLimit(1);
  return (text) => inTurn(pack, gzip, text);
}

async function pack(gzip: ReusableGzip, text: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  const keep = (part: Buffer) => parts.push(part);
  gzip.on('data', keep);
  gzip.write(text);
  await new Promise<void>((resolve) => gzip.flush(constants.Z_FINISH, resolve));
  gzip.off('data', keep);
  gzip.reset();
  return joinExactly(parts);
}

/** A part of a larger buffer would keep the whole of it in memory. */
function joinExactly(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((total, part) => total + part.length, 0);
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) at += part.copy(joined, at);
  return joined;
}
