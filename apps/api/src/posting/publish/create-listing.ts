import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type * as schemas from '@boardwalk/sdk-core/posting/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireShownName } from '../../account/names/find-name-problems.ts';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { readSetting } from '../../platform/settings.ts';
import { countNewListings, describePublisher, requireRoomToday } from '../bounds/listing-hours.ts';
import { lockDraft } from '../drafts/lock-draft.ts';
import { nextListingId } from '../drafts/next-listing-id.ts';
import { requireTimeToCome } from '../life/require-time-to-come.ts';
import { reviewNewListings } from '../settings.ts';
import { listingRevisions } from '../tables.ts';
import { claimPictures } from './claim-pictures.ts';
import { findWhereabouts } from './find-whereabouts.ts';
import { firstVersion, publishFirst } from './publish-first.ts';
import { requireCity } from './require-city.ts';
import { requireLinkedProperty } from './require-linked-property.ts';
import { requireWriter } from './require-writer.ts';
import { isSameBody } from './store-publications.ts';

/** Publishes a new listing, of a draft or without one. A draft that is published is one already. */
export const createListing: Handler<typeof schemas.createListing> = async (
  { params: { type: kind }, body: { listing: body, draft } },
  context,
) => {
  const { database, clock } = context;
  const member = requireMember(context.caller);
  requireTimeToCome(kind, body.attributes, { now: clock.now() });
  requireShownName('body.listing.contact.name', body.contact.name, context.configuration);
  await requireLinkedProperty(context, body);
  const whereabouts = await findWhereabouts(kind, body.place);
  const isReviewed = await readSetting(context, reviewNewListings);
  return database.transaction(async (transaction) => {
    // A user who presses twice, or on two devices, takes turns with themselves.
    const owner = await lockUser(transaction, member.userId);
    await requireWriter(transaction, member, kind, clock);
    if (draft !== undefined) {
      const former = await findPublished(transaction, draft.id, { body, ownerId: member.userId });
      if (former) return former;
      await lockDraft(transaction, draft, { ownerId: member.userId, kind });
    }
    await requireCity(transaction, { kind, place: body.place, holder: member }, context);
    const ownerId = member.userId;
    const now = clock.now();
    const news = { ownerId, way: 'form', count: 1 } as const;
    await requireRoomToday(transaction, news, describePublisher(member, owner, now), now);
    const id = draft?.id ?? (await nextListingId(transaction));
    await claimPictures(transaction, body.pictures, {
      ...{ ownerId, callerId: ownerId },
      ...{ shown: [], extensions: context.extensions },
    });
    const status = await publishFirst(transaction, [{ id, body, whereabouts }], {
      kind,
      ownerId,
      isReviewed,
      now,
    });
    await countNewListings(transaction, news, now);
    const published = { id: parseWith(listingId, id), status, version: firstVersion };
    await context.keepAnswer(transaction, published);
    return published;
  });
};

interface Wanted {
  readonly body: ListingBody;
  readonly ownerId: number;
}

/** The person's listing that was published under this number, if it was with these very words. */
async function findPublished(transaction: Queries, id: number, { body, ownerId }: Wanted) {
  const [row] = await transaction
    .select({ ownerId: listings.ownerId, status: listings.status, version: listings.version })
    .from(listings)
    .where(eq(listings.id, id));
  if (row?.ownerId !== ownerId) return undefined;
  const [first] = await transaction
    .select({ body: listingRevisions.body })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, id), eq(listingRevisions.revision, 1)));
  if (isSameBody(first?.body, body)) {
    return { id: parseWith(listingId, id), status: row.status, version: row.version };
  }
  throw new Problem('conflict', 'This draft was published already, with other words.');
}
