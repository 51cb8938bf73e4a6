import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { payments } from '../billing/tables.ts';
import { lockOwnBoards } from '../boards/boards-data.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { licenseKind } from './license-kind.ts';
import { closeLicense } from './own/end-license.ts';
import { licenseAddressMismatches, licenses } from './tables.ts';

/** What somebody has bought; once they have left, nothing of it runs, and nobody has bought it. */
export const licensesData: PersonalData = {
  collect(queries, userId) {
    const { id, listingId, state, planNickname, renews, invoice, receipt, boughtAt, dueAt } =
      licenses;
    const { cardCountry, listingCountry, listingRegion } = licenseAddressMismatches;
    return queries
      .select({
        ...{ id, listingId, state, planNickname, renews, invoice, receipt, boughtAt, dueAt },
        addressMismatch: { cardCountry, listingCountry, listingRegion },
      })
      .from(licenses)
      .leftJoin(licenseAddressMismatches, eq(licenseAddressMismatches.licenseId, id))
      .where(eq(licenses.buyerId, userId))
      .orderBy(desc(boughtAt), desc(id));
  },

  async erase(transaction, userId, now) {
    // As whoever finishes a payment: it first, then what it is for.
    const { id, kind, userId: payer } = payments;
    await transaction
      .select({ id })
      .from(payments)
      .where(and(eq(payer, userId), eq(kind, licenseKind)))
      .orderBy(asc(id))
      .for('update');
    const running = await transaction
      .select()
      .from(licenses)
      .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'ACTIVE')))
      .orderBy(asc(licenses.id))
      .for('update');
    await lockOwnBoards(transaction, userId, now);
    // One that is being paid for comes to nothing with its payment, which finds no listing any more.
    for (const license of running) await closeLicense(transaction, license, now);
    // A purchase that came to nothing is in no books.
    await transaction
      .update(licenses)
      .set({ invoice: sql`${licenses.invoice} || '{"billedTo": null}'::jsonb` })
      .where(and(eq(licenses.buyerId, userId), eq(licenses.state, 'FAILED')));
    await transaction
      .update(licenses)
      .set({ buyerId: null, paymentMethodId: null })
      .where(eq(licenses.buyerId, userId));
  },
};
