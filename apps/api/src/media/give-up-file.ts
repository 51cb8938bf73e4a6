import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { files } from './tables.ts';

/** Marks a file of the owner's for removal, which `removeFile` does; false where they have no such file. */
export async function giveUpFile(
  transaction: Queries,
  ownerId: number,
  id: string,
): Promise<boolean> {
  const marked = await transaction
    .update(files)
    .set({ state: 'removing' })
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), eq(files.state, 'ready')))
    .returning({ id: files.id });
  return marked.length > 0;
}
