import type { Country } from '../../vocabulary/places/countries.ts';

/**
 * Whether prices of a country's shops hold its tax, as the law of Australia wants them to be shown;
 * in Canada and the United States it is added to them.
 */
export function isTaxIncluded(country: Country): boolean {
  return country === 'AU';
}
