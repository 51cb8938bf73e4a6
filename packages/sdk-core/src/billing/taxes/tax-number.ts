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
 * A seller's registration with its taxes as the reader calls them: `GST/HST 12345 6789 RT0001` is
 * `TPS/TVH 12345 6789 RT0001` in French. Other words of it stay.
 */
export function writeTaxNumber(number: string, nameOf: (tax: Tax) => string): string {
  return number.replace(/\b[A-Z]{3}\b/g, (name) => {
    const tax = registered.get(name);
    return tax ? nameOf(tax) : name;
  });
}
