import { allocate } from './allocate.ts';
import { moneyOf, requireMoney } from './amounts.ts';
import { addMoney, subtractMoney, sumMoney } from './arithmetic.ts';
import type { Money } from './money.ts';
import { portionOf, requirePortion, wholePortion } from './portions.ts';
import { shareHalfUp } from './share.ts';

/** A price without its taxes, each tax in the order of the rates, and both together. */
export interface TaxedPrice {
  readonly net: Money;
  readonly taxes: readonly Money[];
  readonly gross: Money;
}

/** What a price becomes that its taxes are added to: each is of the price alone, half up to the cent. */
export function addTaxes(net: Money, rates: readonly number[]): TaxedPrice {
  const taxes = rates.map((rate) => portionOf(net, rate));
  return { net, taxes, gross: addMoney(net, sumMoney(taxes, net.currency)) };
}

/**
 * What a price is made of that has its taxes in it: together they are half up to the cent, and are
 * parted by their rates without losing one.
 */
export function takeTaxes(gross: Money, rates: readonly number[]): TaxedPrice {
  const { amount, currency } = requireMoney(gross);
  const rate = rates.reduce((sum, one) => sum + requirePortion(one), 0);
  const tax = moneyOf(shareHalfUp(amount, rate, wholePortion + rate), currency);
  const taxes = rate === 0 ? rates.map(() => tax) : allocate(tax, rates);
  return { net: subtractMoney(gross, tax), taxes, gross };
}
