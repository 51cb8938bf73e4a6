import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OwnedFiles } from '../file-uses.ts';
import { files } from '../tables.ts';

/** Makes files stay that would go with a draft; answers how many of them there are. */
export async function keepFiles(queries: Queries, { ownerId, ids }: OwnedFiles): Promise<number> {
  const kept = await queries
    .update(files)
    .set({ givenUpAt: null })
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.state, 'ready')))
    .returning({ id: files.id });
  return kept.length;
}
