import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A digest of each table's rows with who wrote them last: any write changes it. */
export type DatabaseState = ReadonlyMap<string, string>;

/** Reads the state of every table. */
export async function watchDatabase(database: Database): Promise<() => Promise<DatabaseState>> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  if (rows.length < 15) throw new Error(`There are ${rows.length} tables, which can't be all.`);
  const tables = rows.map(({ name }) =>
    sql.raw(`(select '${name}' as name, md5(concat_ws(';', count(*), sum(xmin::text::bigint),
      sum(hashtext(ctid::text)))) as state from "${name}")`),
  );
  const query = sql.join(tables, sql` union all `);
  return async () => {
    const states = (await database.execute<{ name: string; state: string }>(query)).rows;
    if (states.length !== rows.length) throw new Error('The database told too little.');
    return new Map(states.map(({ name, state }) => [name, state]));
  };
}

/** The tables that were written to in between. */
export function changedTables(before: DatabaseState, after: DatabaseState): string[] {
  return [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
}
