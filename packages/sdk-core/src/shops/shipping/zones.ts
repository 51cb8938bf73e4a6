import { regionsOf } from '../../account/billing-rules.ts';
import { isCodeOfProvince } from '../../vocabulary/places/canadian-codes.ts';
import { type Country, countries } from '../../vocabulary/places/countries.ts';
import type { RatedZone } from './rate-rules.ts';

type Zone = RatedZone['zone'];
type ZonedRate = Pick<RatedZone, 'zone' | 'active'>;

/** Two rates that hold for some of the same places: where one is narrower, it alone counts there. */
export type Overlap<Rate> =
  | { readonly kind: 'narrower'; readonly narrow: Rate; readonly wide: Rate }
  | { readonly kind: 'alike'; readonly one: Rate; readonly other: Rate };

/** The pairs of rates in force that hold for some of the same places. */
export function findOverlaps<Rate extends ZonedRate>(
  rates: readonly Rate[],
): readonly Overlap<Rate>[] {
  const active = rates.filter((rate) => rate.active);
  return active.flatMap((one, index) =>
    active.slice(index + 1).flatMap((other): Overlap<Rate>[] => {
      const difference = compareZones(one.zone, other.zone);
      if (difference === undefined) return [];
      if (difference === 0) return [{ kind: 'alike', one, other }];
      const [narrow, wide] = difference > 0 ? [one, other] : [other, one];
      return [{ kind: 'narrower', narrow, wide }];
    }),
  );
}

/** Above 0 where the first is the narrower one, 0 where both are alike; undefined without a place in common. */
function compareZones(one: Zone, other: Zone): number | undefined {
  if (one.country !== other.country) return undefined;
  if (isApart(one.regions, other.regions)) return undefined;
  if (!reaches(one, other) || !reaches(other, one)) return undefined;
  const [codes, others] = [one.postalPrefixes, other.postalPrefixes];
  if (codes.length === 0 || others.length === 0) return levelOf(one) - levelOf(other);
  const pair = codes
    .flatMap((code) => others.map((known) => ({ code, known })))
    .find(({ code, known }) => code.startsWith(known) || known.startsWith(code));
  return pair && pair.code.length - pair.known.length;
}

function isApart(some: readonly string[], others: readonly string[]): boolean {
  return some.length > 0 && others.length > 0 && !some.some((code) => others.includes(code));
}

function levelOf({ regions, postalPrefixes }: Zone): number {
  if (postalPrefixes.length > 0) return 2;
  return regions.length > 0 ? 1 : 0;
}

/** Whether postal codes of one zone can be in the regions of the other, as far as that is known. */
function reaches({ country, postalPrefixes }: Zone, { regions }: Zone): boolean {
  if (country !== 'CA' || postalPrefixes.length === 0 || regions.length === 0) return true;
  return postalPrefixes.some((prefix) =>
    regions.some((region) => isCodeOfProvince(region, prefix)),
  );
}

/** How far the rates in force reach in a country. */
export type Coverage =
  | { readonly country: Country; readonly reach: 'all' | 'none' }
  | {
      readonly country: Country;
      readonly reach: 'some';
      /** Codes of provinces, states and territories where nothing is sent to. */
      readonly without: readonly string[];
      /** Those where some postal codes alone are. */
      readonly partly: readonly string[];
    };

/** How far the rates in force reach, in each country. */
export function coverageOf(rates: readonly ZonedRate[]): readonly Coverage[] {
  const zones = rates.filter(({ active }) => active).map(({ zone }) => zone);
  return countries.map((country) => reachIn(country, zones));
}

function reachIn(country: Country, all: readonly Zone[]): Coverage {
  const zones = all.filter((zone) => zone.country === country);
  if (zones.length === 0) return { country, reach: 'none' };
  const codes = regionsOf(country).map(({ code }) => code);
  const plain = zones.filter(({ postalPrefixes }) => postalPrefixes.length === 0);
  const whole = (code: string) => plain.some((zone) => holds(zone, code));
  const left = codes.filter((code) => !whole(code));
  if (left.length === 0) return { country, reach: 'all' };
  const partly = left.filter((code) => zones.some((zone) => reachesRegion(zone, code)));
  return { country, reach: 'some', without: left.filter((code) => !partly.includes(code)), partly };
}

function holds({ regions }: Zone, code: string): boolean {
  return regions.length === 0 || regions.includes(code);
}

function reachesRegion(zone: Zone, code: string): boolean {
  return holds(zone, code) && reaches(zone, { ...zone, regions: [code] });
}
