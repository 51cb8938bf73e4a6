import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import { beginningBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import {
  type UploadKind,
  type UploadType,
  uploadTypes,
} from '@boardwalk/sdk-core/media/upload-rules';
import type { ArrivingFile } from '@boardwalk/sdk-core/vocabulary/file-form';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createFairQueue } from '../../platform/calls/fair-queue.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { unreadablePicture } from '../../platform/storage/images.ts';
import { invalidFile } from './invalid-file.ts';
import { fileTooLarge, type NewFile, reserveFile } from './reserve-file.ts';
import { isHeicFile, sniffType } from './sniff-type.ts';
import { storeArriving } from './store-arriving.ts';

/**
 * Files of one person take turns by the row of that person: all that came at once would each hold a
 * connection to the database meanwhile, and leave none to anybody.
 */
const reserving = createFairQueue({
  what: 'files',
  atOnce: 4,
  waitingOfOne: 60,
  waitingOfAll: 300,
});

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

type Receiver = Pick<Platform, 'clock' | 'database' | 'storage'>;

/**
 * Stores a file while it arrives, as soon as its first bytes show what it is and there is room for
 * it; it is cut off where its room ends.
 */
export async function receiveFile(
  platform: Receiver,
  { id, ownerId, kind }: NewUpload,
  { content, name: givenName, ...claims }: ArrivingFile,
  /** Makes room for it, where it is no file of its owner's own; answers how many bytes may come. */
  reserve: (platform: Receiver, file: NewFile) => Promise<number> = reserveFile,
): Promise<ReceivedFile> {
  const chunks = content[Symbol.asyncIterator]();
  const beginning = await readBeginning(chunks);
  const type = sniffType(beginning);
  if (!type || (kind && uploadTypes[type] !== kind)) throw noneOfOurs(beginning, kind);
  const name = readFileName(givenName ?? '');
  const file = { id, ownerId, type, name, ...claims };
  const room = await reserving.run(ownerId, () => reserve(platform, file));
  const arriving = upTo(room, beginning, chunks, () => fileTooLarge(type, room));
  const stored = await storeArriving(platform.storage, { id, type }, arriving);
  return { type, name, ...stored };
}

const pictureTypes = 'Pictures may be JPEG, PNG, WebP, GIF or AVIF.';
const videoTypes = 'Videos may be MP4, MOV or WebM.';

/** Why a file is none of those that are taken. */
function noneOfOurs(beginning: Buffer, kind: UploadKind | undefined): Problem {
  if (isHeicFile(beginning)) {
    return unreadablePicture(
      'This is a HEIC picture, as iPhones keep them. Save or export it as JPEG, then choose that file.',
    );
  }
  const taken = kind === 'image' ? pictureTypes : `${pictureTypes} ${videoTypes}`;
  return invalidFile(
    `Please choose a valid file. ${taken}`,
    `expected a ${kind ?? 'picture or a video'}`,
  );
}

/** Reads as many of the first bytes as show the type, or all where there are fewer. */
async function readBeginning(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for (let length = 0; length < beginningBytes; ) {
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
