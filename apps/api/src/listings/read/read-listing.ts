import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { type PublicStatus, publicStatuses } from '@boardwalk/sdk-core/listings/schemas';
import { structuredData } from '@boardwalk/sdk-core/listings/structured-data';
import { listingId, userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { takesMessages } from '../../account/takes-messages.ts';
import { imagesById, imagesOf } from '../../media/find-images.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { isVisible, requireVisible } from '../query/visibility.ts';
import { readListingAttributes } from '../storage/listing-attributes.ts';
import { addressOf, previousPriceOf, priceOf } from '../storage/listing-facts.ts';
import { listings } from '../tables.ts';
import { isCallerBlocked } from './is-caller-blocked.ts';
import { listingImagesWithOwner } from './listing-images.ts';
import { mayReadUnpublished } from './may-read-unpublished.ts';

/**
 * Reads one listing with everything that its page shows. To whom its owner has blocked it has no number
 * and no address, and nobody to write to, as they are answered when they ask for them; as long as
 * the public doesn't see it, to nobody who may read it all the same.
 */
export const readListing: Handler<typeof schemas.readListing> = async (
  { params: { type, id } },
  context,
) => {
  const { database, clock, configuration } = context;
  const [found] = await rowsOf(database, type).execute({ id, type });
  const now = clock.now();
  const isUnpublished =
    found !== undefined && !isVisible(found, now) && (await mayReadUnpublished(context, found));
  const { owner, kept, ...row } = isUnpublished
    ? { ...found, status: statusOnceShown(found.status) }
    : requireVisible(found, now);
  const isTold = !isUnpublished && !(await isCallerBlocked(context, owner.id));
  const pictures = imagesById(kept ?? []);
  const images = imagesOf(row.mediaIds, pictures);
  const facts = {
    subcategory: row.subcategory,
    title: row.title,
    description: row.description,
    status: row.status,
    price: priceOf(row),
    address: addressOf(row),
    lat: row.lat,
    lng: row.lng,
    attributes: readListingAttributes(row),
    hours: row.hours,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
  return {
    ...facts,
    id: parseWith(listingId, row.id),
    ownerId: parseWith(userId, owner.id),
    listingType: row.kind,
    previousPrice: previousPriceOf(row),
    primaryImage: images[0] ?? null,
    images,
    precision: row.precision,
    tags: row.tags,
    timeZone: row.timeZone,
    closedAt: row.closedAt?.toISOString() ?? null,
    owner: {
      id: parseWith(userId, owner.id),
      firstName: owner.firstName,
      profilePicture: pictures.get(owner.pictureId ?? '') ?? null,
      takesMessages: isTold && takesMessages(owner),
    },
    contact: {
      name: row.contactName,
      hasPhone: isTold && row.contactPhone !== null,
      hasEmail: isTold && row.contactEmail !== null,
      website: row.website,
    },
    structuredData: isUnpublished
      ? {}
      : structuredData({
          ...facts,
          kind: row.kind,
          imageUrls: images.map(({ path }) => `${configuration.siteOrigin}${path}/1280.webp`),
          contactName: row.contactName,
          website: row.website,
          url: `${configuration.siteOrigin}/${type}/listing/${id}`,
        }),
    ...(isUnpublished && { isUnpublished: true as const }),
  };
};

/** What a listing would be to the public; one that was never seen would be had as any other. */
function statusOnceShown(status: StandardStatus): PublicStatus {
  return publicStatuses.find((one) => one === status) ?? 'Active';
}

/** What a page shows; the words of the search weigh as much as all of it. */
const { searchVector, openWeek, cell, priceSort, ...shown } = getTableColumns(listings);

const owner = {
  id: users.id,
  firstName: users.firstName,
  pictureId: users.profilePictureId,
  state: users.state,
  username: users.username,
};

/** Reads a row and its owner by `id` and `type`; every page needs it, so its text is made once. */
function prepareRows(database: Database, name: string, named: PgColumn) {
  return database
    .select({ ...shown, owner, kept: listingImagesWithOwner })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(named, sql.placeholder('id')), eq(listings.kind, sql.placeholder('type'))))
    .orderBy(desc(listings.isPublic), desc(listings.id))
    .limit(1)
    .prepare(name);
}

function prepareAll(database: Database) {
  return {
    byId: prepareRows(database, 'read_listing', listings.id),
    byOwner: prepareRows(database, 'read_listing_of_owner', listings.ownerId),
  };
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareAll>>();

function rowsOf(database: Database, type: ListingKind) {
  const found = prepared.get(database) ?? prepareAll(database);
  prepared.set(database, found);
  // A realtor's address names the person (docs/architecture/listings.md#ids-and-kinds), of whom
  // there may be an older, ended listing.
  return type === 'realtor' ? found.byOwner : found.byId;
}
