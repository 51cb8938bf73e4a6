import type { Tax } from '../billing/taxes/taxes.ts';
import type { Country } from '../vocabulary/places/countries.ts';
import { negateSigned, type SignedMoney } from './signed-money.ts';

/**
 * `provider`: money at the payment provider. `payable`: what is a shop's. `tax`: what the platform
 * has collected and owes to a tax office. `fee`: what the platform has earned.
 */
export const accountKinds = ['provider', 'payable', 'tax', 'fee'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Whose account at the provider: the platform's, or a shop's own by the provider's number. */
export type ProviderHolder = 'platform' | `acct_${string}`;

/** A tax of the region to which was delivered: `gst`, `CA`, `ON`. */
export interface RegionalTax {
  readonly tax: Tax;
  readonly country: Country;
  readonly region: string;
}

/** One account; it has a balance in each currency of its entries. */
export type LedgerAccount =
  | { readonly kind: 'provider'; readonly holder: ProviderHolder }
  | { readonly kind: 'payable'; readonly shopKey: number }
  | ({ readonly kind: 'tax' } & RegionalTax)
  | { readonly kind: 'fee' };

/** A text that two accounts share only where they are the same: `payable/12`, `tax/gst/CA/ON`. */
export function accountKey(account: LedgerAccount): string {
  switch (account.kind) {
    case 'provider':
      return `provider/${account.holder}`;
    case 'payable':
      return `payable/${account.shopKey}`;
    case 'tax':
      return `tax/${regionalTaxKey(account)}`;
    case 'fee':
      return 'fee';
  }
}

/** A text that two taxes share only where they are the same: `gst/CA/ON`. */
export function regionalTaxKey({ tax, country, region }: RegionalTax): string {
  return `${tax}/${country}/${region}`;
}

/**
 * The sum of an account's entries as its balance: entries above zero add to what the platform holds,
 * those below it to what it owes or has earned, and both are said above zero.
 */
export function balanceOfSum(kind: AccountKind, sum: SignedMoney): SignedMoney {
  return kind === 'provider' ? sum : negateSigned(sum);
}
