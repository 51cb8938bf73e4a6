import { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** A disk that takes so many bytes more, until a test changes it. */
export interface FillingDisk {
  bytesLeft: number;
}

/** A storage on such a disk: what it is given breaks off as it does where the disk is full. */
export function onDisk(storage: Storage, disk: FillingDisk): Storage {
  async function* written(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      disk.bytesLeft -= piece.length;
      if (disk.bytesLeft < 0) throw noSpace();
      yield piece;
    }
  }
  return {
    ...storage,
    put(path, content) {
      const pieces = content instanceof Readable ? content : Readable.from([content]);
      return storage.put(path, Readable.from(written(pieces), { objectMode: false }));
    },
  };
}

/** Returns the error as Node.js reports it. */
function noSpace(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}
