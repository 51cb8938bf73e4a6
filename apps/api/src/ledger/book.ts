import { type LedgerEntry, requireBalanced } from '@boardwalk/sdk-core/ledger/entries';
import { and, eq } from 'drizzle-orm';
import { compare } from '../platform/database/compare.ts';
import type { Queries } from '../platform/database/database.ts';
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
 * was booked otherwise. Who books several in one transaction does so in the order of their subjects.
 */
export async function book(
  transaction: Queries,
  { kind, subject, at, entries }: Booking,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const currency = requireBalanced(entries);
  const [added] = await transaction
    .insert(ledgerTransactions)
    .values({ kind, subjectKind: subject.kind, subjectId: subject.id, currency, at })
    .onConflictDoNothing({ target: [ledgerTransactions.subjectKind, ledgerTransactions.subjectId] })
    .returning({ id: ledgerTransactions.id });
  if (!added) return { id: await requireSame(transaction, kind, subject, entries), isNew: false };
  const rows = entries.map((entry) => ({ ...rowOf(entry), transactionId: added.id }));
  await transaction.insert(ledgerEntries).values(rows);
  return { id: added.id, isNew: true };
}

/** The transaction of the ledger by which the subject was booked in the same way. */
async function requireSame(
  transaction: Queries,
  kind: Booking['kind'],
  subject: Booking['subject'],
  entries: readonly LedgerEntry[],
): Promise<number> {
  const [booked] = await transaction
    .select({ id: ledgerTransactions.id, kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.subjectKind, subject.kind),
        eq(ledgerTransactions.subjectId, subject.id),
      ),
    );
  const name = `${subject.kind} ${subject.id}`;
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
