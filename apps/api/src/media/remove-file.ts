import { eq } from 'drizzle-orm';
import type { Platform } from '../platform/calls/operation.ts';
import { storedPaths } from './file-path.ts';
import { removeParts } from './parts/remove-parts.ts';
import { files, media } from './tables.ts';

/**
 * Takes a file and all that was stored of it away; nothing happens where there is none. The row
 * goes last, so that what fails half way is found again by the sweep.
 */
export async function removeFile(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  id: string,
): Promise<void> {
  const [file] = await database
    .update(files)
    .set({ state: 'removing' })
    .where(eq(files.id, id))
    .returning({ type: files.mimeType });
  if (!file) return;
  await removeParts({ database, storage }, id);
  for (const path of storedPaths(id, file.type)) await storage.remove(path);
  await database.delete(media).where(eq(media.id, id));
  await database.delete(files).where(eq(files.id, id));
}

/** The same after an answer that stands by itself: where it fails, the sweep does it later. */
export async function removeFileLater(
  platform: Pick<Platform, 'database' | 'storage' | 'log'>,
  id: string,
): Promise<void> {
  await removeFile(platform, id).catch((error: unknown) =>
    platform.log.warn({ err: error, file: id }, 'a file could not be removed yet'),
  );
}
