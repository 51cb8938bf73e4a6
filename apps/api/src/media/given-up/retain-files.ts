import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OwnedFiles } from '../file-uses.ts';
import { filesTable } from '../tables.ts';

/** Makes files stay that would go with a draft; answers how many of them there are. */
export async function retainFiles(queries: Queries, { ownerId, ids }: OwnedFiles): Promise<number> {
  const kept = await queries
    .update(filesTable)
    .set({ givenUpAt: null })
    .where(
      and(
        inArray(filesTable.id, [...ids]),
        eq(filesTable.ownerId, ownerId),
        eq(filesTable.state, 'ready'),
      ),
    )
    .returning({ id: filesTable.id });
  return kept.length;
}
