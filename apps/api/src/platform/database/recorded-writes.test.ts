import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Queries } from './database.ts';
import { recordWrites } from './recorded-writes.fixture.ts';

const { url } = await createTestDatabase();
const database = openDatabase(url, () => {});
afterAll(() => database.$client.end());

function run(statement: string, queries: Queries = database) {
  return queries.execute(sql.raw(statement));
}

await run('create table existing (id integer primary key)');
const takeWrites = await recordWrites(database);
await run('create table made_later (id integer primary key)');
await run('create table made_by_query as select 1 as id');
await run(`create table referring (existing_id integer references existing on delete cascade)`);
await run('create table whole (id integer) partition by range (id)');
await run('create table part partition of whole for values from (0) to (100)');
const role = `writer_${process.pid}`;
await run(`create role ${role}; grant insert on existing to ${role}`);

beforeEach(async () => {
  await run('truncate existing, made_later, made_by_query, referring, whole');
  await run('insert into existing values (7)');
  await run('insert into made_later values (7)');
  await run('insert into made_by_query values (7)');
  await run('insert into whole values (7)');
  await takeWrites();
});

test.each(['existing', 'made_later', 'made_by_query'])(
  'insert, update, delete and truncate are recorded in the table %s',
  async (table) => {
    for (const statement of [
      `insert into ${table} values (1)`,
      `copy ${table} from program 'echo 2'`,
      `update ${table} set id = 3 where id = 1`,
      `update ${table} set id = id where id = 3`,
      `delete from ${table} where id = 3`,
      `truncate ${table} cascade`,
    ]) {
      await run(statement);
      expect(await takeWrites(), statement).toContain(table);
      expect(await takeWrites(), statement).toEqual([]);
    }
  },
);

test('every table of the product is watched', async () => {
  const { rows: tables } = await database.execute<{ name: string; triggers: number }>(
    sql`select relname as name, (select count(*)::int from pg_trigger
        where tgrelid = pg_class.oid and tgname like 'recorded_%' and tgenabled = 'A') as triggers
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  expect(tables.length).toBeGreaterThan(90);
  expect(tables.filter(({ triggers }) => triggers !== 2)).toEqual([]);
});

test.each([
  'select * from existing for update',
  'update existing set id = 1 where id = 999',
  'delete from existing where id = 999',
  'insert into existing values (7) on conflict do nothing',
])('what writes no row is not recorded: %s', async (statement) => {
  await run(statement);
  expect(await takeWrites()).toEqual([]);
});

test('a write to a partitioned table is recorded as one to its part', async () => {
  await run('insert into whole values (1)');
  expect(await takeWrites()).toEqual(['part']);
  await run('truncate whole');
  expect(await takeWrites()).toEqual(['part']);
});

test('what a foreign key deletes is recorded', async () => {
  await run('insert into referring values (7)');
  await takeWrites();
  await run('delete from existing');
  expect(await takeWrites()).toEqual(['existing', 'referring']);
});

test('a role that may write to one table alone is recorded', async () => {
  await database.transaction(async (transaction) => {
    await run(`set local role ${role}`, transaction);
    await run('insert into existing values (1)', transaction);
  });
  expect(await takeWrites()).toEqual(['existing']);
});

test('a write is recorded where ordinary triggers do not fire', async () => {
  await database.transaction(async (transaction) => {
    await run('set local session_replication_role = replica', transaction);
    await run('insert into existing values (1)', transaction);
    await run('truncate made_later', transaction);
  });
  expect(await takeWrites()).toEqual(['existing', 'made_later']);
});

test('a write is recorded once it is committed, and never if it is rolled back', async () => {
  await database.transaction(async (transaction) => {
    await run('insert into existing values (1)', transaction);
    expect(await takeWrites()).toEqual([]);
  });
  expect(await takeWrites()).toEqual(['existing']);
  const failed = database.transaction(async (transaction) => {
    await run('insert into existing values (2)', transaction);
    await run('insert into existing values (2)', transaction);
  });
  await expect(failed).rejects.toThrow();
  expect(await takeWrites()).toEqual([]);
});
