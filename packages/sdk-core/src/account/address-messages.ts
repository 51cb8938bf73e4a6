import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the fields of an address say, on whichever form they stand. */
export const addressFieldMessages = {
  catalogue: 'account/address',
  countryCode: 'Country',
  /** Each country has its own word; these stand until one is chosen. */
  postalCode: 'Postal code',
  'postalCodeIn.CA': 'Postal code',
  'postalCodeIn.US': 'ZIP code',
  'postalCodeIn.AU': 'Postcode',
  state: 'Province, state or territory',
  'stateIn.CA': 'Province or territory',
  'stateIn.US': 'State',
  'stateIn.AU': 'State or territory',
  city: 'City',
  line1: 'Street and number',
  choose: 'Choose …',
  CA: 'Canada',
  US: 'United States',
  AU: 'Australia',
  countryMissing: 'Choose a country first.',
  'postalCode.CA': 'Enter a postal code like L8P 1A1.',
  'postalCode.US': 'Enter a ZIP code like 90210.',
  'postalCode.AU': 'Enter a postcode like 2000.',
  otherRegion: 'This code is of another province or territory. Correct the code or the province.',
  lineWrong: 'Enter at most 80 characters.',
} as const satisfies Catalogue;
