import type { Tax } from './taxes.ts';

/** The taxes of Canada as registrations name them, in English and in French. */
const registered = new Map<string, Tax>([
  ['GST', 'gst'],
  ['HST', 'hst'],
  ['PST', 'pst'],
  ['QST', 'qst'],
  ['RST', 'rst'],
  ['TPS', 'gst'],
  ['TVD', 'rst'],
  ['TVH', 'hst'],
  ['TVP', 'pst'],
  ['TVQ', 'qst'],
]);

/**
 * The number under which a tax is charged, without its names: `12345 6789 RT0001` for `hst` among
 * `GST/HST 12345 6789 RT0001`. Null where none of the seller's registrations names it.
 */
export function registrationOf(tax: Tax, numbers: readonly string[]): string | null {
  const name = tax === 'australianGst' ? 'gst' : tax;
  for (const number of numbers) {
    const [names = '', ...rest] = number.split(' ');
    if (names.split('/').some((one) => registered.get(one) === name)) return rest.join(' ');
  }
  return null;
}

/**
 * A seller's registration with its taxes as the reader calls them: `GST/HST 12345 6789 RT0001` is
 * `TPS/TVH 12345 6789 RT0001` in French. Other words of it stay.
 */
export function writeTaxNumber(number: string, nameOf: (tax: Tax) => string): string {
  return number.replace(/\b[A-Z]{3}\b/g, (name) => {
    const tax = registered.get(name);
    return tax ? nameOf(tax) : name;
  });
}
