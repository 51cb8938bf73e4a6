/** Countries the marketplace serves, ISO 3166-1 alpha-2. */
export const countries = ['CA', 'US', 'AU'] as const;
export type Country = (typeof countries)[number];

/** ISO 4217 codes; CAD is the default. */
export const currencies = ['CAD', 'AUD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const currencyByCountry = { CA: 'CAD', US: 'USD', AU: 'AUD' } as const;
