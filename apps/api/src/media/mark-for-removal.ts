import { and, eq, lte } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';
import { findNeededFiles } from './file-uses.ts';
import { filesTable } from './tables.ts';

/** Marks a file of the owner's for removal, which `removeFile` does; false where they have no such file. */
export async function markForRemoval(
  transaction: Queries,
  ownerId: number,
  id: string,
): Promise<boolean> {
  const marked = await transaction
    .update(filesTable)
    .set({ state: 'removing' })
    .where(
      and(eq(filesTable.id, id), eq(filesTable.ownerId, ownerId), eq(filesTable.state, 'ready')),
    )
    .returning({ id: filesTable.id });
  return marked.length > 0;
}

interface OwnFile {
  readonly ownerId: number;
  readonly id: string;
  /** Only where it was given up by then. */
  readonly givenUpBefore?: Date;
}

/**
 * Does the same, unless something needs the file; a transaction that begins to use it waits, or
 * came first.
 */
export async function markUnlessNeeded(
  transaction: Queries,
  extensions: Extensions,
  { ownerId, id, givenUpBefore }: OwnFile,
): Promise<boolean> {
  const [file] = await transaction
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(
      and(
        eq(filesTable.id, id),
        eq(filesTable.ownerId, ownerId),
        givenUpBefore && lte(filesTable.givenUpAt, givenUpBefore),
      ),
    )
    .for('update');
  if (!file) return false;
  const needed = await findNeededFiles(extensions, transaction, { ownerId, ids: [id] });
  return !needed.has(id) && markForRemoval(transaction, ownerId, id);
}
