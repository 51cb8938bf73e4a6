import { multiplyMoney, subtractMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import { taxes as taxOrder } from '../taxes/taxes.ts';
import type { InvoiceTax, IssuedLine } from './invoice-schemas.ts';

/** The parts of a line that sums are made of. */
export type SummedLine = Pick<
  IssuedLine,
  'kind' | 'quantity' | 'unitPrice' | 'discount' | 'net' | 'gross' | 'taxes'
>;

/** The sums of an invoice. */
export interface InvoiceSums {
  /** Of all lines but shipping, before the discount. */
  readonly subtotal: Money;
  readonly shipping: Money;
  readonly discount: Money;
  readonly taxes: Money;
  readonly total: Money;
}

/** How the prices of an invoice are meant. */
export interface SumTerms {
  readonly currency: Currency;
  /** Whether all prices have their taxes in them; where not, some may. */
  readonly taxesIncluded: boolean;
}

/**
 * The sums of an invoice's lines. Throws a `RangeError` for a line that does not add up: its net amount
 * and its taxes are its gross amount, and one of these two is its price less its discount. Of a shop
 * in Australia what is fetched there has its tax in it, and what is sent abroad at once has not.
 */
export function sumInvoice(lines: readonly SummedLine[], terms: SumTerms): InvoiceSums {
  const { currency } = terms;
  const sumOf = (amounts: readonly Money[]) => sumMoney(amounts, currency);
  for (const line of lines) requireSums(line, terms);
  const [sent, sold] = [true, false].map((isShipping) =>
    lines.filter(({ kind }) => (kind === 'shipping') === isShipping).map(linePriceOf),
  );
  return {
    subtotal: sumOf(sold ?? []),
    shipping: sumOf(sent ?? []),
    discount: sumOf(lines.map(({ discount }) => discount)),
    taxes: sumOf(lines.flatMap(({ taxes }) => taxes.map(({ amount }) => amount))),
    total: sumOf(lines.map(({ gross }) => gross)),
  };
}

/** The taxes of all lines, each tax, portion and collector once, in the order of `taxes`. */
export function sumTaxes(
  lines: readonly Pick<SummedLine, 'taxes'>[],
  currency: Currency,
): readonly InvoiceTax[] {
  const byTax = new Map<string, InvoiceTax[]>();
  for (const one of lines.flatMap(({ taxes }) => taxes)) {
    const key = JSON.stringify({ ...one, amount: undefined });
    byTax.set(key, [...(byTax.get(key) ?? []), one]);
  }
  return [...byTax.values()]
    .flatMap((same) => {
      const [first] = same;
      const amounts = same.map(({ amount }) => amount);
      return first ? [{ ...first, amount: sumMoney(amounts, currency) }] : [];
    })
    .toSorted(
      (one, other) =>
        taxOrder.indexOf(one.tax) - taxOrder.indexOf(other.tax) || other.portion - one.portion,
    );
}

/** What all pieces of a line cost before the discount. */
export function linePriceOf({
  unitPrice,
  quantity,
}: Pick<SummedLine, 'unitPrice' | 'quantity'>): Money {
  return multiplyMoney(unitPrice, quantity);
}

/** Whether the price of a line has its taxes in it. */
export function isInclusive(line: SummedLine): boolean {
  return subtractMoney(linePriceOf(line), line.discount).amount === line.gross.amount;
}

function requireSums(line: SummedLine, { currency, taxesIncluded }: SumTerms): void {
  const { net, gross, discount } = line;
  const taxes = sumMoney(
    line.taxes.map(({ amount }) => amount),
    currency,
  );
  const left = subtractMoney(linePriceOf(line), discount);
  const isPriced = isInclusive(line) || (!taxesIncluded && left.amount === net.amount);
  const isWhole = gross.amount === net.amount + taxes.amount && isPriced;
  if (isWhole) return;
  throw new RangeError(
    `Expected a line that adds up, got ${net.amount} + ${taxes.amount} = ${gross.amount} for ${left.amount}.`,
  );
}
