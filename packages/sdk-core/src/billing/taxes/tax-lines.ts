import { isRegionOf } from '../../account/billing-rules.ts';
import { sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { addTaxes, takeTaxes } from '../../vocabulary/money/taxed-price.ts';
import type { Country, Currency } from '../../vocabulary/places/countries.ts';
import { holdsIn } from './dated.ts';
import type { TaxCollectors } from './liability/tax-collectors.ts';
import { type TaxRate, taxesKnownFrom } from './tax-rates.ts';
import { reliefsKnownFrom } from './tax-reliefs.ts';
import { lawfulRules, type TaxRules } from './tax-rules.ts';
import { isTaxed, type Tax, type TaxCategory, taxes } from './taxes.ts';

/** The parts of an address that taxes go by; `state` is `ON`, `QLD`. */
export interface TaxAddress {
  readonly countryCode: Country;
  readonly state: string;
}

/** What is sold, for how much all of it, after discounts. */
export interface TaxableLine {
  readonly amount: Money;
  readonly category: TaxCategory;
  /** What one piece costs; where it is absent, no relief holds that goes by it. */
  readonly unitPrice?: Money | undefined;
}

/** A tax as an invoice shows it; what is zero-rated has it with a portion and an amount of 0. */
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
  /** Where goods are delivered, or of who pays for a service. */
  readonly address: TaxAddress;
  /** The calendar date on which it is paid or due, whichever comes first: `2026-11-26`. */
  readonly date: string;
  readonly currency: Currency;
  /** Whether the amounts have their taxes in them, as prices in Australia have. */
  readonly isInclusive: boolean;
  /** Those of `rulesWith` where sales taxes are set. */
  readonly rules?: TaxRules | undefined;
  /** Who collects each tax, by `findTaxCollectors`: others are not charged. Absent where all are. */
  readonly collectors?: TaxCollectors | undefined;
}

/**
 * The taxes of each line, half up to the cent, and of all: every sum is that of the lines, so that an
 * invoice adds up. Taxes of less than half a cent are left out. Throws a `RangeError` for a region that
 * the country has not, a date that is none or from before the rules are known, another currency, or two
 * rates of one tax.
 */
export function taxLines(lines: readonly TaxableLine[], terms: TaxTerms): TaxedLines {
  const rates = findTaxRates(lines, terms);
  const taxed = lines.map((line) => taxLine(line, rates, terms));
  return { lines: taxed, ...sumTaxed(taxed, terms.currency) };
}

/** Amounts with their taxes as one: of each tax, one sum for each portion. */
export function sumTaxed(amounts: readonly TaxedAmount[], currency: Currency): TaxedAmount {
  const sumOf = (all: readonly Money[]) => sumMoney(all, currency);
  const sums = new Map<string, ChargedTax>();
  for (const { tax, portion, amount } of amounts.flatMap((one) => one.taxes)) {
    const key = `${tax} ${portion}`;
    const sum = sums.get(key);
    sums.set(key, { tax, portion, amount: sumOf(sum ? [sum.amount, amount] : [amount]) });
  }
  return {
    net: sumOf(amounts.map(({ net }) => net)),
    taxes: [...sums.values()].sort(
      (one, other) =>
        taxes.indexOf(one.tax) - taxes.indexOf(other.tax) || other.portion - one.portion,
    ),
    gross: sumOf(amounts.map(({ gross }) => gross)),
  };
}

/** The taxes of one line by rates that hold where it is sold. */
export function taxLine(
  line: TaxableLine,
  rates: readonly TaxRate[],
  terms: TaxTerms,
): TaxedAmount {
  const own = portionsOf(line, rates, terms);
  const portions = own.map(({ portion }) => portion);
  const {
    net,
    taxes: amounts,
    gross,
  } = terms.isInclusive ? takeTaxes(line.amount, portions) : addTaxes(line.amount, portions);
  const charged = own.flatMap(({ tax, portion }, index) => {
    const amount = amounts[index];
    return amount && (amount.amount > 0 || portion === 0) ? [{ tax, portion, amount }] : [];
  });
  return { net, taxes: charged, gross };
}

/** What each tax is on a line; taxes that are not on it are left out. */
export function portionsOf(
  { category, unitPrice }: TaxableLine,
  rates: readonly TaxRate[],
  { address, date, rules = lawfulRules }: TaxTerms,
): readonly { readonly tax: Tax; readonly portion: number }[] {
  const place = { country: address.countryCode, region: address.state };
  return rates.flatMap(({ tax, portion: general }) => {
    if (!isTaxed(category, tax)) return [];
    const relief = rules.reliefs.find(
      ({ upTo, ...other }) =>
        other.tax === tax &&
        other.categories.includes(category) &&
        holdsIn(other, place, date) &&
        (upTo === undefined || (unitPrice !== undefined && unitPrice.amount <= upTo)),
    );
    const portion = relief ? relief.portion : general;
    return portion === null ? [] : [{ tax, portion }];
  });
}

/** What holds at an address on a date, one rate of each tax that somebody collects. */
export function findTaxRates(
  lines: readonly TaxableLine[],
  { address, date, rules = lawfulRules, collectors }: TaxTerms,
): readonly TaxRate[] {
  const { countryCode: country, state: region } = address;
  if (!isRegionOf(country, region)) {
    throw new RangeError(`Expected a province, state or territory of ${country}, got ${region}.`);
  }
  const knownFrom = lines.some(isOfClass) ? reliefsKnownFrom : taxesKnownFrom;
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date < knownFrom) {
    throw new RangeError(`Expected a date from ${knownFrom} on, got ${date}.`);
  }
  const holding = rules.rates.filter((rate) => holdsIn(rate, { country, region }, date));
  const names = holding.map(({ tax }) => tax);
  const twice = names.find((tax, index) => names.indexOf(tax) < index);
  if (twice !== undefined) {
    throw new RangeError(`Expected one rate of ${twice} in ${region} on ${date}, got several.`);
  }
  return holding.filter(({ tax }) => collectors === undefined || collectors[tax] !== undefined);
}

/** Whether it is taxed otherwise somewhere. */
function isOfClass({ category }: TaxableLine): boolean {
  return !['standard', 'service', 'exempt'].includes(category);
}
