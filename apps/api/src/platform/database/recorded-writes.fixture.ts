import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Triggers record each write in the writer's own transaction: it shows once that is committed, and
 * never if it is rolled back. They stand on tables that hold rows, which of a partitioned one are its
 * partitions, and record with the owner's rights, as the writer's role may have none here.
 */
const recording = sql.raw(`
  create schema recording;
  create table recording.writes (table_name name not null);
  create function recording.record_write() returns trigger language plpgsql security definer as $$
  begin
    insert into recording.writes values (tg_table_name);
    return null;
  end $$;
  create function recording.watch(watched regclass) returns void language plpgsql as $$
  begin
    execute format('create trigger recorded_rows after insert or update or delete on %s
      for each row execute function recording.record_write()', watched);
    execute format('create trigger recorded_truncation after truncate on %s
      for each statement execute function recording.record_write()', watched);
    execute format('alter table %s enable always trigger recorded_rows,
      enable always trigger recorded_truncation', watched);
  end $$;
  create function recording.watch_new_tables() returns event_trigger language plpgsql as $$
  begin
    perform recording.watch(oid) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and oid in (select objid from pg_event_trigger_ddl_commands());
  end $$;
  create event trigger watch_new_tables on ddl_command_end
    when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
    execute function recording.watch_new_tables()`);

/**
 * Begins to record what is written to the product's tables, also to those made later. Each call of
 * the function that it returns answers the names of the tables written to since the call before.
 */
export async function recordWrites(database: Database): Promise<() => Promise<string[]>> {
  await database.execute(recording);
  const { rowCount } = await database.execute(
    sql`select recording.watch(oid) from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (rowCount === null || rowCount < 15) {
    throw new Error(`There are ${rowCount} tables, which can't be all.`);
  }
  return async () => {
    const { rows } = await database.execute<{ name: string }>(
      sql`delete from recording.writes returning table_name as name`,
    );
    return [...new Set(rows.map(({ name }) => name))].sort();
  };
}
