import { isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { isDenied, onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider } from '../../platform/payments/provider.ts';
import { payments } from '../tables.ts';

/** On which accounts payments are compared. */
export interface ComparedAccounts {
  /** Our own (null), and each that payments were charged on and that we may still look at. */
  readonly accounts: readonly (string | null)[];
  /** Leaves out the payments of accounts that we see nothing of: nobody knows how they stand. */
  readonly isCompared: SQL | undefined;
}

/** Finds the accounts that payments were charged on, and asks the provider which of them it shows us. */
export async function findComparedAccounts(
  database: Database,
  provider: Stripe,
): Promise<ComparedAccounts> {
  const { accountId } = payments;
  const rows = await database
    .selectDistinct({ accountId })
    .from(payments)
    .where(isNotNull(accountId))
    .orderBy(accountId);
  const accounts: (string | null)[] = [null];
  const hidden: string[] = [];
  for (const row of rows) {
    if (row.accountId === null) continue;
    const isShown = await showsUs(provider, row.accountId);
    (isShown ? accounts : hidden).push(row.accountId);
  }
  return {
    accounts,
    isCompared:
      hidden.length === 0 ? undefined : or(isNull(accountId), notInArray(accountId, hidden)),
  };
}

async function showsUs(provider: Stripe, accountId: string): Promise<boolean> {
  try {
    await awaitProvider(provider.paymentIntents.list({ limit: 1 }, onAccount(accountId)));
    return true;
  } catch (error) {
    if (isDenied(error)) return false;
    throw error;
  }
}
