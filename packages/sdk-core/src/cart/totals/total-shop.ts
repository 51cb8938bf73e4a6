import {
  type ChargedTax,
  type TaxAddress,
  type TaxedAmount,
  taxLines,
} from '../../billing/taxes/tax-lines.ts';
import type { TaxRate } from '../../billing/taxes/tax-rates.ts';
import type { TaxCategory } from '../../billing/taxes/taxes.ts';
import type { Destination } from '../../shops/shipping/rate-rules.ts';
import { allocate } from '../../vocabulary/money/allocate.ts';
import { multiplyMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { DeliveryChoice } from '../delivery-schemas.ts';
import type { DeliveryOption } from '../schemas.ts';
import {
  chosenOption,
  deliveryOptions,
  type SendingShop,
  type SentLine,
} from './delivery-options.ts';
import type { ShopTotalProblem } from './total-problems.ts';

/** A line as it is totalled. */
export interface TotalledLine extends SentLine {
  /** The variant. */
  readonly item: number;
  readonly category: TaxCategory;
}

/** A shop as its part of a cart is totalled. */
export interface TotalledShop extends SendingShop {
  readonly currency: Currency;
  /** Where things are fetched, by which they are taxed then. */
  readonly place: TaxAddress;
  readonly isTaxIncluded: boolean;
}

/** What of a place and a day totals go by. */
export interface TotalTerms {
  /** Null until the buyer gives it. */
  readonly destination: Destination | null;
  /** The buyer's choice for this shop; null for the cheapest. */
  readonly delivery: DeliveryChoice | null;
  /** The calendar date at the shop: `2026-11-30`. */
  readonly date: string;
  /** Those of `ratesWith` where sales taxes are set. */
  readonly rates?: readonly TaxRate[] | undefined;
}

/** A line with what it comes to. */
export interface LineTotal extends TaxedAmount {
  readonly item: number;
  readonly category: TaxCategory;
  /** Price times quantity, with taxes where prices hold them. */
  readonly amount: Money;
}

/** What one shop takes: every sum is that of its lines and its shipping, each rounded by itself. */
export interface ShopTotal {
  readonly lines: readonly LineTotal[];
  readonly subtotal: Money;
  /** Null where nobody can say yet what sending takes. */
  readonly shipping: (TaxedAmount & { readonly amount: Money }) | null;
  readonly taxes: readonly ChargedTax[];
  readonly total: Money;
  readonly options: readonly DeliveryOption[];
  readonly delivery: DeliveryOption | null;
  readonly problem: ShopTotalProblem | null;
}

/**
 * The total of one shop in a cart, the same for cart, preview, checkout and invoice. What is sent is
 * taxed where it goes, what is fetched at the shop; nothing that leaves the shop's country is taxed.
 */
export function totalShop(
  lines: readonly TotalledLine[],
  shop: TotalledShop,
  terms: TotalTerms,
): ShopTotal {
  const { currency } = shop;
  const found = deliveryOptions(lines, shop, terms.destination);
  const chosen = chosenOption(found, terms.delivery);
  const amounts = lines.map(({ price, quantity }) =>
    multiplyMoney({ amount: price, currency }, quantity),
  );
  const sums = { subtotal: sumMoney(amounts, currency), options: found.options };
  if (!chosen) {
    const untaxed = lines.map(({ item, category }, index) => {
      const amount = amounts[index] ?? { amount: 0, currency };
      return { item, category, amount, net: amount, taxes: [], gross: amount };
    });
    const { problem } = found;
    return {
      ...sums,
      ...{ lines: untaxed, shipping: null, taxes: [], total: sums.subtotal },
      ...{ delivery: null, problem },
    };
  }
  const isFetched = (line: SentLine) =>
    chosen.choice.kind === 'pickup' || line.shippingSupport === 'PICKUP_ONLY';
  const shipped = allocateShipping(lines, amounts, { amount: chosen.price, currency }, isFetched);
  const taxed = [
    ...lines.map((line, index) => ({
      amount: amounts[index] ?? { amount: 0, currency },
      category: line.category,
      isFetched: isFetched(line),
    })),
    ...shipped.map((part) => ({ ...part, isFetched: false })),
  ].map((line) => ({
    amount: line.amount,
    category: line.category,
    ...taxLine(line, shop, terms),
  }));
  const ofLines = taxed.slice(0, lines.length);
  const ofShipping = taxed.slice(lines.length);
  return {
    ...sums,
    lines: ofLines.map((line, index) => ({ item: lines[index]?.item ?? 0, ...line })),
    shipping: { amount: { amount: chosen.price, currency }, ...join(ofShipping, currency) },
    ...{ taxes: join(taxed, currency).taxes, total: join(taxed, currency).gross },
    ...{ delivery: chosen, problem: null },
  };
}

/** Sending is taxed as what is sent: a part of its price goes with each line, by what that costs. */
function allocateShipping(
  lines: readonly TotalledLine[],
  amounts: readonly Money[],
  price: Money,
  isFetched: (line: SentLine) => boolean,
): readonly { readonly amount: Money; readonly category: TaxCategory }[] {
  if (price.amount === 0) return [];
  const sent = lines.flatMap((line, index) => {
    const amount = amounts[index]?.amount ?? 0;
    return isFetched(line) ? [] : [{ category: line.category, amount }];
  });
  const categories = [...new Set(sent.map(({ category }) => category))];
  const weights = categories.map((category) =>
    sent.reduce((sum, line) => sum + (line.category === category ? line.amount : 0), 0),
  );
  return allocate(price, weights).flatMap((amount, index) => {
    const category = categories[index];
    return category === undefined || amount.amount === 0 ? [] : [{ amount, category }];
  });
}

interface TaxableLine {
  readonly amount: Money;
  readonly category: TaxCategory;
  readonly isFetched: boolean;
}

function taxLine(
  { amount, category, isFetched }: TaxableLine,
  shop: TotalledShop,
  { destination, date, rates }: TotalTerms,
): TaxedAmount {
  const address =
    isFetched || !destination
      ? shop.place
      : { countryCode: destination.country, state: destination.region ?? '' };
  if (address.countryCode !== shop.place.countryCode) {
    return { net: amount, taxes: [], gross: amount };
  }
  const { currency, isTaxIncluded: isInclusive } = shop;
  const terms = { address, date, currency, isInclusive, ...(rates && { rates }) };
  return taxLines([{ amount, category }], terms);
}

/** The sums of several amounts, one of each tax and portion. */
function join(parts: readonly TaxedAmount[], currency: Currency): TaxedAmount {
  const sumOf = (amounts: readonly Money[]) => sumMoney(amounts, currency);
  const all = parts.flatMap(({ taxes }) => taxes);
  const kinds = all.filter(
    ({ tax, portion }, index) =>
      all.findIndex((one) => one.tax === tax && one.portion === portion) === index,
  );
  return {
    net: sumOf(parts.map(({ net }) => net)),
    taxes: kinds.map(({ tax, portion }) => ({
      tax,
      portion,
      amount: sumOf(
        all.filter((one) => one.tax === tax && one.portion === portion).map(({ amount }) => amount),
      ),
    })),
    gross: sumOf(parts.map(({ gross }) => gross)),
  };
}
