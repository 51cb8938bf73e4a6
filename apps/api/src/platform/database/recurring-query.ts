import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queries } from './database.ts';
import { createStatementNames } from './statement-names.ts';

const dialect = new PgDialect();
const names = createStatementNames();

/**
 * Runs a query whose text comes again with other values, as a statement prepared on its connection:
 * to read and plan a short search takes the database longer than to run it. PostgreSQL keeps one
 * plan for all values as soon as that promises to be no worse than planning again, which it does
 * for a query that is estimated the same whatever its values.
 */
export async function runPreparedQuery<Row extends Record<string, unknown>>(
  database: Queries,
  query: SQL,
): Promise<Row[]> {
  const built = dialect.sqlToQuery(query);
  const prepared = database._.session.prepareQuery<{
    execute: { readonly rows: Row[] };
    all: unknown;
    values: unknown;
  }>(built, undefined, names.nameOf(built.sql, performance.now()), false);
  const { rows } = await prepared.execute();
  return rows;
}

/**
 * A whole number as part of a query's text, so that the planner reckons with it; one of few, as each
 * makes another text.
 */
export function literalLimit(count: number): SQL {
  if (!Number.isSafeInteger(count)) throw new Error(`${count} is no whole number.`);
  return sql.raw(String(count));
}
