import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';

/** One value of an enumeration. */
export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values);
}

/** Distinct values of an enumeration, at least one. */
export function arraySchema<const Values extends readonly string[]>(values: Values) {
  return z.array(z.enum(values)).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((list) => new Set(list).size === list.length, { error: 'a value stands twice' }),
  );
}

/** A whole number within limits, both included. */
export function wholeNumberSchema(minimum: number, maximum: number) {
  return z.int().check(z.gte(minimum), z.lte(maximum));
}

/** A number within limits, both included, on a grid of `step`. */
export function numberInSteps(minimum: number, maximum: number, step: number) {
  return z.number().check(z.gte(minimum), z.lte(maximum), z.multipleOf(step));
}

/** Minor units of the currency that the listing is priced in. */
export const minorUnits = wholeNumberSchema(0, 100_000_000_000);

/** A calendar date, `2026-12-01`. */
export const calendarDate = z.iso
  .date()
  .check(z.regex(/^(?:19|20|21)/, 'expected a year from 1900 on'));

/** An instant with its offset, `2026-12-01T19:00:00-05:00`. */
export const instantWithOffset = z.iso
  .datetime({ offset: true })
  .check(
    z.regex(/^(?:19|20|21).*(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/, 'expected a time of these centuries'),
  );

/**
 * The address of a web page; other protocols (`javascript:`) are refused, and so is what the database
 * can't keep (NUL, half a character) or what makes it read as another one: hidden characters, a name
 * before the host (`https://our.site@evil.example`), and backslashes, which browsers take for slashes.
 */
export const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname }).check(
  z.maxLength(500),
  z.refine((address) => !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(address), {
    error: 'expected an address without hidden characters',
  }),
  z.refine((address) => !/\\|^[^/]*\/*[^/?#]*@/.test(address), {
    error: 'expected an address without user names and backslashes',
  }),
);

/** At most `count` lines of text. */
export function lines(count: number, maximum: number) {
  return z.array(typedLine(maximum)).check(z.minLength(1), z.maxLength(count));
}
