import { addMoney, subtractMoney, sumMoney } from '../vocabulary/money/arithmetic.ts';
import type { Money } from '../vocabulary/money/money.ts';
import { requirePortion } from '../vocabulary/money/portions.ts';
import { type ProviderHolder, type RegionalTax, regionalTaxKey } from './accounts.ts';
import type { LedgerEntry } from './entries.ts';
import { negateSigned, signedMoneyOf } from './signed-money.ts';

/** A tax of a sale, and who has to pay it to the tax office. */
export interface SaleTax extends RegionalTax {
  readonly liable: 'shop' | 'platform';
  readonly amount: Money;
}

/**
 * Where the buyer's money arrives: on the platform's account, from which the shop is paid later, or by
 * a direct charge on the shop's own, from which the provider moves an application fee.
 */
export type Settlement =
  | { readonly kind: 'platform' }
  | { readonly kind: 'direct'; readonly accountId: Exclude<ProviderHolder, 'platform'> };

/** A shop's invoice as it is paid, or the part of it that goes back; amounts without their taxes. */
export interface PaidSale {
  readonly shopKey: number;
  readonly goods: Money;
  readonly shipping: Money;
  readonly taxes: readonly SaleTax[];
  /** What the platform takes of what is the shop's, and by which parts of a million. */
  readonly fee: { readonly portion: number; readonly amount: Money };
  /** What the buyer pays. */
  readonly total: Money;
  readonly settlement: Settlement;
}

/**
 * The balanced entries of a sale; none where it costs nothing. Throws a `RangeError` where goods,
 * shipping and taxes are not the total, the fee is above what is the shop's, or currencies differ.
 */
export function entriesOfSale(sale: PaidSale): readonly LedgerEntry[] {
  const { shopKey, goods, shipping, fee } = sale;
  requireWholeSale(sale);
  const payable = { kind: 'payable', shopKey } as const;
  const feePart = { kind: 'fee', portion: requirePortion(fee.portion) } as const;
  const entries: readonly LedgerEntry[] = [
    ...chargeEntries(sale),
    { account: payable, part: { kind: 'goods' }, amount: owed(goods) },
    { account: payable, part: { kind: 'shipping' }, amount: owed(shipping) },
    ...sumByTax(sale).map(({ liable, amount, ...tax }): LedgerEntry => {
      const part = { kind: 'tax', ...tax } as const;
      return { account: liable === 'shop' ? payable : part, part, amount: owed(amount) };
    }),
    { account: payable, part: feePart, amount: held(fee.amount) },
    { account: { kind: 'fee' }, part: feePart, amount: owed(fee.amount) },
  ];
  return entries.filter(({ amount }) => amount.amount !== 0);
}

/** What the platform takes of a direct charge: its fee, and the taxes that it has to pay. */
export function applicationFeeOf({ fee, taxes }: PaidSale): Money {
  const own = taxes.filter(({ liable }) => liable === 'platform');
  return own.reduce((sum, { amount }) => addMoney(sum, amount), fee.amount);
}

/** What is the shop's of a sale: the total without fee and taxes of the platform. */
export function payableOf(sale: PaidSale): Money {
  return subtractMoney(sale.total, applicationFeeOf(sale));
}

function chargeEntries(sale: PaidSale): readonly LedgerEntry[] {
  const { settlement, total } = sale;
  const platform = { kind: 'provider', holder: 'platform' } as const;
  if (settlement.kind === 'platform') {
    return [{ account: platform, part: { kind: 'charge' }, amount: held(total) }];
  }
  const account = { kind: 'provider', holder: settlement.accountId } as const;
  const part = { kind: 'application-fee' } as const;
  const moved = applicationFeeOf(sale);
  return [
    { account, part: { kind: 'charge' }, amount: held(total) },
    { account, part, amount: owed(moved) },
    { account: platform, part, amount: held(moved) },
  ];
}

function requireWholeSale(sale: PaidSale): void {
  const { goods, shipping, taxes, total } = sale;
  const parts = [goods, shipping, ...taxes.map(({ amount }) => amount)];
  const sum = sumMoney(parts, total.currency);
  if (sum.amount !== total.amount) {
    throw new RangeError(`Expected parts that sum up to ${total.amount}, got ${sum.amount}.`);
  }
  // Throws where the platform takes more than the buyer pays.
  payableOf(sale);
}

/** One line for a tax of goods and of shipping, as the invoice has it. */
function sumByTax({ taxes }: PaidSale): readonly SaleTax[] {
  const lines = new Map<string, SaleTax>();
  for (const { tax, country, region, liable, amount } of taxes) {
    const line = { tax, country, region, liable, amount };
    const key = `${liable} ${regionalTaxKey(line)}`;
    const former = lines.get(key);
    lines.set(key, former ? { ...line, amount: addMoney(former.amount, amount) } : line);
  }
  return [...lines.values()];
}

function held({ amount, currency }: Money) {
  return signedMoneyOf(amount, currency);
}

function owed(money: Money) {
  return negateSigned(held(money));
}
