import { regionsOf } from '../../account/billing-rules.ts';
import { type Country, countries } from '../../vocabulary/places/countries.ts';
import type { Region } from '../../vocabulary/places/regions.ts';
import type { ShippingRate } from '../shipping/rate-schemas.ts';

type Zone = ShippingRate['rate']['zone'];

/** Regions of one country; of those in `parts` a rate holds some postal codes only. */
interface CountryRegions {
  readonly country: Country;
  readonly regions: readonly Region[];
  readonly parts: readonly Region[];
}

/**
 * Where a shop doesn't send to: to none of some countries, to none of some regions of others, and,
 * where it sends to few regions of a country, to those alone.
 */
export interface Uncovered {
  readonly countries: readonly Country[];
  readonly left: readonly CountryRegions[];
  readonly only: readonly CountryRegions[];
}

/** Where the rates of a shop don't reach. */
export function uncoveredBy(rates: readonly Pick<ShippingRate, 'rate'>[]): Uncovered {
  const zones = rates.flatMap(({ rate }) => (rate.active ? [rate.zone] : []));
  const whole = zones.filter(({ postalPrefixes }) => postalPrefixes.length === 0);
  const served = countries.filter((country) => zones.some((zone) => zone.country === country));
  const found = served.map((country) => {
    const all = regionsOf(country);
    const full = all.filter((region) => whole.some((zone) => reaches(zone, region)));
    const some = all.filter((region) => zones.some((zone) => reaches(zone, region)));
    const none = all.filter((region) => !some.includes(region));
    const parts = some.filter((region) => !full.includes(region));
    const isMostly = some.length > none.length;
    return { country, isMostly, regions: isMostly ? none : full, parts };
  });
  const isSaid = ({ isMostly, regions, parts }: (typeof found)[number]) =>
    !isMostly || regions.length + parts.length > 0;
  const said = found.filter(isSaid);
  return {
    countries: countries.filter((country) => !served.includes(country)),
    left: said.filter(({ isMostly }) => isMostly),
    only: said.filter(({ isMostly }) => !isMostly),
  };
}

function reaches(zone: Zone, { country, code }: Region): boolean {
  if (zone.country !== country) return false;
  return zone.regions.length === 0 || zone.regions.includes(code);
}
