import type * as schemas from '@boardwalk/sdk-core/billing/connect/schemas';
import { type Country, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { paymentProcessors, providerReturn } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, eq, isNull } from 'drizzle-orm';
import { lockActiveUser } from '../../access/accounts/lock-active-user.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { connectedAccounts } from '../tables.ts';
import { isGoneThere, refreshAccount, rowOfAccount, stateOf } from './refresh-account.ts';

type Row = typeof connectedAccounts.$inferSelect;

/**
 * Stores the row before it requests an account from the provider, which creates one once for the
 * row: the next call continues from wherever this one stopped.
 */
export const startOnboarding: Handler<typeof schemas.startOnboarding> = async (
  { body: { country, language } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  const { provider } = requirePayments(context);
  const row = await findOrBegin(context, userId, country);
  const account = row.accountId ?? (await makeAccount(context, row));
  const address = (path: string) => context.configuration.siteOrigin + localPath(path, language);
  const link = provider.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: address(providerReturn({}).path),
    // Links are spent by being opened, and end soon: that page has the way to another.
    refresh_url: address(paymentProcessors({}).path),
  });
  try {
    return { url: (await awaitProvider(link)).url };
  } catch (error) {
    if (!isGoneThere(error)) throw error;
    await refreshAccount(context, account);
    throw new Problem(
      'conflict',
      'The payment provider has your account no longer. Begin again to have a new one.',
      { cause: error },
    );
  }
};

/** The person's one row: as it stands, or a new one where there is none, or the account was lost. */
function findOrBegin(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  userId: number,
  country: Country,
): Promise<Row> {
  return database.transaction(async (transaction) => {
    // Of two calls at once the second finds the row of the first.
    await lockActiveUser(transaction, userId);
    const [row] = await transaction
      .select()
      .from(connectedAccounts)
      .where(eq(connectedAccounts.userId, userId));
    if (row && row.lostAt === null) {
      if (row.country === country) return row;
      throw new Problem(
        'conflict',
        `Your account at the payment provider is one in ${row.country}, which stays as it is.`,
      );
    }
    if (row) await transaction.delete(connectedAccounts).where(eq(connectedAccounts.id, row.id));
    const [begun] = await transaction
      .insert(connectedAccounts)
      .values({ userId, country, currency: currencyByCountry[country], createdAt: clock.now() })
      .returning();
    if (begun) return begun;
    throw new Error('The account was not begun.');
  });
}

/** Has the provider make the account of a row, once for its id: nothing else of the call may change. */
async function makeAccount(context: Platform, { id, country }: Row): Promise<string> {
  const { provider } = requirePayments(context);
  const account = await awaitProvider(
    provider.accounts.create(
      {
        type: 'express',
        country,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { [rowOfAccount]: id },
      },
      { idempotencyKey: `connected-account-${id}` },
    ),
  );
  await context.database
    .update(connectedAccounts)
    .set({ accountId: account.id, ...stateOf(account) })
    .where(and(eq(connectedAccounts.id, id), isNull(connectedAccounts.accountId)));
  return account.id;
}
