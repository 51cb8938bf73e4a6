import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { invoices } from '../billing/invoices/tables.ts';
import { payments } from '../billing/tables.ts';
import { lockOwnBoards } from '../boards/boards-data.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { licenseKind } from './license-kind.ts';
import { isRunning, type LicenseRow } from './license-row.ts';
import { closeLicense } from './own/end-license.ts';
import { licenseAddressMismatches, licenses } from './tables.ts';

/** What somebody has bought; once they have left, nothing of it runs, and nobody has bought it. */
export const licensesData: PersonalData = {
  collect(queries, userId) {
    const { id, listingId, state, planNickname, renews, agreed, boughtAt, dueAt } = licenses;
    const { cardCountry, listingCountry, listingRegion } = licenseAddressMismatches;
    return queries
      .select({
        ...{ id, listingId, state, planNickname, renews, agreed, boughtAt, dueAt },
        receipt: invoices.number,
        addressMismatch: { cardCountry, listingCountry, listingRegion },
      })
      .from(licenses)
      .leftJoin(invoices, eq(invoices.key, licenses.invoiceKey))
      .leftJoin(licenseAddressMismatches, eq(licenseAddressMismatches.licenseId, id))
      .where(eq(licenses.buyerId, userId))
      .orderBy(desc(boughtAt), desc(id));
  },

  async hasPaidFor(transaction, userId, now) {
    const active = await lockActive(transaction, userId);
    return active.some((license) => isRunning(license, now));
  },

  async erase(transaction, userId, now) {
    const running = await lockActive(transaction, userId);
    await lockOwnBoards(transaction, userId, now);
    // One that is being paid for comes to nothing with its payment, which finds no listing any more.
    for (const license of running) await closeLicense(transaction, license, now);
    // A purchase that came to nothing is in no books.
    await transaction
      .update(licenses)
      .set({ agreed: sql`${licenses.agreed} || '{"billedTo": null}'::jsonb` })
      .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'FAILED')));
    await transaction
      .update(licenses)
      .set({ buyerId: null, paymentMethodId: null })
      .where(eq(licenses.buyerId, userId));
  },
};

/**
 * Locks their licences that count in the order in which finishing a payment does: the payment
 * first, then what it is for.
 */
async function lockActive(transaction: Queries, userId: number): Promise<LicenseRow[]> {
  const { id, kind, userId: payer } = payments;
  await transaction
    .select({ id })
    .from(payments)
    .where(and(eq(payer, userId), eq(kind, licenseKind)))
    .orderBy(asc(id))
    .for('update');
  return transaction
    .select()
    .from(licenses)
    .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'ACTIVE')))
    .orderBy(asc(licenses.id))
    .for('update');
}
