import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Platform } from '../platform/calls/operation.ts';
import { storedPaths } from './file-path.ts';
import { removeParts } from './parts/remove-parts.ts';
import { filesTable, media } from './tables.ts';

type Keepers = Pick<Platform, 'database' | 'storage'>;

/** An upload that came to nothing. */
interface FailedUpload {
  readonly id: string;
  /** As what its content was stored; absent where none was. */
  readonly type: UploadType | undefined;
}

/**
 * Takes a file and all that was stored of it away; nothing happens where there is none, or where it is
 * not as `condition` says: it may have become ready since somebody looked. The row goes last, so that
 * what fails half way is found again by the sweep. Answers whether there was one to take away.
 */
export async function removeFile(
  platform: Keepers,
  id: string,
  condition: SQL | undefined = ne(filesTable.state, 'ready'),
): Promise<boolean> {
  const { database } = platform;
  const [file] = await database
    .update(filesTable)
    .set({ state: 'removing' })
    .where(and(eq(filesTable.id, id), condition))
    .returning({ type: filesTable.mimeType });
  if (!file) return false;
  await removeParts(platform, id);
  await removeStored(platform, id, file.type);
  await database.delete(filesTable).where(eq(filesTable.id, id));
  return true;
}

/** The same after an answer that stands by itself: where it fails, the sweep does it later. */
export async function removeFileLater(
  platform: Keepers & Pick<Platform, 'log'>,
  id: string,
): Promise<void> {
  await removeFile(platform, id).catch((error: unknown) => warn(platform, error, id));
}

/**
 * The same for an upload that failed: its file may have been removed before the last of it was stored,
 * which nobody would find again.
 */
export async function removeFailedUpload(
  platform: Keepers & Pick<Platform, 'log'>,
  { id, type }: FailedUpload,
): Promise<void> {
  try {
    if ((await removeFile(platform, id)) || type === undefined) return;
    const isReady = (await platform.database.$count(filesTable, eq(filesTable.id, id))) > 0;
    if (!isReady) await removeStored(platform, id, type);
  } catch (error) {
    warn(platform, error, id);
  }
}

async function removeStored(
  { database, storage }: Keepers,
  id: string,
  type: UploadType,
): Promise<void> {
  for (const path of storedPaths(id, type)) await storage.remove(path);
  await database.delete(media).where(eq(media.id, id));
}

function warn({ log }: Pick<Platform, 'log'>, error: unknown, id: string): void {
  log.warn({ err: error, file: id }, 'a file could not be removed yet');
}
