import type { Stripe } from 'stripe';
import { onAccount } from '../../platform/payments/on-account.ts';

/** The provider’s books, read back by its own lists. */
export interface ProviderBooks {
  /** Minor units on each account, by `<holder> <currency>`. */
  readonly balances: ReadonlyMap<string, number>;
  /** What of our part of a direct charge has gone back, by the payment of ours that it is of. */
  readonly feesBack: ReadonlyMap<string, number>;
}

type Accounts = readonly string[];

/** Our own account is `platform`, as in the ledger. */
export const balanceKey = (holder: string, currency: string) =>
  `${holder} ${currency.toUpperCase()}`;

/**
 * What is on our own account and on those of shops: what was charged, without refunds, what banks hold
 * or have taken, and what moved from one to another as an application fee.
 */
export async function readProviderBooks(
  provider: Stripe,
  accounts: Accounts,
): Promise<ProviderBooks> {
  const balances = new Map<string, number>();
  const feesBack = new Map<string, number>();
  const paymentOfCharge = new Map<string, string>();
  const add = (holder: string, currency: string, amount: number) => {
    const key = balanceKey(holder, currency);
    balances.set(key, (balances.get(key) ?? 0) + amount);
  };
  const page = { limit: 100 };
  for (const account of [null, ...accounts]) {
    const [holder, options] = [account ?? 'platform', onAccount(account)];
    for await (const intent of provider.paymentIntents.list(page, options)) {
      if (intent.status !== 'succeeded') continue;
      add(holder, intent.currency, intent.amount_received);
      paymentOfCharge.set(String(intent.latest_charge), intent.metadata.payment ?? '');
    }
    for await (const { status, currency, amount } of provider.refunds.list(page, options)) {
      if (status === 'succeeded' || status === 'pending') add(holder, currency, -amount);
    }
    for await (const { status, currency, amount } of provider.disputes.list(page, options)) {
      if (status !== 'won' && !status.startsWith('warning_')) add(holder, currency, -amount);
    }
  }
  for await (const fee of provider.applicationFees.list(page)) {
    const left = fee.amount - fee.amount_refunded;
    add(String(fee.account), fee.currency, -left);
    add('platform', fee.currency, left);
    feesBack.set(paymentOfCharge.get(String(fee.charge)) ?? '', fee.amount_refunded);
  }
  return { balances, feesBack };
}
