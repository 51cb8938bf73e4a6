import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import { isPostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { nationalPhone } from '@boardwalk/sdk-core/posting/national-phone';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { eq } from 'drizzle-orm';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { priceOf } from '../../listings/storage/listing-facts.ts';
import type { StoredListing } from '../../listings/tables.ts';
import { findImages } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingPlaces } from '../tables.ts';

/** A stored listing as its owner has written it. */
export async function readOwnBody(
  queries: Queries,
  row: StoredListing,
): Promise<Readonly<Record<string, unknown>>> {
  const [exact] = await queries
    .select()
    .from(listingPlaces)
    .where(eq(listingPlaces.listingId, row.id));
  const images = await findImages(queries, row.mediaIds);
  const fields = isPostingKind(row.kind) ? formRows(row.kind).map(([field]) => field) : [];
  const attributes = Object.entries(readListingAttributes(row)).filter(([field]) =>
    fields.includes(field),
  );
  return {
    subcategory: row.subcategory,
    title: row.title,
    description: row.description,
    price: priceOf(row),
    place: {
      street: exact ? exact.street : row.street,
      city: row.city,
      region: row.region,
      country: row.country,
      postalCode: exact ? exact.postalCode : row.postalCode,
      pin: exact ? pinOf(exact) : pointOf(row),
      isAreaOnly: exact?.isAreaOnly ?? false,
    },
    contact: {
      name: row.contactName,
      phone: row.contactPhone && nationalPhone(row.contactPhone, row.country),
      email: row.contactEmail,
      website: row.website,
    },
    hours: row.hours,
    tags: row.tags,
    pictures: row.mediaIds.flatMap((id) => {
      const image = images.get(id);
      return image ? [{ id, alt: image.alt, ...(image.video && { video: image.video }) }] : [];
    }),
    attributes: Object.fromEntries(attributes),
  };
}

function pinOf({ pinLat: lat, pinLng: lng }: typeof listingPlaces.$inferSelect) {
  return lat === null || lng === null ? null : { lat, lng };
}

/** What the public knows of where a listing is. */
export function pointOf({ lat, lng }: Pick<StoredListing, 'lat' | 'lng'>): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
