import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import { expiryOf } from '@boardwalk/sdk-core/posting/terms';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import type { NewListing } from '../../listings/storage/new-listing.ts';
import { storeStanding } from '../../listings/storage/update-listing.ts';
import type { Queries } from '../../platform/database/database.ts';
import { fieldsOfPictures } from './claim-pictures.ts';
import type { Whereabouts } from './find-whereabouts.ts';
import { storePublications } from './store-publications.ts';
import { writtenListing } from './written-listing.ts';

/** A listing that nobody has seen yet, under the number that it will have. */
export interface FirstPublication {
  readonly id: number;
  readonly body: ListingBody;
  readonly whereabouts: Whereabouts;
}

interface Publishing {
  readonly kind: PostingKind;
  readonly ownerId: UserId;
  /** Whether others look at them before they show. */
  readonly isReviewed: boolean;
  readonly now: Date;
}

/** The version, and the revision, that publishing for the first time makes. */
export const firstVersion = 1;

/** Publishes listings of one kind for the first time, all or none; answers where they stand. */
export async function publishFirst(
  transaction: Queries,
  publications: readonly FirstPublication[],
  { kind, ownerId, isReviewed, now }: Publishing,
): Promise<StandardStatus> {
  const status = isReviewed ? 'Hold' : 'Active';
  const listings: NewListing[] = [];
  for (const { id, body, whereabouts } of publications) {
    const platformFields = await fieldsOfPictures(transaction, kind, body.pictures);
    const listing = writtenListing(kind, body, whereabouts, {
      id,
      ownerId,
      platformFields,
      status,
      previousPrice: null,
      createdAt: now,
      updatedAt: now,
      closedAt: null,
      expiresAt: expiryOf(kind, body.attributes, now.getTime()),
    });
    listings.push(listing);
  }
  await insertListings(transaction, listings);
  if (isReviewed) {
    const hold = { status, holdReason: 'review', heldStatus: 'Active', updatedAt: now } as const;
    const ids = publications.map(({ id }) => id);
    await storeStanding(transaction, ids, hold);
  }
  const made = { version: firstVersion, madeBy: ownerId, madeAt: now };
  await storePublications(
    transaction,
    publications.map(({ id, body }) => ({ id, body, ...made })),
  );
  return status;
}
