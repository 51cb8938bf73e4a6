import { type License, returnedStates } from '@boardwalk/sdk-core/licenses/license-schemas';
import { boughtBoards } from '@boardwalk/sdk-core/licenses/prices/bought-boards';
import { boardId, listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { payments, savedCards } from '../billing/tables.ts';
import { isAssignedSql } from '../boards/read/live-places.ts';
import { boardPlaces, boardsTable } from '../boards/tables.ts';
import { listings } from '../listings/tables.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { readLicenseBills } from './invoices/read-license-bills.ts';
import { licenseKind } from './license-kind.ts';
import { holderOf, isRunning, type LicenseRow } from './license-row.ts';
import { maskInvoice, maskReceipt } from './mask-billing.ts';
import { licenses, owedOutages } from './tables.ts';

/** Licences as their owner sees them, with the boards that they have now. */
export async function describeLicenses(
  queries: Queries,
  rows: readonly LicenseRow[],
  context: Pick<OperationContext, 'caller' | 'clock'>,
): Promise<License[]> {
  const now = context.clock.now();
  const holders = rows.map(({ id }) => holderOf(id));
  const places = await queries
    .select({ boardId: boardPlaces.boardId, holder: boardPlaces.holder })
    .from(boardPlaces)
    .where(and(inArray(boardPlaces.holder, holders), isAssignedSql(now)))
    .orderBy(asc(boardPlaces.boardId));
  const listingOf = await findListings(queries, rows);
  const cards = await findCards(queries, rows);
  const successors = await findSuccessors(queries, rows);
  const owed = await findOwed(queries, rows);
  const returned = await findReturned(queries, rows);
  const bills = await readLicenseBills(queries, rows);
  return rows.map((row) => {
    const own = places.filter(({ holder }) => holder === holderOf(row.id));
    const isPending = row.state === 'PENDING';
    const { invoice, receipt } = bills(row);
    const seats = own.map((place) => parseWith(boardId, place.boardId));
    return describe(endedIfDue(row, now), {
      ...listingOf(row),
      payment_method: cards(row),
      replacedBy: successors(row),
      owed: owed(row),
      returned: returned(row),
      seats: isPending ? boughtBoards(invoice) : seats,
      invoice: maskInvoice(invoice, context),
      receipt: maskReceipt(receipt, context),
    });
  });
}

/** One of them. */
export async function describeLicense(
  queries: Queries,
  row: LicenseRow,
  context: Pick<OperationContext, 'caller' | 'clock'>,
): Promise<License> {
  const [license] = await describeLicenses(queries, [row], context);
  if (!license) throw new Error('A row is a licence.');
  return license;
}

/** What the listings of these licences are called now, and whether everybody sees them. */
async function findListings(queries: Queries, rows: readonly LicenseRow[]) {
  const { id, title, isPublic: isShown } = listings;
  const ids = rows.map(({ listingId: one }) => one);
  const found = await queries.select({ id, title, isShown }).from(listings).where(inArray(id, ids));
  const byId = new Map(found.map(({ id: one, ...facts }) => [one, facts]));
  return ({ id: license, listingId: of }: LicenseRow): Pick<License, 'title' | 'isShown'> => {
    const facts = byId.get(of);
    if (facts === undefined) throw new Error(`Licence ${license} is of no listing.`);
    return facts;
  };
}

/** The cards of these licences, as far as they are still saved. */
async function findCards(queries: Queries, rows: readonly LicenseRow[]) {
  const { paymentId } = savedCards;
  const ids = rows.flatMap(({ paymentMethodId }) => paymentMethodId ?? []);
  const found = await queries.select({ paymentId }).from(savedCards).where(inArray(paymentId, ids));
  const saved = new Set(found.map((card) => card.paymentId));
  return ({ paymentMethodId: id }: LicenseRow) => (id !== null && saved.has(id) ? id : null);
}

/** What has taken the place of those that have ended. */
async function findSuccessors(queries: Queries, rows: readonly LicenseRow[]) {
  const { id: uuid, replacesId, planNickname: nickname, state } = licenses;
  const ended = rows.filter((row) => row.state === 'ENDED').map(({ id }) => id);
  const found = await queries
    .select({ uuid, replacesId, nickname })
    .from(licenses)
    .where(and(inArray(replacesId, ended), inArray(state, ['ACTIVE', 'ENDED'])));
  return ({ id }: LicenseRow): License['replacedBy'] => {
    const next = found.find((one) => one.replacesId === id);
    return next?.nickname ? { uuid: next.uuid, nickname: next.nickname } : null;
  };
}

/** For what these licences are owed something. */
async function findOwed(queries: Queries, rows: readonly LicenseRow[]) {
  const ids = rows.map(({ id }) => id);
  const { licenseId, placeId, from, until } = owedOutages;
  const found = await queries
    .select({ licenseId, board: boardsTable.id, name: boardsTable.name, from, until })
    .from(owedOutages)
    .innerJoin(boardPlaces, eq(boardPlaces.id, placeId))
    .innerJoin(boardsTable, eq(boardsTable.id, boardPlaces.boardId))
    .where(inArray(licenseId, ids))
    .orderBy(asc(from), asc(boardsTable.id));
  return ({ id }: LicenseRow): License['owed'] =>
    found
      .filter((one) => one.licenseId === id)
      .map((one) => ({
        ...{ board: parseWith(boardId, one.board), name: one.name },
        ...{ from: one.from.toISOString(), until: one.until?.toISOString() ?? null },
      }));
}

/** Where the money of those is that run no more. */
async function findReturned(queries: Queries, rows: readonly LicenseRow[]) {
  const ids = rows.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id);
  const { subjectId, kind, state } = payments;
  const found = await queries
    .select({ subjectId, state })
    .from(payments)
    .where(
      and(eq(kind, licenseKind), inArray(subjectId, ids), inArray(state, [...returnedStates])),
    );
  return ({ id }: LicenseRow): License['returned'] => {
    const own = found.find((one) => one.subjectId === id);
    return returnedStates.find((one) => one === own?.state) ?? null;
  };
}

/** One that is due is over, though nothing has written that down yet. */
function endedIfDue(row: LicenseRow, now: Date): LicenseRow {
  const isOver = row.state === 'ACTIVE' && !isRunning(row, now);
  return isOver ? { ...row, state: 'ENDED', endedAt: row.dueAt } : row;
}

type Looked = Pick<
  License,
  | 'title'
  | 'isShown'
  | 'seats'
  | 'payment_method'
  | 'replacedBy'
  | 'owed'
  | 'returned'
  | 'invoice'
  | 'receipt'
>;

function describe(row: LicenseRow, looked: Looked): License {
  const { planId, planNickname, seatCount } = row;
  const isPlan = planId !== null && planNickname !== null && seatCount !== null;
  return {
    uuid: row.id,
    licensee: parseWith(listingId, row.listingId),
    ...looked,
    state: row.state,
    plan: isPlan ? { id: planId, nickname: planNickname, seat_count: seatCount } : null,
    renews: row.renews,
    boughtAt: row.boughtAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    timeZone: row.timeZone,
  };
}
