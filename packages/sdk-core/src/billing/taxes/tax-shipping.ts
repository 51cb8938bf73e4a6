import { allocate } from '../../vocabulary/money/allocate.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import {
  findTaxRates,
  portionsOf,
  sumTaxed,
  type TaxableLine,
  type TaxedAmount,
  type TaxTerms,
  taxLine,
} from './tax-lines.ts';

/**
 * What shipping costs with its taxes. It is taxed as what it brings: divided by the amounts of goods
 * that are taxed alike, each part by their rates, but for the taxes of states that are not on shipping.
 * Throws as `taxLines` does, and where there is a charge without goods.
 *
 * Canada Revenue Agency, interpretation of 17 March 1998, “Shipping and handling fees on books”: goods
 * that are delivered are one supply, though the charge stands apart; British Columbia's bulletin PST
 * 302, “Delivery Charges”; Australian Taxation Office, GSTD 2002/3, which divides the charge.
 */
export function taxShipping(
  charge: Money,
  goods: readonly TaxableLine[],
  terms: TaxTerms,
): TaxedAmount {
  if (charge.amount === 0) return { net: charge, taxes: [], gross: charge };
  const rates = findTaxRates(goods, terms);
  const groups = new Map<string, TaxableLine[]>();
  for (const line of goods) {
    const alike = JSON.stringify(portionsOf(line, rates, terms));
    groups.set(alike, [...(groups.get(alike) ?? []), line]);
  }
  const parts = divide(charge, [...groups.values()]);
  const onShipping = rates.filter(({ isOnShipping = true }) => isOnShipping);
  return sumTaxed(
    parts.map((part) => taxLine(part, onShipping, terms)),
    terms.currency,
  );
}

/** The charge by the amounts of each group, or by their lines where all goods are free. */
function divide(
  charge: Money,
  groups: readonly (readonly TaxableLine[])[],
): readonly TaxableLine[] {
  const amounts = groups.map((lines) => lines.reduce((sum, { amount }) => sum + amount.amount, 0));
  const areFree = amounts.every((amount) => amount === 0);
  const weights = areFree ? groups.map((lines) => lines.length) : amounts;
  const parts = allocate(charge, weights);
  return groups.flatMap(([line], index) => {
    const amount = parts[index];
    return line && amount ? [{ ...line, amount }] : [];
  });
}
