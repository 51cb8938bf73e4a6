import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const { url } = await createTestDatabase();
const database = openDatabase(url, () => {}, 1);
const pool = database.$client;

afterAll(() => pool.end());

test('a connection that breaks before its transaction begins is given back', async () => {
  // Terminated as the pool gives it away: beginning is what fails.
  pool.once('acquire', (client) => client.end());
  await expect(database.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  expect((await database.execute(sql`select 1`)).rowCount).toBe(1);
});

test('a transaction whose connection breaks tells what broke it, and gives it back', async () => {
  const broken = database.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(broken).rejects.toThrow(/pg_terminate_backend/);
  expect(pool.totalCount).toBe(0);
  expect((await database.execute(sql`select 1`)).rowCount).toBe(1);
});
