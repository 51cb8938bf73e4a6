import { regionsOf } from '../../account/billing-rules.ts';
import { type Country, countries } from '../../vocabulary/places/countries.ts';
import type { Region } from '../../vocabulary/places/regions.ts';
import type { ShippingRate } from '../shipping/rate-schemas.ts';

type Zone = ShippingRate['rate']['zone'];

/** Where a shop doesn't send to: whole countries, regions of others, and regions of which a part is left out. */
export interface Uncovered {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly parts: readonly Region[];
}

/** Where the rates of a shop don't reach. */
export function uncoveredBy(rates: readonly Pick<ShippingRate, 'rate'>[]): Uncovered {
  const zones = rates.flatMap(({ rate }) => (rate.active ? [rate.zone] : []));
  const isServed = (country: Country) => zones.some((zone) => zone.country === country);
  const whole = zones.filter(({ postalPrefixes }) => postalPrefixes.length === 0);
  const left = countries
    .filter(isServed)
    .flatMap(regionsOf)
    .filter((region) => !whole.some((zone) => reaches(zone, region)));
  const isPart = (region: Region) => zones.some((zone) => reaches(zone, region));
  return {
    countries: countries.filter((country) => !isServed(country)),
    regions: left.filter((region) => !isPart(region)),
    parts: left.filter(isPart),
  };
}

function reaches(zone: Zone, { country, code }: Region): boolean {
  if (zone.country !== country) return false;
  return zone.regions.length === 0 || zone.regions.includes(code);
}
