import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { listingDrafts, listingPlaces, listingRevisions } from '../tables.ts';

interface Publication {
  readonly id: number;
  readonly version: number;
  readonly body: ListingBody;
  readonly madeBy: UserId;
  readonly madeAt: Date;
}

/** Keeps what a publication leaves beside the listing's own row, and ends its draft. */
export async function keepPublication(
  transaction: Queries,
  { id, version, body, madeBy, madeAt }: Publication,
): Promise<void> {
  const { street, postalCode, pin, isAreaOnly } = body.place;
  const place = {
    street,
    postalCode,
    pinLat: pin?.lat ?? null,
    pinLng: pin?.lng ?? null,
    isAreaOnly,
  };
  await transaction
    .insert(listingPlaces)
    .values({ listingId: id, ...place })
    .onConflictDoUpdate({ target: listingPlaces.listingId, set: place });
  await transaction
    .insert(listingRevisions)
    .values({ listingId: id, revision: version, body, madeBy, madeAt });
  await transaction.delete(listingDrafts).where(eq(listingDrafts.id, id));
}
