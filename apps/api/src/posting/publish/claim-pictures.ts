import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { claimImages } from '../../media/claim-images.ts';
import { hasVideo } from '../../media/has-video.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';

interface Claim {
  /** Whose listing it is. */
  readonly ownerId: number;
  /** Who publishes: what they add to another's listing becomes the owner's. */
  readonly callerId: UserId;
  /** Those that the listing shows already, whosever they are. */
  readonly shown: readonly string[];
  readonly extensions: Extensions;
  /** Those that it has shown before: they may come back while they are the owner's. */
  readonly former?: readonly string[];
}

/**
 * Makes sure that a listing's pictures are its owner's. One of somebody else is refused as one that
 * is not there, and so is one of the caller's that the caller shows elsewhere: it can't be given away.
 */
export async function claimPictures(
  transaction: Queries,
  pictures: ListingBody['pictures'],
  { former = [], ...claim }: Claim,
): Promise<void> {
  const shown = [...claim.shown, ...former];
  const own = await claimImages(transaction, pictures, { ...claim, shown });
  const missing = pictures.flatMap(({ id }, index) =>
    own.has(id) || claim.shown.includes(id) ? [] : [`body.listing.pictures.${index}.id`],
  );
  if (missing.length === 0) return;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: missing.map((path) => ({
      path,
      message: 'expected a picture that you uploaded, and show nowhere else',
    })),
  });
}

/** What follows from a listing's pictures, where its kind has a field for it. */
export async function fieldsOfPictures(
  queries: Queries,
  kind: PostingKind,
  pictures: ListingBody['pictures'],
): Promise<{ readonly hasVideo?: boolean }> {
  if (kind !== 'property') return {};
  const ids = pictures.map(({ id }) => id);
  return { hasVideo: await hasVideo(queries, ids) };
}
