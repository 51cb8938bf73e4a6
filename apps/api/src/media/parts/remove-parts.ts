import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import { partPath } from '../file-path.ts';
import { uploadParts, uploads } from '../tables.ts';

/** Removes what has arrived of a file in parts, and the records of it; the file itself stays. */
export async function removeParts(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  fileId: string,
): Promise<void> {
  const parts = await database
    .select({ id: uploadParts.id })
    .from(uploadParts)
    .where(eq(uploadParts.fileId, fileId));
  for (const { id } of parts) await storage.remove(partPath(fileId, id));
  await database.transaction(async (transaction) => {
    await transaction.delete(uploadParts).where(eq(uploadParts.fileId, fileId));
    await transaction.delete(uploads).where(eq(uploads.fileId, fileId));
  });
}
