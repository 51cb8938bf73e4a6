import { maximumFiles, storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, count, eq, inArray, ne, sum } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Extensions } from '../platform/extensions/extensions.ts';
import { findFileUses, type OwnedFiles } from './file-uses.ts';
import { filesTable, media } from './tables.ts';

/** A picture with what it shows for those who don't see it. */
interface DescribedImage {
  readonly id: string;
  readonly alt: string;
}

interface Claim {
  readonly ownerId: number;
  /** Who claims: their own pictures become the owner's. */
  readonly callerId: number;
  /** Those that are shown already: of the owner's, another person may use no others. */
  readonly shown: readonly string[];
  readonly extensions: Extensions;
}

/**
 * Makes pictures, and videos by their posters, the owner's, and keeps what they show in words; answers
 * the ids of those that are theirs. None of them is removed before the transaction ends. What the caller
 * shows elsewhere stays the caller's, as it would vanish there with the owner's file.
 */
export async function claimImages(
  transaction: Queries,
  images: readonly DescribedImage[],
  { ownerId, callerId, shown, extensions }: Claim,
): Promise<ReadonlySet<string>> {
  if (images.length === 0) return new Set();
  const ids = images.map(({ id }) => id);
  const rows = await transaction
    .select({ id: filesTable.id, holderId: filesTable.ownerId, size: filesTable.size })
    .from(filesTable)
    // A video shows as its poster; one from before there were posters can't be shown.
    .innerJoin(media, eq(media.id, filesTable.id))
    .where(
      and(
        inArray(filesTable.id, ids),
        inArray(filesTable.ownerId, [ownerId, callerId]),
        eq(filesTable.state, 'ready'),
      ),
    )
    .orderBy(filesTable.id)
    .for('update', { of: filesTable });
  const shownElsewhere = await findShown(transaction, extensions, {
    ownerId: callerId,
    ids: rows.flatMap(({ id, holderId }) => (holderId === ownerId ? [] : [id])),
  });
  const usable = rows.filter(({ id, holderId }) =>
    holderId === callerId ? !shownElsewhere.has(id) : shown.includes(id),
  );
  const own = new Set(usable.map(({ id }) => id));
  const given = usable.filter(({ holderId }) => holderId !== ownerId);
  if (given.length > 0) await requireRoomFor(transaction, ownerId, given);
  await transaction
    .update(filesTable)
    .set({ ownerId, givenUpAt: null })
    .where(inArray(filesTable.id, [...own]));
  for (const { id, alt } of images) {
    if (!own.has(id)) continue;
    await transaction
      .update(media)
      .set({ alt })
      .where(and(eq(media.id, id), ne(media.alt, alt)));
  }
  return own;
}

/** Those of a person's files that their listings or their profile show; drafts show to nobody. */
async function findShown(
  transaction: Queries,
  extensions: Extensions,
  own: OwnedFiles,
): Promise<ReadonlySet<string>> {
  const found = await findFileUses(extensions, transaction, own);
  return new Set(found.flatMap(({ place, fileId }) => (place === 'draft' ? [] : [fileId])));
}

/** What others give takes room as what one uploads oneself. */
async function requireRoomFor(
  transaction: Queries,
  ownerId: number,
  given: readonly { readonly size: number }[],
): Promise<void> {
  const [held] = await transaction
    .select({ files: count(), bytes: sum(filesTable.size).mapWith(Number) })
    .from(filesTable)
    .where(eq(filesTable.ownerId, ownerId));
  const bytes = given.reduce((total, { size }) => total + size, held?.bytes ?? 0);
  if (bytes > storageCapacity || (held?.files ?? 0) + given.length > maximumFiles) {
    throw new Problem('forbidden', 'The owner has no room for these pictures.');
  }
}
