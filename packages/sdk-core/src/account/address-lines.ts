import { type BillingAddress, regionsOf } from './billing-rules.ts';

/** An address whose place and street may be hidden from who reads it. */
export type HalfHiddenAddress = Pick<BillingAddress, 'countryCode' | 'state'> &
  Readonly<Record<'postalCode' | 'city' | 'line1', string | null>>;

/**
 * An address as letters have it, line by line: `12 Elm St`, `Hamilton ON L8P 1A1`, `Canada`. Where the
 * place is hidden, its region and country alone. The country is named in the reader's language.
 */
export function addressLines(
  { countryCode, state, postalCode, city, line1 }: HalfHiddenAddress,
  country: string,
  isFrench: boolean,
): readonly string[] {
  if (line1 === null || city === null || postalCode === null) {
    return [nameRegion({ countryCode, state }, isFrench), country];
  }
  const place = countryCode === 'US' ? `${city}, ${state}` : `${city} ${state}`;
  return [line1, `${place} ${postalCode}`, country];
}

/** What a province, state or territory is called. */
export function nameRegion(
  { countryCode, state }: Pick<BillingAddress, 'countryCode' | 'state'>,
  isFrench: boolean,
): string {
  const region = regionsOf(countryCode).find(({ code }) => code === state);
  return (isFrench ? (region?.frenchName ?? region?.name) : region?.name) ?? state;
}
