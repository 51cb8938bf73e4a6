import type { Country } from '../vocabulary/places/countries.ts';
import { plainCode } from '../vocabulary/text/plain-code.ts';

/** The calling code of each country. */
export const callingCodes = { CA: 1, US: 1, AU: 61 } as const satisfies Record<Country, number>;

export type CallingCode = (typeof callingCodes)[Country];

/** North America's numbering plan: no area or exchange code begins with 0 or 1, or ends in 11. */
const northAmerican = /^(?:[2-9](?!11)\d{2}){2}\d{4}$/;
/**
 * Mobiles (4, and 5 in reserve), the areas of the fixed network (2, 3, 7, 8), and the numbers of
 * businesses, which have no area: 13 and six digits in all, 1300, 1800, and the short ones of 180.
 */
const australian = /^(?:[234578]\d{8}|13\d{4}|1[38]00\d{6}|180[1-9]\d{3})$/;

const longestText = 30;

/** What calls from a country to another begin with. */
const exits = { CA: '011', US: '011', AU: '0011' } as const satisfies Record<Country, string>;

/**
 * The national number in digits alone, of a number as people type or paste it: `(905) 555-0123`,
 * `+1 905 555 0123`, `tel:+61-2-5550-1234`, `0412 345 678`, `13 12 34`; nothing where it is none of
 * the country's.
 */
export function readPhoneNumber(country: Country, text: string): string | undefined {
  // Normalizing takes its time over more.
  if (text.length > longestText) return undefined;
  const typed = plainCode(text).replace(/^tel:/i, '');
  if (!/^\+?[\d ().-]+$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, '');
  const pattern = country === 'AU' ? australian : northAmerican;
  const candidates = typed.startsWith('+')
    ? afterCode(country, digits)
    : [withoutTrunk(country, digits), ...afterCode(country, withoutExit(country, digits))];
  return candidates.find((national) => pattern.test(national));
}

/** What is behind the calling code of the country: `+61 (0)2 5550 1234` has the digit of calls within it. */
function afterCode(country: Country, digits: string): readonly string[] {
  const code = String(callingCodes[country]);
  return digits.startsWith(code) ? [withoutTrunk(country, digits.slice(code.length))] : [];
}

function withoutExit(country: Country, digits: string): string {
  const exit = exits[country];
  return digits.startsWith(exit) ? digits.slice(exit.length) : digits;
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
