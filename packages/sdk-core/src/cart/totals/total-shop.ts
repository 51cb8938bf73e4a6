import type { TaxCollector, TaxCollectors } from '../../billing/taxes/liability/tax-collectors.ts';
import { findTaxCollectors } from '../../billing/taxes/liability/tax-collectors.ts';
import type { TaxRegistration } from '../../billing/taxes/liability/tax-registrations.ts';
import {
  type ChargedTax,
  sumTaxed,
  type TaxAddress,
  type TaxableLine,
  type TaxedAmount,
  type TaxTerms,
  taxLines,
} from '../../billing/taxes/tax-lines.ts';
import type { OperatorTaxes } from '../../billing/taxes/tax-rules.ts';
import { taxShipping } from '../../billing/taxes/tax-shipping.ts';
import type { TaxCategory } from '../../billing/taxes/taxes.ts';
import type { Destination } from '../../shops/shipping/rate-rules.ts';
import { multiplyMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import type { Country, Currency } from '../../vocabulary/places/countries.ts';
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
  /** Where it collects taxes. */
  readonly registrations: readonly TaxRegistration[];
}

/** What of a place and a day totals go by. */
export interface TotalTerms {
  /** Null until the buyer gives it. */
  readonly destination: Destination | null;
  /** The buyer's choice for this shop; null for the cheapest. */
  readonly delivery: DeliveryChoice | null;
  /** The calendar date at the shop: `2026-11-30`. */
  readonly date: string;
  /** What the operator collects for shops, with the rules of all taxes. */
  readonly operator: OperatorTaxes;
}

/** A tax, where it is, and who pays it to the tax office. */
export interface CollectedTax extends ChargedTax {
  readonly country: Country;
  readonly region: string;
  readonly liable: TaxCollector;
}

/** An amount as it is charged, without its taxes, and these. */
export interface CollectedAmount {
  /** With taxes where prices hold them. */
  readonly amount: Money;
  readonly net: Money;
  readonly taxes: readonly CollectedTax[];
  readonly gross: Money;
  /** Whether the amount has its taxes in it. */
  readonly isInclusive: boolean;
}

/** A line with what it comes to. */
export interface LineTotal extends CollectedAmount {
  readonly item: number;
  readonly category: TaxCategory;
}

/** What one shop takes: every sum is that of its lines and its shipping, each rounded by itself. */
export interface ShopTotal {
  readonly lines: readonly LineTotal[];
  readonly subtotal: Money;
  /** Null where nobody can say yet what sending takes. */
  readonly shipping: CollectedAmount | null;
  readonly taxes: readonly ChargedTax[];
  readonly total: Money;
  /** Whether all its amounts have their taxes in them: those of parcels to other countries have not. */
  readonly isTaxIncluded: boolean;
  readonly options: readonly DeliveryOption[];
  readonly delivery: DeliveryOption | null;
  readonly problem: ShopTotalProblem | null;
  /** Why it can't be sent, also where it can be picked up instead. */
  readonly unsent: ShopTotalProblem | null;
}

/**
 * The total of one shop in a cart, the same for cart, preview, checkout and invoice. What is sent is
 * taxed where it goes, what is fetched at the shop.
 */
export function totalShop(
  lines: readonly TotalledLine[],
  shop: TotalledShop,
  terms: TotalTerms,
): ShopTotal {
  const { currency } = shop;
  const found = deliveryOptions(lines, shop, terms.destination);
  const delivery = chosenOption(found, terms.delivery) ?? null;
  const { options, problem: unsent } = found;
  if (!delivery) return { ...totalGoods(lines, shop), options, problem: unsent, unsent };
  const isFetched = ({ shippingSupport }: SentLine) =>
    delivery.choice.kind === 'pickup' || shippingSupport === 'PICKUP_ONLY';
  const taxable = lines.map((line) => taxableOf(line, currency));
  const taxed = lines.map((line, index): LineTotal => {
    const { item, category } = line;
    const [one] = taxAt(isFetched(line) ? shop.place : sentTo(shop, terms), shop, terms, [
      taxable[index] ?? taxableOf(line, currency),
    ]);
    if (!one) throw new Error('A line has its taxes.');
    return { item, category, ...one };
  });
  const sent = taxable.filter((_, index) => {
    const line = lines[index];
    return line !== undefined && !isFetched(line);
  });
  const shipping = shipAt(sentTo(shop, terms), shop, terms, {
    charge: { amount: delivery.price, currency },
    goods: sent,
  });
  const sum = sumTaxed([...taxed, shipping], currency);
  return {
    ...{ lines: taxed, shipping, taxes: sum.taxes, total: sum.gross },
    isTaxIncluded: [...taxed, shipping].every(({ isInclusive }) => isInclusive),
    subtotal: sumMoney(
      taxed.map(({ amount }) => amount),
      currency,
    ),
    ...{ options, delivery, problem: null, unsent },
  };
}

/** Of goods whose way is not known, the prices alone. */
function totalGoods(
  lines: readonly TotalledLine[],
  { currency, isTaxIncluded }: Pick<TotalledShop, 'currency' | 'isTaxIncluded'>,
) {
  const priced = lines.map((line): LineTotal => {
    const { amount } = taxableOf(line, currency);
    const { item, category } = line;
    const isInclusive = isTaxIncluded;
    return { item, category, amount, net: amount, taxes: [], gross: amount, isInclusive };
  });
  const subtotal = sumMoney(
    priced.map(({ amount }) => amount),
    currency,
  );
  const sums = { subtotal, total: subtotal, taxes: [], isTaxIncluded };
  return { lines: priced, ...sums, shipping: null, delivery: null };
}

function taxableOf({ price, quantity, category }: TotalledLine, currency: Currency): TaxableLine {
  const unitPrice = { amount: price, currency };
  return { amount: multiplyMoney(unitPrice, quantity), category, unitPrice };
}

/** Where a parcel of the shop goes; the shop's own place where nothing is sent. */
function sentTo({ place }: TotalledShop, { destination }: TotalTerms): TaxAddress {
  if (!destination) return place;
  return { countryCode: destination.country, state: destination.region ?? '' };
}

function taxAt(
  address: TaxAddress,
  shop: TotalledShop,
  terms: TotalTerms,
  lines: readonly TaxableLine[],
): readonly CollectedAmount[] {
  const taxTerms = termsAt(address, shop, terms);
  const taxed = taxLines(lines, taxTerms);
  return taxed.lines.map((line, index) => ({
    amount: lines[index]?.amount ?? line.gross,
    ...collectedOf(line, taxTerms),
  }));
}

interface Shipped {
  readonly charge: Money;
  readonly goods: readonly TaxableLine[];
}

function shipAt(
  address: TaxAddress,
  shop: TotalledShop,
  terms: TotalTerms,
  { charge, goods }: Shipped,
): CollectedAmount {
  const taxTerms = termsAt(address, shop, terms);
  return { amount: charge, ...collectedOf(taxShipping(charge, goods, taxTerms), taxTerms) };
}

type CollectingTerms = TaxTerms & { readonly collectors: TaxCollectors };

/** Prices that hold the tax of the shop's country hold none of another. */
function termsAt(
  address: TaxAddress,
  { currency, place, isTaxIncluded, registrations }: TotalledShop,
  { date, operator }: TotalTerms,
): CollectingTerms {
  const collectors = findTaxCollectors({
    seller: { country: place.countryCode, region: place.state, registrations },
    platform: operator.registrations,
    destination: { country: address.countryCode, region: address.state },
    date,
  });
  const isInclusive = isTaxIncluded && address.countryCode === place.countryCode;
  return { address, date, currency, isInclusive, rules: operator.rules, collectors };
}

function collectedOf(
  { net, taxes, gross }: TaxedAmount,
  { address: { countryCode: country, state: region }, collectors, isInclusive }: CollectingTerms,
): Omit<CollectedAmount, 'amount'> {
  const collected = taxes.flatMap((charged) => {
    const liable = collectors[charged.tax];
    return liable ? [{ ...charged, country, region, liable }] : [];
  });
  return { net, taxes: collected, gross, isInclusive };
}
