import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { readCards } from './cards/read-cards.ts';
import { connectedAccountsData } from './connect/connected-accounts-data.ts';
import { redemptionData } from './coupons/redemption-data.ts';
import { paymentDisputes } from './disputes/tables.ts';
import { invoicesData } from './invoices/invoices-data.ts';
import {
  defaultCards,
  paymentCustomers,
  paymentDifferences,
  paymentErrands,
  payments,
  savedCards,
} from './tables.ts';

/** Saved cards, and what was paid; the numbers of cards are at the provider alone. */
export const billingData: PersonalData = {
  async collect(queries, userId, surroundings) {
    const { id, kind, amount, currency, state, createdAt, settledAt } = payments;
    return {
      cards: await readCards(queries, userId),
      connectedAccounts: await connectedAccountsData.collect(queries, userId, surroundings),
      redemptions: await redemptionData.collect(queries, userId, surroundings),
      payments: await queries
        .select({ id, kind, amount, currency, state, createdAt, settledAt })
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(desc(createdAt)),
      invoices: await invoicesData.collect(queries, userId, surroundings),
      disputes: await collectDisputes(queries, userId),
    };
  },

  async erase(transaction, userId, now) {
    const gone = await transaction
      .delete(paymentCustomers)
      .where(eq(paymentCustomers.userId, userId))
      .returning();
    // The provider forgets the cards with their customer, whom it may be making at this moment.
    const errands = gone.map(({ customerId, key }) =>
      customerId === null
        ? { kind: 'delete-unfinished-customer' as const, objectId: key, createdAt: now }
        : { kind: 'delete-customer' as const, objectId: customerId, createdAt: now },
    );
    if (errands.length > 0) await transaction.insert(paymentErrands).values(errands);
    await connectedAccountsData.erase(transaction, userId, now);
    await redemptionData.erase(transaction, userId, now);
    await invoicesData.erase(transaction, userId, now);
    await transaction.delete(defaultCards).where(eq(defaultCards.userId, userId));
    await transaction.delete(savedCards).where(eq(savedCards.userId, userId));
    const { kind, ownId } = paymentDifferences;
    await transaction
      .delete(paymentDifferences)
      .where(and(inArray(kind, ['customer-gone', 'cards-differ']), eq(ownId, String(userId))));
    // What was paid stays in the books, without who paid.
    await transaction.update(payments).set({ userId: null }).where(eq(payments.userId, userId));
  },
};

/** What they have disputed of what they had paid. */
function collectDisputes(queries: Queries, userId: number) {
  const { paymentId, amount, currency, reason, status, openedAt, endedAt } = paymentDisputes;
  return queries
    .select({ paymentId, amount, currency, reason, status, openedAt, endedAt })
    .from(paymentDisputes)
    .innerJoin(payments, eq(payments.id, paymentId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(openedAt));
}
