import type { LedgerEntry } from '@boardwalk/sdk-core/ledger/entries';
import { entriesOfSale, type PaidSale } from '@boardwalk/sdk-core/ledger/sales';
import { quebecGst, quebecQst, saleOf, taxOf } from '@boardwalk/sdk-core/ledger/sales.fixture';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { openDatabase } from '../platform/database/database.ts';
import type { Booking } from './book.ts';
import { ledgerEntries, ledgerTransactions } from './tables.ts';

let last = 0;

/** A sale of goods for 100 dollars, shipping for 12 and the taxes of both, of a shop of its own. */
export function newSale(more: Partial<Omit<PaidSale, 'total'>> = {}): PaidSale {
  last += 1;
  const taxes = [taxOf(quebecGst, 'shop', 560), taxOf(quebecQst, 'platform', 1117)];
  return saleOf({ shopKey: last, taxes, ...more });
}

export function bookingOf(
  entries: readonly LedgerEntry[],
  id: string = crypto.randomUUID(),
): Booking {
  const at = new Date('2026-11-26T12:00:00Z');
  return { kind: 'sale', subject: { kind: 'invoice', id }, at, entries };
}

export const bookingOfSale = (sale: PaidSale) => bookingOf(entriesOfSale(sale));

/** The empty ledger of a database of its own, with so many connections. */
export async function openLedger(connections = 10) {
  const { url } = await createTestDatabase();
  const database = openDatabase(url, () => {}, connections);
  afterAll(() => database.$client.end());
  return {
    database,
    /** The ids of the transactions of a subject, and how many entries they have. */
    async readBooked({ subject }: Booking) {
      const rows = await database
        .select({ id: ledgerTransactions.id, amount: ledgerEntries.amount })
        .from(ledgerTransactions)
        .leftJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
        .where(eq(ledgerTransactions.subjectId, subject.id));
      return { ids: [...new Set(rows.map(({ id }) => id))], entries: rows.length };
    },
  };
}
