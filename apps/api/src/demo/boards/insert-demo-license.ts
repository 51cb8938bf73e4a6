import { randomUUID } from 'node:crypto';
import { dueInstantOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, isNull } from 'drizzle-orm';
import { insertCoupon } from '../../billing/coupons/insert-coupon.ts';
import { redeemCoupon } from '../../billing/coupons/redeem-coupon.ts';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { assignPlaces, listPlaces } from '../../boards/places/held-places.ts';
import { holdPlace } from '../../boards/places/hold-place.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { markSponsors } from '../../boards/sponsors/mark-sponsors.ts';
import { boardsTable } from '../../boards/tables.ts';
import { licenseKind } from '../../licenses/license-kind.ts';
import { holderOf } from '../../licenses/license-row.ts';
import { invoiceOf, prepareOffer } from '../../licenses/subscribe/prepare-offer.ts';
import { licensePlans, licenses } from '../../licenses/tables.ts';
import type { StoredListing } from '../../listings/tables.ts';
import { distanceBetween } from '../../places/distance.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { required } from '../required.ts';
import { findOwnMerchant } from './find-merchants.ts';

/** Days between the purchase and the loading. */
const daysOld = 60;

/** Boards of the licence; its plan has one seat more. */
const boardCount = 4;

/** Nothing is charged while the demo is loaded: this makes the first year of one merchant free. */
const firstYear = {
  coupon_code: 'FIRST-BOARDS-100',
  nickname: 'The first merchant on our boards',
  percent_off: 100,
  duration: 'once',
  most_redemptions: 1,
} as const;

/**
 * Sells the demo's merchant a year on boards around their shop, by the rules of a purchase. Where
 * somebody who tries the demo has bought or sold otherwise, it stays as it is.
 */
export async function insertDemoLicense(
  { database, queue }: DemoPlatform,
  today: number,
): Promise<void> {
  const now = new Date(today - daysOld * dayMs);
  const listing = await findOwnMerchant(database);
  const plan = await findPlan(database);
  if (!listing || !plan || (await isTaken(database, listing, now))) return;
  const made = new Date(now.getTime() - dayMs);
  if (!(await insertCoupon(database, { queue }, firstYear, made))) return;
  await holdBoards(database, listing, now);
  const { id: listingId, ownerId: userId, timeZone } = listing;
  const what = { kind: 'plan', name: { id: plan.id }, tier: plan.id } as const;
  const wish = { listingId, userId, what, seats: undefined, renews: false };
  const offer = await prepareOffer(database, wish, now, { isBought: true });
  const id = randomUUID();
  const dueAt = new Date(dueInstantOf(now.getTime(), timeZone));
  const { couponId, terms } = await redeemCoupon(database, {
    ...{ code: firstYear.coupon_code, userId, now, currency: plan.priceCurrency },
    subject: { kind: licenseKind, id },
  });
  await database.insert(licenses).values({
    ...{ id, listingId, buyerId: userId, couponId, timeZone, state: 'ACTIVE', renews: false },
    ...{ planId: plan.id, planNickname: plan.nickname, seatCount: plan.seatCount },
    agreed: invoiceOf(offer, terms.discount, now),
    intention: id,
    boughtAt: now,
    dueAt,
  });
  const merchant = boardMerchantOf(listing);
  const bought = { holder: holderOf(id), merchant, boardIds: offer.boards, until: dueAt };
  const lost = await assignPlaces(database, bought, now);
  if (lost.length > 0) throw new Error(`The demo's licence has lost boards ${lost.join()}.`);
  await markSponsors(database, new Date(today));
}

async function findPlan(database: Queries) {
  const isOffered = and(eq(licensePlans.nickname, 'Neighbourhood'), isNull(licensePlans.endedAt));
  const [plan] = await database.select().from(licensePlans).where(isOffered);
  return plan;
}

/** Whether somebody chooses boards for the listing, or has a licence. */
async function isTaken(
  database: Queries,
  { id: listingId }: StoredListing,
  now: Date,
): Promise<boolean> {
  if ((await database.$count(licenses, eq(licenses.listingId, listingId))) > 0) return true;
  const places = await listPlaces(database, { listingId }, now);
  return places.some(({ state }) => state === 'HELD');
}

/** Holds places on the boards around the shop that take it, the closest first. */
async function holdBoards(database: Queries, listing: StoredListing, now: Date): Promise<void> {
  const { id, lat, lng } = listing;
  const shop: Point = { lat: required(lat ?? undefined, id), lng: required(lng ?? undefined, id) };
  const sold = await database
    .select({ id: boardsTable.id, lat: boardsTable.lat, lng: boardsTable.lng })
    .from(boardsTable)
    .where(isNull(boardsTable.retiredAt));
  const around = sold
    .toSorted((one, other) => distanceBetween(shop, one) - distanceBetween(shop, other))
    .slice(0, 10 * boardCount)
    .map((board) => board.id);
  const locked = await lockBoards(database, around, now);
  let held = 0;
  for (const boardId of around) {
    const board = locked.find((one) => one.id === boardId);
    if (!board || held === boardCount) continue;
    const place = await holdPlace(database, board, boardMerchantOf(listing));
    if (typeof place !== 'string') held += 1;
  }
}
