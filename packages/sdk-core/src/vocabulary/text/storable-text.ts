import * as z from 'zod/mini';

/** Any text that the database can keep: neither NUL nor half a character. */
export function storableText(longest: number) {
  return z
    .string()
    .check(z.maxLength(longest), z.regex(/^[^\0\p{Cs}]*$/u, 'expected whole characters'));
}
