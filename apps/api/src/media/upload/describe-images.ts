import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import type { UploadedImages } from '@boardwalk/sdk-core/media/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq, inArray, min, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../../platform/database/database.ts';
import { filesTable, media } from '../tables.ts';

type KeptImage = UploadedImages['images'][number];

/**
 * Describes pictures that have just been stored, with the other file of their owner's that each is
 * a duplicate of.
 */
export async function describeImages(
  database: Queries,
  ownerId: UserId,
  kept: readonly Pick<KeptImage, 'id' | 'position' | 'name'>[],
): Promise<KeptImage[]> {
  const other = alias(filesTable, 'other');
  const rows = await database
    .select({
      id: media.id,
      alt: media.alt,
      width: media.width,
      height: media.height,
      thumbhash: media.thumbhash,
      sameAs: min(other.id),
    })
    .from(media)
    .innerJoin(filesTable, eq(filesTable.id, media.id))
    .leftJoin(
      other,
      and(
        eq(other.ownerId, ownerId),
        eq(other.hash, filesTable.hash),
        eq(other.state, 'ready'),
        ne(other.id, filesTable.id),
      ),
    )
    .where(
      inArray(
        media.id,
        kept.map(({ id }) => id),
      ),
    )
    .groupBy(media.id);
  return kept.flatMap(({ id, ...facts }) =>
    rows
      .filter((row) => row.id === id)
      .map((row) => ({ ...row, path: publicPicturePath(id), ...facts })),
  );
}
