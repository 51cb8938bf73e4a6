import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { findListingFault } from '@boardwalk/sdk-core/licenses/subscribe/listing-fault';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { assignPlaces, endPlaces, listPlaces } from '../../boards/places/held-places.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeLicense } from '../describe-license.ts';
import { holderOf, isRunning, type LicenseRow } from '../license-row.ts';
import { refuseUnpaid } from '../subscribe/prepare-offer.ts';
import { closeLicense } from './end-license.ts';
import { requireOwnLicense } from './require-own-license.ts';

/** Takes a place on one more board. */
export const addLicenseBoard: Handler<typeof schemas.addLicenseBoard> = (
  { params: { uuid, billboardId } },
  context,
) => changeBoards(uuid, context, (boards) => [...boards, billboardId]);

/** Has a licence on just these boards. */
export const changeLicenseSeats: Handler<typeof schemas.changeLicenseSeats> = (
  { params: { uuid }, body: { seats } },
  context,
) => changeBoards(uuid, context, () => seats);

/** Gives the place on a board up. */
export const removeLicenseBoard: Handler<typeof schemas.removeLicenseBoard> = (
  { params: { uuid, billboardId } },
  context,
) =>
  changeBoards(uuid, context, (boards) => {
    if (boards.includes(billboardId)) return boards.filter((id) => id !== billboardId);
    throw new Problem('not-found', 'This licence has no place on that board.');
  });

/** Moves a licence to other boards, all or none; what runs without a plan can only have fewer. */
function changeBoards(
  uuid: string,
  context: OperationContext,
  choose: (boards: readonly number[]) => readonly number[],
) {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    // The listing before the licence, as when buying a larger plan.
    await lockListing(transaction, await requireOwnLicense(transaction, uuid, context));
    const license = await requireOwnLicense(transaction, uuid, context, 'update');
    const now = clock.now();
    if (!isRunning(license, now)) throw new Problem('conflict', 'This licence does not run.');
    const boards = await moveLicense(transaction, license, choose, now);
    if (license.planId === null && boards.size === 0) {
      await closeLicense(transaction, license, now);
    }
    return describeLicense(
      transaction,
      await requireOwnLicense(transaction, uuid, context),
      context,
    );
  });
}

/** Ends the places that are not chosen, and takes those that are; answers the boards. */
export async function moveLicense(
  transaction: Queries,
  license: LicenseRow,
  choose: (boards: readonly number[]) => readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const holder = holderOf(license.id);
  const places = await listPlaces(transaction, { holder }, now);
  const before = new Set(places.map(({ boardId }) => boardId));
  const after = new Set(choose([...before]));
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  requireSeats(license, { added: added.length, boards: after.size });
  // The listing before the boards, as in a purchase; its trade stays until the end.
  const [listing] = added.length > 0 ? await lockListing(transaction, license) : [];
  // Seats of the plan that is being paid for are counted already.
  if (added.length > 0) await refuseUnpaid(transaction, license.listingId);
  // Locked together, in the order of their ids, two who change places never wait for each other.
  await lockBoards(transaction, [...added, ...removed], now);
  if (removed.length > 0) await endPlaces(transaction, { holder, boardIds: removed }, now);
  if (added.length > 0) await takePlaces(transaction, { license, listing, boardIds: added }, now);
  return after;
}

function requireSeats(
  { planId, seatCount }: LicenseRow,
  { added, boards }: { readonly added: number; readonly boards: number },
): void {
  if (added === 0) return;
  if (planId === null || seatCount === null) {
    throw new Problem('conflict', 'Boards of this licence are bought one by one.');
  }
  if (boards > seatCount)
    throw new Problem('conflict', `Your plan is for up to ${seatCount} of them.`);
}

function lockListing(transaction: Queries, { listingId }: LicenseRow): Promise<StoredListing[]> {
  return transaction.select().from(listings).where(eq(listings.id, listingId)).for('share');
}

interface Taking {
  readonly license: LicenseRow;
  readonly listing: StoredListing | undefined;
  readonly boardIds: readonly number[];
}

async function takePlaces(
  transaction: Queries,
  { license: { id, dueAt }, listing, boardIds }: Taking,
  now: Date,
): Promise<void> {
  if (!listing || findListingFault(listing)) {
    throw new Problem('conflict', 'The listing of this licence is not shown any more.');
  }
  const bought = { holder: holderOf(id), merchant: boardMerchantOf(listing), boardIds };
  const lost = await assignPlaces(transaction, { ...bought, until: dueAt }, now);
  if (lost.length === 0) return;
  throw new Problem('conflict', 'There is no place for your listing on some of these boards.', {
    fields: lost.map((board) => ({
      path: 'boards',
      message: `expected a place on board ${board}`,
    })),
  });
}
