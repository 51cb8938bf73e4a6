import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, eq, isNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import { isDenied } from '../../platform/payments/on-account.ts';
import {
  awaitProvider,
  isMissingThere,
  requirePayments,
} from '../../platform/payments/provider.ts';
import { connectedAccounts } from '../tables.ts';
import type { AccountUseContext } from './account-uses.ts';
import { nameRequirements } from './name-requirements.ts';
import { type AccountReading, findReadAt, storeReading } from './store-reading.ts';

type Refreshing = AccountUseContext & Pick<Platform, 'payments' | 'database'>;

/** Of what `startOnboarding` gives an account at the provider. */
export const rowOfAccount = 'boardwalk_account';

/**
 * Reads an account at the provider and stores how it stands. Called as its owner returns, and for
 * each event about it (`account.updated`, `capability.updated`, `account.application.deauthorized` and
 * `…authorized`).
 * A reading that another one has overtaken is made again, so that the last one stays however late,
 * often or disordered events are. One that is nobody's here changes nothing.
 */
export async function refreshAccount(context: Refreshing, accountId: string): Promise<void> {
  const { provider } = requirePayments(context);
  let isStored = false;
  while (!isStored) {
    const readBefore = await findReadAt(context.database, accountId);
    const account = await awaitProvider(findAccount(provider, accountId));
    if (account) await adoptAccount(context, account);
    const reading = account ? { ...stateOf(account), lostAt: null } : lostNow(context);
    isStored = await storeReading(context, accountId, readBefore, reading);
  }
}

function lostNow({ clock }: Pick<Platform, 'clock'>): AccountReading {
  return { lostAt: clock.now(), chargesEnabled: false, payoutsEnabled: false };
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
  return isMissingThere(error) || isDenied(error);
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
