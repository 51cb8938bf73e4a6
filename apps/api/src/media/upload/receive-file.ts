import { Readable } from 'node:stream';
import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
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
}

/**
 * Stores a file while it arrives, as soon as its first bytes tell what it is and there is room for
 * it; it is cut off where its room ends.
 */
export async function receiveFile(
  platform: Pick<Platform, 'clock' | 'database' | 'storage'>,
  { id, ownerId }: { readonly id: string; readonly ownerId: UserId },
  { content, name: givenName, bytesAtMost }: ArrivingFile,
): Promise<ReceivedFile> {
  const chunks = content[Symbol.asyncIterator]();
  const beginning = await readBeginning(chunks);
  const type = sniffType(beginning);
  if (!type) throw invalidFile('Please choose a valid file.', 'expected a picture or a video');
  const name = readFileName(givenName ?? '');
  const room = await reserveFile(platform, { id, ownerId, type, name, bytesAtMost });
  const path = isVideo(type) ? storedVideoPath(id, videoEndings[type]) : arrivalPath(id);
  const arriving = upTo(room, beginning, chunks, () => fileTooLarge(type, room));
  const whole = isVideo(type) ? cleanVideo(type, arriving) : arriving;
  const { bytes } = await platform.storage.put(path, Readable.from(whole, { objectMode: false }));
  return { type, name, bytes };
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
