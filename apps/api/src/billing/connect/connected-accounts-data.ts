import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { connectedAccounts } from '../tables.ts';
import { accountTaxes } from '../tax/tables.ts';

/**
 * Somebody's account at the provider. It is theirs and stays there, with what they agreed with the
 * provider and money that may be on its way; here nothing is left of it.
 */
export const connectedAccountsData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select({
        accountId: connectedAccounts.accountId,
        country: connectedAccounts.country,
        currency: connectedAccounts.currency,
        chargesEnabled: connectedAccounts.chargesEnabled,
        payoutsEnabled: connectedAccounts.payoutsEnabled,
        detailsSubmitted: connectedAccounts.detailsSubmitted,
        required: connectedAccounts.required,
        createdAt: connectedAccounts.createdAt,
        headOffice: accountTaxes.headOffice,
        taxRegistrations: accountTaxes.registrations,
      })
      .from(connectedAccounts)
      .leftJoin(accountTaxes, eq(accountTaxes.accountId, connectedAccounts.accountId))
      .where(eq(connectedAccounts.userId, userId)),

  async erase(transaction, userId) {
    const gone = await transaction
      .delete(connectedAccounts)
      .where(eq(connectedAccounts.userId, userId))
      .returning({ accountId: connectedAccounts.accountId });
    const ids = gone.flatMap(({ accountId }) => accountId ?? []);
    await transaction.delete(accountTaxes).where(inArray(accountTaxes.accountId, ids));
  },
};
