import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { expiryOf } from '@boardwalk/sdk-core/posting/terms';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { readListingAttributes } from '../../listings/storage/listing-attributes.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nextListingId } from '../../posting/drafts/next-listing-id.ts';
import { readOwnBody } from '../../posting/publish/own-body.ts';
import { listingDrafts, listingRevisions } from '../../posting/tables.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';
import { copyOf } from './copy-of.ts';
import { demoAccounts } from './demo-accounts.ts';

/** What each account has posted. */
const kinds: Readonly<Record<string, PostingKind>> = {
  admin: 'event',
  merchant: 'item',
  partner: 'classified',
  city: 'event',
  realtor: 'property',
  member: 'item',
};

/** Where copies stand that the public does not see, so that it meets nothing twice. */
const hiddenCopies: readonly Partial<typeof listings.$inferInsert>[] = [
  { status: 'Withdrawn', isPaused: true },
  {
    status: 'Hold',
    holdReason: 'moderation',
    heldStatus: 'Active',
    holdWords: 'The same is offered twice. Please keep one of the two.',
  },
];

/**
 * Gives the demo's accounts listings of their own: two to be had, one of which ends soon, was
 * published twice and has a draft beside it; copies that stand elsewhere; and a draft of a new one.
 */
export async function insertOwnListings({ database }: DemoPlatform, today: number): Promise<void> {
  for (const { username } of demoAccounts) {
    const kind = required(kinds[username], username);
    const [owner] = await database.select().from(users).where(eq(users.username, username));
    const ownerId = required(owner?.id, username);
    const contactName = `${owner?.firstName} ${owner?.lastName}`;
    const found = await findOthers(database, kind);
    const expiresAt = expiryOf(kind, readListingAttributes(required(found[0], kind)), today);
    const soon = kind === 'event' ? expiresAt : new Date(today + 6 * dayMs);
    const [first, second] = [
      await take(database, found[0], { ownerId, contactName, expiresAt: soon, version: 2 }),
      await take(database, found[1], { ownerId, contactName }),
    ];
    await publishTwice(database, first);
    await beginDrafts(database, { kind, ownerId, changed: first, like: second }, new Date(today));
    const gone = new Date(today - 40 * dayMs);
    const ended = { closedAt: gone, updatedAt: gone };
    const copies = [
      ...hiddenCopies,
      { ...ended, status: 'Closed' as const },
      { ...ended, status: 'Expired' as const, expiresAt: gone },
    ];
    for (const [index, facts] of copies.entries()) {
      const like = required(found[index + 2], username);
      await copyOf(database, like, { ...facts, ownerId, contactName });
    }
  }
}

/** Listings of the kind to be had whose owners have no account. */
function findOthers(database: Queries, kind: PostingKind) {
  return database
    .select(getTableColumns(listings))
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(eq(listings.kind, kind), eq(listings.status, 'Active'), isNull(users.username)))
    .orderBy(asc(listings.id))
    .limit(6);
}

/** The listing as somebody else's, with what else changes. */
async function take(
  database: Queries,
  row: StoredListing | undefined,
  facts: Partial<typeof listings.$inferInsert>,
): Promise<StoredListing> {
  const { id } = required(row, 'an account');
  const [taken] = await database.update(listings).set(facts).where(eq(listings.id, id)).returning();
  return required(taken, id);
}

/** What was published first said less. */
async function publishTwice(database: Queries, row: StoredListing): Promise<void> {
  const body = await readOwnBody(database, row);
  const [sentence] = row.description.split(/(?<=\.)\s/);
  const first = { ...body, description: required(sentence, row.id), tags: [] };
  const madeBy = row.ownerId;
  await database.insert(listingRevisions).values([
    { listingId: row.id, revision: 1, body: first, madeBy, madeAt: row.createdAt },
    { listingId: row.id, revision: 2, body, madeBy, madeAt: row.updatedAt },
  ]);
}

interface Begun {
  readonly kind: PostingKind;
  readonly ownerId: number;
  readonly changed: StoredListing;
  readonly like: StoredListing;
}

async function beginDrafts(
  database: Queries,
  { kind, ownerId, changed, like }: Begun,
  at: Date,
): Promise<void> {
  const shared = { kind, ownerId, version: 1, createdAt: at, updatedAt: at };
  const body = await readOwnBody(database, changed);
  await database.insert(listingDrafts).values([
    {
      ...shared,
      id: changed.id,
      listingVersion: changed.version,
      body: { ...body, description: `${changed.description} Ask me for more pictures.` },
    },
    {
      ...shared,
      id: await nextListingId(database),
      listingVersion: null,
      body: { subcategory: like.subcategory, title: 'Still to be finished', attributes: {} },
    },
  ]);
}
