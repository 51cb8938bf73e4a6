import * as z from 'zod/mini';

const unstorable = /[\0\p{Cs}]/u;

/** Whether all texts of a JSON value are such that the database can keep them. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => !unstorable.test(key) && isStorable(part));
}

/** A JSON object of any shape that the database can keep, of at most so many characters as text. */
export function storableJson(longest: number) {
  return z.record(z.string(), z.unknown()).check(
    z.refine((value) => JSON.stringify(value).length <= longest, {
      error: `expected at most ${longest} characters`,
    }),
    z.refine(isStorable, { error: 'expected whole characters' }),
  );
}
