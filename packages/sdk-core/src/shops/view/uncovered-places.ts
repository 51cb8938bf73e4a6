import { regionsOf } from '../../account/billing-rules.ts';
import { type Country, countries } from '../../vocabulary/places/countries.ts';
import type { Region } from '../../vocabulary/places/regions.ts';
import type { ShippingRate } from '../shipping/rate-schemas.ts';

/** Where a shop doesn't send to: whole countries, regions of others, and regions of which a part is left out. */
export interface Uncovered {
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly parts: readonly Region[];
}

/** Where the rates of a shop don't reach. */
export function uncoveredBy(rates: readonly Pick<ShippingRate, 'rate'>[]): Uncovered {
  const zones = rates.flatMap(({ rate }) => (rate.active ? [rate.zone] : []));
  const none: Uncovered = { countries: [], regions: [], parts: [] };
  return countries.reduce<Uncovered>((found, country) => {
    const own = zones.filter((zone) => zone.country === country);
    if (own.length === 0) return { ...found, countries: [...found.countries, country] };
    const whole = own.filter(({ postalPrefixes }) => postalPrefixes.length === 0);
    const left = regionsOf(country).filter(
      (region) => !whole.some((zone) => reaches(zone, region)),
    );
    const parts = left.filter((region) => own.some((zone) => reaches(zone, region)));
    return {
      ...found,
      regions: [...found.regions, ...left.filter((region) => !parts.includes(region))],
      parts: [...found.parts, ...parts],
    };
  }, none);
}

function reaches(zone: ShippingRate['rate']['zone'], { code }: Region): boolean {
  return zone.regions.length === 0 || zone.regions.includes(code);
}
