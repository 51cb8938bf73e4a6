import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { literalLimit, runPreparedQuery } from './recurring-query.ts';

const { url } = await createTestDatabase();
// Prepared statements belong to a connection.
const database = openDatabase(url, () => {}, 1);

afterAll(() => database.$client.end());

/** How often a statement that is prepared was planned for its values, and for any. */
async function plansOf(text: string) {
  const { rows } = await database.execute<{ custom: number; generic: number }>(
    sql`select custom_plans::integer as custom, generic_plans::integer as generic
      from pg_prepared_statements where statement = ${text}`,
  );
  return rows;
}

test('a text that comes again is prepared, and answers for each of its values', async () => {
  const asked = async (value: number) =>
    runPreparedQuery<{ answer: number }>(database, sql`select ${value}::integer * 2 as answer`);
  const text = 'select $1::integer * 2 as answer';
  expect(await asked(1)).toEqual([{ answer: 2 }]);
  expect(await plansOf(text)).toEqual([]);
  expect(await asked(2)).toEqual([{ answer: 4 }]);
  expect(await asked(3)).toEqual([{ answer: 6 }]);
  expect(await plansOf(text)).toEqual([{ custom: 2, generic: 0 }]);
});

test('a text with the number in it is another one', async () => {
  for (const count of [1, 1, 2, 2]) {
    const rows = await runPreparedQuery(
      database,
      sql`select number from generate_series(1, 3) as number limit ${literalLimit(count)}`,
    );
    expect(rows).toHaveLength(count);
  }
});

test('what is spelled out can only be a whole number', () => {
  expect(() => literalLimit(Number.NaN)).toThrow('NaN is no whole number.');
  expect(() => literalLimit(1.5)).toThrow('1.5 is no whole number.');
});

test('within a transaction its changes are seen', async () => {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create temporary table noted (word text) on commit drop`);
    await transaction.execute(sql`insert into noted values ('one')`);
    for (const word of ['one', 'two']) {
      const rows = await runPreparedQuery(transaction, sql`select from noted where word = ${word}`);
      expect(rows).toHaveLength(word === 'one' ? 1 : 0);
    }
  });
});
