import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPictures } from '../tables.ts';
import type { PictureRow } from './find-pictures.ts';

interface Taken {
  readonly ids: readonly string[];
  readonly ownerId: number;
  readonly threadId: number;
  readonly place: number;
}

/**
 * Makes pictures that their author has uploaded those of a message, each of one alone. Somebody else's
 * are as if they were not there. The author is locked.
 */
export async function takePictures(
  transaction: Queries,
  { ids, ownerId, threadId, place }: Taken,
): Promise<readonly PictureRow[]> {
  if (ids.length === 0) return [];
  const position = sql<number>`array_position(${sql.param([...ids])}::text[], ${inboxPictures.id}) - 1`;
  const taken = await transaction
    .update(inboxPictures)
    .set({ threadId, place, position })
    .where(
      and(
        inArray(inboxPictures.id, [...ids]),
        eq(inboxPictures.ownerId, ownerId),
        // One of a thread that is gone has a place still.
        isNull(inboxPictures.place),
        inboxPictures.isReady,
      ),
    )
    .returning();
  if (taken.length < ids.length) {
    throw new Problem('gone', 'A picture is not there any more. Please add it again.');
  }
  return ids.flatMap((id) => taken.filter((picture) => picture.id === id));
}
