import type { Country } from '../../../vocabulary/places/countries.ts';

/** Dialling codes by country. */
export const phoneCountryCodes = { CA: 1, US: 1, AU: 61 } as const satisfies Record<
  Country,
  number
>;
