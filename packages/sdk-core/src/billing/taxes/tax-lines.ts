import { isRegionOf } from '../../account/billing-rules.ts';
import { sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { addTaxes, takeTaxes } from '../../vocabulary/money/taxed-price.ts';
import type { Country, Currency } from '../../vocabulary/places/countries.ts';
import { type TaxRate, taxesKnownFrom, taxRates } from './tax-rates.ts';
import { isTaxed, type Tax, type TaxCategory } from './taxes.ts';

/** The parts of a billing address that taxes go by; `state` is `ON`, `QLD`. */
export interface TaxAddress {
  readonly countryCode: Country;
  readonly state: string;
}

/** What is sold, for how much all of it, after discounts. */
export interface TaxableLine {
  readonly amount: Money;
  readonly category: TaxCategory;
}

/** A tax as an invoice shows it. */
export interface ChargedTax {
  readonly tax: Tax;
  readonly portion: number;
  readonly amount: Money;
}

/** An amount without its taxes, these, and both together. */
export interface TaxedAmount {
  readonly net: Money;
  readonly taxes: readonly ChargedTax[];
  readonly gross: Money;
}

/** All lines together, and each of them in the order in which they came. */
export interface TaxedLines extends TaxedAmount {
  readonly lines: readonly TaxedAmount[];
}

/** Where and when lines are sold, and how their prices are meant. */
export interface TaxTerms {
  readonly address: TaxAddress;
  /** The calendar date on which it is paid or due, whichever comes first: `2026-11-26`. */
  readonly date: string;
  readonly currency: Currency;
  /** Whether the amounts have their taxes in them, as prices in Australia have. */
  readonly isInclusive: boolean;
  /** Those of `ratesWith` where sales taxes are set. */
  readonly rates?: readonly TaxRate[];
}

/**
 * The taxes of each line, half up to the cent, and of all: every sum is that of the lines, so that an
 * invoice adds up. Taxes of nothing are left out. Throws a `RangeError` for a region that the country
 * has not, a date that is none or before `taxesKnownFrom`, another currency, or two rates of one tax.
 */
export function taxLines(lines: readonly TaxableLine[], terms: TaxTerms): TaxedLines {
  const { currency } = terms;
  const sumOf = (amounts: readonly Money[]) => sumMoney(amounts, currency);
  const rates = ratesOf(terms);
  const taxed = lines.map((line) => taxLine(line, rates, terms));
  const taxes = rates.flatMap(({ tax, portion }) => {
    const charged = taxed.flatMap((line) => line.taxes.filter((one) => one.tax === tax));
    const amount = sumOf(charged.map((one) => one.amount));
    return charged.length === 0 ? [] : [{ tax, portion, amount }];
  });
  return {
    lines: taxed,
    net: sumOf(taxed.map(({ net }) => net)),
    taxes,
    gross: sumOf(taxed.map(({ gross }) => gross)),
  };
}

function taxLine(
  { amount, category }: TaxableLine,
  rates: readonly TaxRate[],
  { isInclusive }: TaxTerms,
): TaxedAmount {
  const own = rates.filter(({ tax }) => isTaxed(category, tax));
  const portions = own.map(({ portion }) => portion);
  const { net, taxes, gross } = isInclusive
    ? takeTaxes(amount, portions)
    : addTaxes(amount, portions);
  const charged = own.flatMap(({ tax, portion }, index) => {
    const part = taxes[index];
    return part === undefined || part.amount === 0 ? [] : [{ tax, portion, amount: part }];
  });
  return { net, taxes: charged, gross };
}

/** What holds at an address on a date, one rate of each tax. */
function ratesOf({ address, date, rates = taxRates }: TaxTerms): readonly TaxRate[] {
  const { countryCode: country, state } = address;
  if (!isRegionOf(country, state)) {
    throw new RangeError(`Expected a province, state or territory of ${country}, got ${state}.`);
  }
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < taxesKnownFrom) {
    throw new RangeError(`Expected a date from ${taxesKnownFrom} on, got ${date}.`);
  }
  const holding = rates.filter(
    (rate) =>
      rate.country === country &&
      (rate.regions === undefined || rate.regions.includes(state)) &&
      rate.from <= date &&
      (rate.until === undefined || date < rate.until),
  );
  const names = holding.map(({ tax }) => tax);
  const twice = names.find((tax, index) => names.indexOf(tax) < index);
  if (twice === undefined) return holding;
  throw new RangeError(`Expected one rate of ${twice} in ${state} on ${date}, got several.`);
}
