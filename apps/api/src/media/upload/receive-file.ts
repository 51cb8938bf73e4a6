import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import {
  type UploadKind,
  type UploadType,
  uploadTypes,
} from '@boardwalk/sdk-core/media/upload-rules';
import type { ArrivingFile } from '@boardwalk/sdk-core/vocabulary/file-form';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Platform } from '../../platform/calls/operation.ts';
import { arrivalPath, isVideo, storedVideoPath, videoEndings } from '../file-path.ts';
import { cleanVideo } from '../video/clean-video.ts';
import { invalidFile } from './invalid-file.ts';
import { fileTooLarge, reserveFile } from './reserve-file.ts';
import { sniffedBytes, sniffType } from './sniff-type.ts';

interface ReceivedFile {
  readonly type: UploadType;
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of what was sent. */
  readonly hash: string;
}

interface NewUpload {
  readonly id: string;
  readonly ownerId: UserId;
  /** Where it may be of one kind only. */
  readonly kind?: UploadKind;
}

/**
 * Stores a file while it arrives, as soon as its first bytes tell what it is and there is room for
 * it; it is cut off where its room ends.
 */
export async function receiveFile(
  platform: Pick<Platform, 'clock' | 'database' | 'storage'>,
  { id, ownerId, kind }: NewUpload,
  { content, name: givenName, ...claims }: ArrivingFile,
): Promise<ReceivedFile> {
  const chunks = content[Symbol.asyncIterator]();
  const beginning = await readBeginning(chunks);
  const type = sniffType(beginning);
  if (!type || (kind && uploadTypes[type] !== kind)) {
    throw invalidFile('Please choose a valid file.', `expected a ${kind ?? 'picture or a video'}`);
  }
  const name = readFileName(givenName ?? '');
  const room = await reserveFile(platform, { id, ownerId, type, name, ...claims });
  const path = isVideo(type) ? storedVideoPath(id, videoEndings[type]) : arrivalPath(id);
  const hash = createHash('sha256');
  const arriving = hashed(
    hash,
    upTo(room, beginning, chunks, () => fileTooLarge(type, room)),
  );
  const whole = isVideo(type) ? cleanVideo(type, arriving) : arriving;
  const { bytes } = await platform.storage.put(path, Readable.from(whole, { objectMode: false }));
  return { type, name, bytes, hash: hash.digest('hex') };
}

async function* hashed(hash: Hash, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** As many of the first bytes as tell the type, or all where there are fewer. */
async function readBeginning(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for (let length = 0; length < sniffedBytes; ) {
    const { done, value } = await chunks.next();
    if (done) break;
    read.push(value);
    length += value.length;
  }
  return Buffer.concat(read);
}

async function* upTo(
  room: number,
  beginning: Buffer,
  rest: AsyncIterator<Uint8Array>,
  refuse: () => Problem,
): AsyncGenerator<Uint8Array> {
  let length = beginning.length;
  if (length > room) throw refuse();
  yield beginning;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    length += value.length;
    if (length > room) throw refuse();
    yield value;
  }
}
