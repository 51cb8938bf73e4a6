import { isSetByPlatform } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import type { PublishedListing } from '@boardwalk/sdk-core/posting/schemas';
import { expiryOf } from '@boardwalk/sdk-core/posting/terms';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { requireShownName } from '../../account/names/find-name-problems.ts';
import { lockRates } from '../../listings/rates/exchange-rates.ts';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { previousPriceOf, priceOf } from '../../listings/storage/listing-facts.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import { replaceListing } from '../../listings/storage/update-listing.ts';
import type { StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireKnownDraft } from '../drafts/lock-draft.ts';
import { requireTimeToCome } from '../life/require-time-to-come.ts';
import { requireFreeSubcategory } from '../life/require-unused.ts';
import { thinRevisions } from '../revisions/thin-revisions.ts';
import { listingRevisions } from '../tables.ts';
import { auditAdministratorAction } from './audit-administrator-action.ts';
import { claimPictures, fieldsOfPictures } from './claim-pictures.ts';
import { findWhereabouts } from './find-whereabouts.ts';
import { lockListing } from './lock-listing.ts';
import { readOwnBody } from './own-body.ts';
import { requireCityForChange } from './require-city.ts';
import { requireLinkedProperty } from './require-linked-property.ts';
import { requireOpenOwner } from './require-open-owner.ts';
import { isSameBody, storePublications } from './store-publications.ts';
import { writtenListing } from './written-listing.ts';

/** Publishes changes to a listing, unless another change came before them. */
export const changeListing: Handler<typeof schemas.changeListing> = (
  { params: { type: kind, id }, body: { listing: body, ...known } },
  context,
) => publishChange({ kind, id, body, ...known }, context);

interface Change {
  readonly kind: PostingKind;
  readonly id: number;
  readonly body: ListingBody;
  /** What the caller who changes it knows of it, and of the draft that ends with it. */
  readonly version: number;
  readonly draftVersion: number;
  /** Pictures that it has shown before, of which an earlier version shows some again. */
  readonly formerPictures?: readonly string[];
  /** Whether it was published so before: it may say what is over by now. */
  readonly isRestored?: true;
}

/** Publishes a listing with another body than it has, and makes a revision of it. */
export async function publishChange(
  { kind, id, body, version: known, draftVersion, formerPictures = [], isRestored }: Change,
  context: OperationContext,
): Promise<PublishedListing> {
  const caller = requireMember(context.caller);
  const { userId } = caller;
  requireShownName('body.listing.contact.name', body.contact.name, context.configuration);
  const whereabouts = await findWhereabouts(kind, body.place);
  return context.database.transaction(async (transaction) => {
    const own = { ...context, database: transaction };
    // Setting the rates locks them before the listings.
    await lockRates(transaction);
    // What others give the owner doesn't pass the room that is left together.
    await lockListingOwner(transaction, id, 'no key update');
    const before = await lockListing(transaction, kind, id);
    const object = await requirePermission(own, 'write', { type: kind, id: String(id) });
    await requireOpenOwner(transaction, { ownerId: before.ownerId, caller, object });
    await requireCityForChange(transaction, { kind, place: body.place, caller, object }, context);
    if (before.version !== known) {
      const sent = { id, version: known + 1, body, madeBy: userId };
      if (before.version === sent.version && (await isPublished(transaction, sent))) {
        return { id: parseWith(listingId, id), status: before.status, version: before.version };
      }
      throw new Problem('conflict', 'This listing was changed elsewhere in the meantime.');
    }
    await requireLinkedProperty(context, body, before.linkedPropertyId);
    await requireKnownDraft(transaction, { id, version: draftVersion });
    const now = context.clock.now();
    if (!isRestored) {
      const published = readListingAttributes(before);
      requireTimeToCome(kind, body.attributes, { now, published });
    }
    if (body.subcategory !== before.subcategory) {
      await requireFreeSubcategory(transaction, context, id, now);
    }
    await keepFirstRevision(transaction, before);
    await claimPictures(transaction, body.pictures, {
      ownerId: before.ownerId,
      callerId: userId,
      shown: before.mediaIds,
      extensions: context.extensions,
      former: formerPictures,
    });
    const version = before.version + 1;
    const listing = writtenListing(kind, body, whereabouts, {
      id,
      ownerId: before.ownerId,
      platformFields: {
        ...platformFields(kind, before),
        ...(await fieldsOfPictures(transaction, kind, body.pictures)),
      },
      status: before.status,
      previousPrice: previousPrice(before, body.price),
      createdAt: before.createdAt,
      updatedAt: now,
      closedAt: before.closedAt,
      expiresAt:
        kind === 'event' ? expiryOf(kind, body.attributes, now.getTime()) : before.expiresAt,
    });
    await replaceListing(transaction, id, listing, version);
    await storePublications(transaction, [{ id, version, body, madeBy: userId, madeAt: now }]);
    await auditAdministratorAction(transaction, context, {
      event: 'listing-changed',
      row: before,
      detail: { version },
    });
    await thinRevisions(transaction, { id, ownerId: before.ownerId, version });
    return { id: parseWith(listingId, id), status: before.status, version };
  });
}

interface Sent {
  readonly id: number;
  readonly version: number;
  readonly body: ListingBody;
  readonly madeBy: number;
}

/** Whether the caller has made this very version: a call whose answer was lost is sent once more. */
async function isPublished(transaction: Queries, sent: Sent): Promise<boolean> {
  const { listingId: ofListing, revision, madeBy } = listingRevisions;
  const [row] = await transaction
    .select({ body: listingRevisions.body })
    .from(listingRevisions)
    .where(and(eq(ofListing, sent.id), eq(revision, sent.version), eq(madeBy, sent.madeBy)));
  return isSameBody(row?.body, sent.body);
}

/** What the platform knows of a listing stays, whatever its owner writes. */
function platformFields(kind: PostingKind, row: StoredListing): Readonly<Record<string, unknown>> {
  const kept = Object.entries(readListingAttributes(row)).filter(([field]) =>
    isSetByPlatform(kind, field),
  );
  return Object.fromEntries(kept);
}

/** What was there before the form: a listing that came another way has no revision yet. */
async function keepFirstRevision(transaction: Queries, row: StoredListing): Promise<void> {
  await transaction
    .insert(listingRevisions)
    .values({
      listingId: row.id,
      revision: row.version,
      body: await readOwnBody(transaction, row),
      madeBy: row.ownerId,
      madeAt: row.updatedAt,
    })
    .onConflictDoNothing();
}

/** The price before a reduction, which shows as long as the price stays below it. */
function previousPrice(before: StoredListing, price: ListedPrice | null): ListedPrice | null {
  const former = priceOf(before);
  if (!former || !price) return null;
  if (former.currency !== price.currency || former.period !== price.period) return null;
  if (price.amount < former.amount) return former;
  const earlier = previousPriceOf(before);
  return earlier && price.amount < earlier.amount ? earlier : null;
}
