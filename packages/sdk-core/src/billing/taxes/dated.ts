import type { Country } from '../../vocabulary/places/countries.ts';

/** What holds in a country, or in some of its regions, from a calendar date on. */
export interface DatedRule {
  readonly country: Country;
  /** Postal codes of provinces, territories or states: `ON`; absent where it holds in all of them. */
  readonly regions?: readonly string[] | undefined;
  /** The first day on which it holds, `2025-04-01`. */
  readonly from: string;
  /** The first day on which it holds no longer; absent where none is known. */
  readonly until?: string | undefined;
}

/** A province, territory or state by its postal code, `ON` in `CA`. */
export interface TaxPlace {
  readonly country: Country;
  readonly region: string;
}

/** Whether it holds on a date. */
export function isInForce(
  { from, until }: Pick<DatedRule, 'from' | 'until'>,
  date: string,
): boolean {
  return from <= date && (until === undefined || date < until);
}

/** Whether it holds at a place on a date. */
export function holdsIn(rule: DatedRule, { country, region }: TaxPlace, date: string): boolean {
  return (
    rule.country === country &&
    (rule.regions === undefined || rule.regions.includes(region)) &&
    isInForce(rule, date)
  );
}
