import type { LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Booking } from './book.ts';
import { entryOf } from './entry-rows.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

/** What is booked of a subject, in the order in which it was; nothing where none of it is. */
export async function findBooked(
  queries: Queries,
  { kind, id }: Booking['subject'],
): Promise<readonly LedgerEntry[]> {
  const rows = await queries
    .select({ entry: ledgerEntries })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.subjectKind, kind), eq(ledgerTransactions.subjectId, id)))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ entry }) => entryOf(entry));
}
