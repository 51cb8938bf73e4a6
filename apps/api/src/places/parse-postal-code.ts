import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { plainCode } from '@boardwalk/sdk-core/vocabulary/text/plain-code';

/** A postal code as it is looked up: "L8P" in Canada, "10001" or "3000" elsewhere. */
export interface PostalCode {
  readonly country: Country;
  readonly code: string;
}

/** Canada Post uses neither D, F, I, O, Q, U anywhere nor W, Z in the first place. */
const prefix = '[abceghj-nprstvxy]\\d[abceghj-nprstv-z]';
const patterns: Readonly<Record<Country, string>> = {
  CA: `(?<code>${prefix})(?:[ .-]{0,3}\\d[abceghj-nprstv-z]\\d)?`,
  US: '(?<code>\\d{5})(?:[ -]{0,3}\\d{4})?',
  AU: '(?<code>\\d{4})',
};

/** How a code stands alone or before a comma, and how at the end of an address. */
const spellings = countries.map(
  (country) =>
    [
      country,
      new RegExp(`^${patterns[country]}(?:\\s*,\\s*(?<rest>.*))?$`, 'iu'),
      new RegExp(`^(?<rest>.*?)[\\s,]+${patterns[country]}$`, 'iu'),
    ] as const,
);

/** A postal code among the words of an address. */
export interface ReadPostalCode extends PostalCode {
  /** The other words: "Hamilton, ON". */
  readonly rest: string;
}

/** The postal code that a text is, begins with or ends in: "l8p1a1", "Hamilton, ON L8P 1A1". */
export function parsePostalCode(text: string): ReadPostalCode | undefined {
  const typed = plainCode(text);
  for (const [country, first, last] of spellings) {
    const found = first.exec(typed) ?? last.exec(typed);
    const { code, rest = '' } = found?.groups ?? {};
    if (code !== undefined) return { country, code: code.toUpperCase(), rest };
  }
  return undefined;
}

/** What was typed so far of a postal code, from three characters on: "L8P 1" is "L8P". */
export function readPostalBeginning(text: string): string | undefined {
  const typed = plainCode(text);
  const [, code] = new RegExp(`^(${prefix})[ -]?(?:\\d[a-z]?\\d?)?$`, 'iu').exec(typed) ?? [];
  if (code !== undefined) return code.toUpperCase();
  return /^(\d{3,5})(?:[ -]\d{0,4})?$/u.exec(typed)?.[1];
}
