import { type LedgerEntry, requireBalanced } from '@boardwalk/sdk-core/ledger/entries';
import { and, eq, sql } from 'drizzle-orm';
import { compare } from '../platform/database/compare.ts';
import type { Queries } from '../platform/database/database.ts';
import { runPreparedQuery } from '../platform/database/recurring-query.ts';
import { rowOf } from './entry-rows.ts';
import {
  type bookingKinds,
  ledgerEntries,
  ledgerTransactions,
  type subjectKinds,
} from './tables.ts';

export interface Booking {
  readonly kind: (typeof bookingKinds)[number];
  readonly subject: { readonly kind: (typeof subjectKinds)[number]; readonly id: string };
  /** Business time. */
  readonly at: Date;
  readonly entries: readonly LedgerEntry[];
}

/**
 * Books a subject in the transaction that makes it true, once: where it was booked with the same
 * entries already, this answers the transaction of the ledger that is there, and adds nothing. Another
 * one that books the same subject is waited for. Throws where entries are not balanced, or the subject
 * was booked otherwise.
 */
export async function book(
  transaction: Queries,
  booking: Booking,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const [added] = await insertBookings(transaction, [booking]);
  if (added) return { id: added.id, isNew: true };
  return { id: await requireSame(transaction, booking), isNew: false };
}

/** Books several, by one statement, in the order in which any two transactions book. */
export async function bookAll(transaction: Queries, all: readonly Booking[]): Promise<void> {
  if (all.length === 0) return;
  const inOrder = all.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  const added = new Set((await insertBookings(transaction, inOrder)).map(({ name }) => name));
  for (const booking of inOrder) {
    if (!added.has(nameOf(booking))) await requireSame(transaction, booking);
  }
}

interface AddedRow extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
}

/** Adds what is not booked yet, with its entries; answers what was added. */
async function insertBookings(transaction: Queries, all: readonly Booking[]) {
  const bookings = all.map(({ kind, subject, at, entries }) => ({
    ...{ kind, subject_kind: subject.kind, subject_id: subject.id, at },
    currency: requireBalanced(entries),
    entries: entries.map(rowOf),
  }));
  const rows = await runPreparedQuery<AddedRow>(
    transaction,
    sql`
      with booking as (
        select * from jsonb_to_recordset(${JSON.stringify(bookings)}::jsonb) as booking(
          kind text, subject_kind text, subject_id text, currency text, at timestamptz, entries jsonb)
      ), added as (
        insert into ledger_transactions (kind, subject_kind, subject_id, currency, at)
        select kind, subject_kind, subject_id, currency, at from booking
        on conflict (subject_kind, subject_id) do nothing
        returning id, subject_kind, subject_id
      ), entered as (
        insert into ledger_entries (transaction_id, currency, account_kind, holder, shop_key, part, tax, country, region, portion, amount)
        select added.id, entry.currency, "accountKind", holder, "shopKey", part, tax, country, region, portion, amount
        from added join booking using (subject_kind, subject_id), jsonb_to_recordset(booking.entries) as entry(
          currency text, "accountKind" text, holder text, "shopKey" bigint, part text, tax text,
          country text, region text, portion integer, amount bigint)
      )
      select id, subject_kind as kind, subject_id as subject from added`,
  );
  return rows.map(({ id, kind, subject }) => ({ id: Number(id), name: `${kind} ${subject}` }));
}

function nameOf({ subject: { kind, id } }: Booking): string {
  return `${kind} ${id}`;
}

/** The transaction of the ledger by which the subject was booked in the same way. */
async function requireSame(transaction: Queries, booking: Booking): Promise<number> {
  const { kind, subject, entries } = booking;
  const [booked] = await transaction
    .select({ id: ledgerTransactions.id, kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.subjectKind, subject.kind),
        eq(ledgerTransactions.subjectId, subject.id),
      ),
    );
  const name = nameOf(booking);
  if (!booked) throw new Error(`Expected ${name} in the ledger, where it was in conflict.`);
  const rows = await transaction
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, booked.id));
  const isSame = booked.kind === kind && textOf(rows) === textOf(entries.map(rowOf));
  if (isSame) return booked.id;
  throw new Error(`Expected ${name} as it is booked in ${booked.id}, got other entries.`);
}

/** Rows in an order that depends on nothing but what they say. */
function textOf(rows: readonly ReturnType<typeof rowOf>[]): string {
  const texts = rows.map((row) =>
    JSON.stringify([
      row.currency,
      row.accountKind,
      row.holder,
      row.shopKey,
      row.part,
      row.tax,
      row.country,
      row.region,
      row.portion,
      row.amount,
    ]),
  );
  return texts.toSorted(compare).join();
}
