import {
  maximumFiles,
  storageCapacity,
  type UploadType,
  uploadLimits,
  uploadTypes,
} from '@boardwalk/sdk-core/media/upload-rules';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { count, eq, sum } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { filesTable } from '../tables.ts';

/** The specification's own words. */
const noRoom = 'Fail to upload file, the file has exceeded the total maximum capacity.';

/** What a form may have beside its file. */
const formBytes = 32_000;

export interface NewFile {
  readonly id: string;
  readonly ownerId: UserId;
  readonly type: UploadType;
  readonly name: string;
  /** Bytes that the request claims to have. */
  readonly bytesAtMost: number | undefined;
  /** Whether these are the file's own. */
  readonly isAlone: boolean;
}

/**
 * Makes room for a file before it arrives, so that many at once don't pass the capacity together;
 * answers how many bytes may come.
 */
export async function reserveFile(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  file: NewFile,
): Promise<number> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, file.ownerId);
    const room = await findRoom(transaction, file);
    const claimed = file.bytesAtMost ?? 0;
    if (file.isAlone && claimed > room + formBytes) throw fileTooLarge(file.type, room);
    await takeRoom(transaction, clock.now(), file, Math.min(room, file.bytesAtMost ?? room));
    return room;
  });
}

/** The same for a file that says its exact size; its owner is locked. */
export async function reserveExactly(
  transaction: Queries,
  now: Date,
  file: Omit<NewFile, 'bytesAtMost' | 'isAlone'>,
  size: number,
): Promise<void> {
  const room = await findRoom(transaction, file);
  if (size > room) throw fileTooLarge(file.type, room);
  await takeRoom(transaction, now, file, size);
}

/** How many bytes a file of this type may have; its owner is locked. */
async function findRoom(
  transaction: Queries,
  { ownerId, type }: Pick<NewFile, 'ownerId' | 'type'>,
): Promise<number> {
  const [held] = await transaction
    .select({ files: count(), bytes: sum(filesTable.size).mapWith(Number) })
    .from(filesTable)
    .where(eq(filesTable.ownerId, ownerId));
  const room = Math.min(uploadLimits[uploadTypes[type]], storageCapacity - (held?.bytes ?? 0));
  if (room <= 0 || (held?.files ?? 0) >= maximumFiles) throw noRoomLeft();
  return room;
}

async function takeRoom(
  transaction: Queries,
  createdAt: Date,
  { id, ownerId, type, name }: Pick<NewFile, 'id' | 'ownerId' | 'type' | 'name'>,
  size: number,
): Promise<void> {
  await transaction
    .insert(filesTable)
    .values({ id, ownerId, state: 'uploading', mimeType: type, name, size, createdAt });
}

function noRoomLeft(): Problem {
  return new Problem('body-too-large', noRoom);
}

/** What is said of a file that has more bytes than there is room for. */
export function fileTooLarge(type: UploadType, room: number): Problem {
  const kind = uploadTypes[type];
  if (room < uploadLimits[kind]) return noRoomLeft();
  const message = {
    image: 'The maximun of the image size is 10MB.',
    video: 'The maximun of the video size is 1GB.',
  }[kind];
  return new Problem('body-too-large', message, { fields: [{ path: 'body.file', message }] });
}
