import type { Country } from '../vocabulary/places/countries.ts';

/** The calling code of each country. */
export const callingCodes = { CA: 1, US: 1, AU: 61 } as const satisfies Record<Country, number>;

export type CallingCode = (typeof callingCodes)[Country];

/** North America's numbering plan: no area or exchange code begins with 0 or 1, or ends in 11. */
const northAmerican = /^(?:[2-9](?!11)\d{2}){2}\d{4}$/;
/** Mobiles (4, and 5 in reserve), and the areas of the fixed network (2, 3, 7, 8). */
const australian = /^[234578]\d{8}$/;

const longestText = 30;

/**
 * The national number in digits alone, of a number as people type it: `(905) 555-0123`,
 * `+1 905 555 0123`, `0412 345 678`; nothing where it is none of the country's.
 */
export function readPhoneNumber(country: Country, text: string): string | undefined {
  if (text.length > longestText || !/^\+?[\d\s().-]+$/.test(text.trim())) return undefined;
  const code = String(callingCodes[country]);
  const digits = text.replace(/\D/g, '');
  const isInternational = text.trim().startsWith('+');
  if (isInternational && !digits.startsWith(code)) return undefined;
  const national = isInternational ? digits.slice(code.length) : withoutTrunk(country, digits);
  const pattern = country === 'AU' ? australian : northAmerican;
  return pattern.test(national) ? national : undefined;
}

/** Without the digit that calls within the country begin with. */
function withoutTrunk(country: Country, digits: string): string {
  const trunk = country === 'AU' ? '0' : '1';
  const length = country === 'AU' ? 10 : 11;
  return digits.length === length && digits.startsWith(trunk) ? digits.slice(1) : digits;
}

/** In the international form of E.164: `+19055550123`. */
export function internationalNumber(phone: { readonly code: number; readonly number: string }) {
  return `+${phone.code}${phone.number}`;
}
