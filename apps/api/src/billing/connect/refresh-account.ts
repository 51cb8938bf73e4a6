import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import {
  awaitProvider,
  isMissingThere,
  requirePayments,
} from '../../platform/payments/provider.ts';
import { connectedAccounts } from '../tables.ts';
import { nameRequirements } from './name-requirements.ts';

type Asking = Pick<Platform, 'payments' | 'database' | 'clock'>;

/** Of what `startOnboarding` gives an account at the provider. */
export const rowOfAccount = 'boardwalk_account';

/**
 * Reads an account at the provider and keeps how it stands; of two readings at once the later one
 * stays. Called as its owner returns, and for each event about it (`account.updated`,
 * `account.application.deauthorized`). One that is nobody's here changes nothing.
 */
export async function refreshAccount(context: Asking, accountId: string): Promise<void> {
  const { database, clock } = context;
  const { provider } = requirePayments(context);
  const askedAt = clock.now();
  const notNewer = or(isNull(connectedAccounts.readAt), lte(connectedAccounts.readAt, askedAt));
  const keep = (change: Partial<typeof connectedAccounts.$inferInsert>, ofWhom: SQL | undefined) =>
    database
      .update(connectedAccounts)
      .set({ ...change, readAt: askedAt })
      .where(and(ofWhom, notNewer));
  const account = await awaitProvider(findAccount(provider, accountId));
  if (!account) {
    await keep(
      { lostAt: askedAt, chargesEnabled: false, payoutsEnabled: false },
      eq(connectedAccounts.accountId, accountId),
    );
    return;
  }
  await adoptAccount(context, account);
  await keep({ ...stateOf(account), lostAt: null }, eq(connectedAccounts.accountId, accountId));
}

/** Undefined where it is gone there. */
async function findAccount(
  provider: Stripe,
  accountId: string,
): Promise<Stripe.Account | undefined> {
  try {
    return await provider.accounts.retrieve(accountId);
  } catch (error) {
    if (isGoneThere(error)) return undefined;
    throw error;
  }
}

/** Whether the provider has no account of that number, or none that we may see. */
export function isGoneThere(error: unknown): boolean {
  return isMissingThere(error) || error instanceof Stripe.errors.StripePermissionError;
}

/** Gives a row the account that was made for it, where the answer never came. */
async function adoptAccount(
  { database }: Pick<Platform, 'database'>,
  { id, metadata }: Stripe.Account,
): Promise<void> {
  const row = metadata?.[rowOfAccount];
  if (row === undefined || !/^[0-9a-f-]{36}$/.test(row)) return;
  await database
    .update(connectedAccounts)
    .set({ accountId: id })
    .where(and(eq(connectedAccounts.id, row), isNull(connectedAccounts.accountId)));
}

/** Returns what is stored of an account. */
export function stateOf(account: Stripe.Account) {
  const currency = currencies.find((one) => one === account.default_currency?.toUpperCase());
  return {
    ...(currency && { currency }),
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    required: nameRequirements(account.requirements?.currently_due ?? []),
  };
}
