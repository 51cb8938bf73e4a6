import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';

/** Each takes the database some 50 kB on every connection that runs it. */
const mostPrepared = 200;
/** Texts that are kept in mind until they come again. */
const mostRemembered = 1_000;

const dialect = new PgDialect();
const names = new Map<string, string>();
const metOnce = new Set<string>();

/**
 * Runs a query whose text comes again with other values, as a statement prepared on its connection:
 * to read and plan a short search takes the database longer than to run it. PostgreSQL keeps one
 * plan for all values as soon as that promises to be no worse than planning anew, which it does for
 * a query that is estimated the same whatever its values.
 */
export async function queryAgain<Row extends Record<string, unknown>>(
  database: Queries,
  query: SQL,
): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const prepared = database._.session.prepareQuery<{
    execute: { readonly rows: Row[] };
    all: unknown;
    values: unknown;
  }>(built, undefined, nameOf(built.sql), false);
  const { rows } = await prepared.execute();
  return rows;
}

/** A whole number as part of a query's text, so that the planner reckons with it. */
export function spelledOut(count: number): SQL {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no whole number.`);
  return sql.raw(String(count));
}

/** Nothing for a text met the first time, as most of those never come again, or one too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (!metOnce.delete(text)) {
    if (metOnce.size === mostRemembered) metOnce.clear();
    metOnce.add(text);
    return undefined;
  }
  if (names.size === mostPrepared) return undefined;
  const name = `recurring_${names.size + 1}`;
  names.set(text, name);
  return name;
}
