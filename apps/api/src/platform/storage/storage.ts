import type { Readable } from 'node:stream';

/** Bytes `start` to `end` of a file, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly bytes: number;
}

/** The port that keeps files: a local folder, or an object store that speaks S3. */
export interface Storage {
  /** Keeps the file whole or not at all; one of the same path is replaced. */
  put(path: string, content: Uint8Array | Readable): Promise<StoredFile>;
  /** Takes a file of this machine over as `path`, cheaply where the engine can. */
  adopt(path: string, localFile: string): Promise<StoredFile>;
  /** The file's size, or nothing where there is none. */
  find(path: string): Promise<StoredFile | undefined>;
  /** The bytes of a file that is there. */
  read(path: string, range?: ByteRange): Readable;
  /** Removes the file; nothing happens where there is none. */
  remove(path: string): Promise<void>;
  /** Removes what was begun before that moment and never became whole, as after a crash. */
  removeUnfinished(before: Date): Promise<void>;
}
