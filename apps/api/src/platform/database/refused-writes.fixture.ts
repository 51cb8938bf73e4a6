import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** How the database refuses: a value that is there already, one that does not fit, a time-out. */
export const refusals = ['23505', '23514', '57014'] as const;

/** Errors that contain all that a write was given, as those of PostgreSQL may. */
const refuseWrite = sql.raw(`
  create sequence refusal_writes;
  create table refusal_wanted (nth bigint not null, code text not null);
  insert into refusal_wanted values (0, '23505');
  create function refuse_write() returns trigger language plpgsql as $$
  declare
    wanted record;
    given text;
  begin
    select * into wanted from refusal_wanted;
    if wanted.nth = 0 or nextval('refusal_writes') <> wanted.nth then return null; end if;
    if tg_op = 'DELETE' then select string_agg(one::text, ' ') into given from former one;
    else select string_agg(one::text, ' ') into given from latter one;
    end if;
    raise exception 'refused: %', given using
      errcode = wanted.code, detail = 'Key: ' || given, hint = given,
      table = tg_table_name, constraint = 'refused_by_test';
  end $$`);

/** Makes the database able to refuse any write; the functions say which, and how many there were. */
export async function installRefusals(database: Database) {
  const { rows } = await database.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  await database.execute(refuseWrite);
  for (const { name } of rows) {
    for (const [event, tables] of [
      ['insert', 'new table as latter'],
      ['update', 'new table as latter'],
      ['delete', 'old table as former'],
    ]) {
      await database.execute(
        sql.raw(`create trigger refusal_${event} after ${event} on "${name}" referencing ${tables}
          for each statement execute function refuse_write()`),
      );
    }
  }
  return {
    tables: rows.length,
    /** From now on the nth write fails; none where it is 0. */
    async refuse(nth: number): Promise<void> {
      await database.execute(sql`select setval('refusal_writes', 1, false)`);
      const code = refusals[nth % refusals.length];
      await database.execute(sql`update refusal_wanted set nth = ${nth}, code = ${code}`);
    },
    /** Whether the nth write was reached since. */
    async hasReached(nth: number): Promise<boolean> {
      const { rows: counts } = await database.execute<{ reached: boolean }>(
        sql`select is_called and last_value >= ${nth} as reached from refusal_writes`,
      );
      return counts[0]?.reached === true;
    },
  };
}
