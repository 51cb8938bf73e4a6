import { isImageType } from '@boardwalk/sdk-core/media/upload-rules';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { files, media } from './tables.ts';

/** A picture with what it shows for those who don't see it. */
interface DescribedImage {
  readonly id: string;
  readonly alt: string;
}

/**
 * Makes the pictures of one person's or another's the owner's, and keeps what they show in words;
 * answers the ids of those that are theirs. None of them is removed before the transaction ends.
 */
export async function claimImages(
  transaction: Queries,
  images: readonly DescribedImage[],
  { ownerId, callerId }: { readonly ownerId: number; readonly callerId: number },
): Promise<ReadonlySet<string>> {
  if (images.length === 0) return new Set();
  const ids = images.map(({ id }) => id);
  const rows = await transaction
    .select({ id: files.id, type: files.mimeType })
    .from(files)
    .where(
      and(
        inArray(files.id, ids),
        inArray(files.ownerId, [ownerId, callerId]),
        eq(files.state, 'ready'),
      ),
    )
    .orderBy(files.id)
    .for('update');
  const own = new Set(rows.filter(({ type }) => isImageType(type)).map(({ id }) => id));
  await transaction
    .update(files)
    .set({ ownerId })
    .where(and(inArray(files.id, [...own]), ne(files.ownerId, ownerId)));
  for (const { id, alt } of images) {
    if (!own.has(id)) continue;
    await transaction
      .update(media)
      .set({ alt })
      .where(and(eq(media.id, id), ne(media.alt, alt)));
  }
  return own;
}
