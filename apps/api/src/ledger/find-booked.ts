import type { LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Booking } from './book.ts';
import { entryOf } from './entry-rows.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

/** What is booked of a subject, in the order in which it was; nothing where none of it is. */
export function findBooked(
  queries: Queries,
  subject: Booking['subject'],
): Promise<readonly LedgerEntry[]> {
  return findBookedOfAll(queries, [subject]);
}

/** What is booked of all of these subjects, of which there is one at least. */
export async function findBookedOfAll(
  queries: Queries,
  subjects: readonly Booking['subject'][],
): Promise<readonly LedgerEntry[]> {
  const { subjectKind, subjectId } = ledgerTransactions;
  const rows = await queries
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(or(...subjects.map(({ kind, id }) => and(eq(subjectKind, kind), eq(subjectId, id)))))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ entry }) => entryOf(entry));
}
