import { isDeepStrictEqual } from 'node:util';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { listingDrafts, listingPlaces, listingRevisions } from '../tables.ts';

interface Publication {
  readonly id: number;
  readonly version: number;
  readonly body: ListingBody;
  readonly madeBy: UserId;
  readonly madeAt: Date;
}

/** Keeps what publications leave beside the listings' own rows, and ends their drafts. */
export async function storePublications(
  transaction: Queries,
  publications: readonly Publication[],
): Promise<void> {
  if (publications.length === 0) return;
  await transaction
    .insert(listingPlaces)
    .values(publications.map(({ id, body }) => ({ listingId: id, ...exactPlace(body.place) })))
    .onConflictDoUpdate({
      target: listingPlaces.listingId,
      set: {
        street: sql`excluded.street`,
        postalCode: sql`excluded.postal_code`,
        pinLat: sql`excluded.pin_lat`,
        pinLng: sql`excluded.pin_lng`,
        isAreaOnly: sql`excluded.is_area_only`,
      },
    });
  await transaction.insert(listingRevisions).values(
    publications.map(({ id, version, body, madeBy, madeAt }) => ({
      listingId: id,
      revision: version,
      body,
      madeBy,
      madeAt,
    })),
  );
  const ids = publications.map(({ id }) => id);
  await transaction.delete(listingDrafts).where(inArray(listingDrafts.id, ids));
}

function exactPlace({ street, postalCode, pin, isAreaOnly }: ListingBody['place']) {
  return { street, postalCode, pinLat: pin?.lat ?? null, pinLng: pin?.lng ?? null, isAreaOnly };
}

/** Whether a stored body equals this one: as the database has it, without what is undefined. */
export function isSameBody(kept: unknown, body: ListingBody): boolean {
  return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(body)));
}
