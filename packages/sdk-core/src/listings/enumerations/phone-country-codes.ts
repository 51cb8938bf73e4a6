import type { Country } from '../../vocabulary/countries.ts';

/** Dialling codes by country (specification, 3). */
export const phoneCountryCodes = { CA: 1, US: 1, AU: 61 } as const satisfies Record<
  Country,
  number
>;
