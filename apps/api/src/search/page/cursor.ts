import { type SearchSort, searchSorts } from '@boardwalk/sdk-core/search/query/sorts';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import * as z from 'zod/mini';

const key = z.union([z.number(), z.enum(['Infinity', '-Infinity'])]);
const id = z.int().check(z.positive());
const sorted = z.enum(searchSorts);
/** The end of the year 9999, in milliseconds since 1970. */
const latest = 253_402_300_799_999;
const byTime: readonly SearchSort[] = ['newest', 'soonest'];

const cursorSchema = z.union([
  z
    .strictObject({ sort: sorted, key: z.pipe(key, z.transform(Number)), id, similar: z.boolean() })
    .check(
      // The keys of these orders are microseconds.
      z.refine(({ sort, key: at }) => !byTime.includes(sort) || (at >= 0 && at <= latest * 1_000)),
    ),
  z.strictObject({
    sort: z.literal('relevance'),
    offset: z.int().check(z.gte(0), z.lte(1_000_000)),
    /** Milliseconds since 1970: listings posted later would move all others. */
    asOf: z.int().check(z.gte(0), z.lte(latest)),
    similar: z.boolean(),
  }),
]);

/** Where the next page of a search begins; opaque to callers. */
export type Cursor = z.output<typeof cursorSchema>;

/** The cursor as text that survives addresses. */
export function writeCursor(cursor: Cursor): string {
  const value =
    'key' in cursor && !Number.isFinite(cursor.key)
      ? { ...cursor, key: String(cursor.key) }
      : cursor;
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Reads what {@link writeCursor} wrote for the same order; anything else is `invalid-request`. */
export function readCursor(text: string, sort: SearchSort): Cursor {
  const cursor = cursorSchema.safeParse(parseJson(text));
  if (!cursor.success) throw refuse('this is no cursor of a search');
  if (cursor.data.sort !== sort) {
    throw refuse(`this cursor goes with the order "${cursor.data.sort}", not "${sort}"`);
  }
  return cursor.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function refuse(message: string): Problem {
  const path = 'body.cursor';
  return new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
}
