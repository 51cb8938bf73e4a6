import { expect, test } from 'vitest';
import { findTables, findTableWrites, parse } from './find-table-writes.ts';

const tables = parse(
  'src/account/tables.ts',
  `export const users = pgTable('users', { id: 1 });
   export const knownBrowsers = pgTable('known_browsers', {}, () => []);
   export const columns = text('columns');`,
);
const declared = new Map([['src/account/tables.ts', findTables(tables)]]);

/** What a file of another domain writes to, under the imports that it has of the tables. */
function writes(
  code: string,
  imports = "import { knownBrowsers, users } from '../account/tables.ts';",
) {
  const source = parse('src/profile/change.ts', `${imports}\n${code}`);
  return findTableWrites(source, declared).map(({ table }) => table ?? 'unknown');
}

test('the tables of a file are those that it makes, by their names in the database', () => {
  expect([...findTables(tables)]).toEqual([
    ['users', 'users'],
    ['knownBrowsers', 'known_browsers'],
  ]);
});

test.each([
  ['await database.insert(users).values(row);', ['users']],
  ['await context.database\n.update(knownBrowsers)\n.set({})', ['known_browsers']],
  ['return transaction.delete(users)', ['users']],
  ['const remove = (one: Queries) => one.delete(users).where(isOver);', ['users']],
  [
    'for (const table of [users, knownBrowsers]) queries.delete(table)',
    ['users', 'known_browsers'],
  ],
  [
    'const t = isNew ? users : knownBrowsers; run.insert(t).values([])',
    ['users', 'known_browsers'],
  ],
  ['const own = users; const other = own; run.update(other).set({})', ['users']],
  [`sql\`insert into \${users} (id) values (1)\``, ['users']],
  [
    `sql\`with a as (delete from \${users}) update \${knownBrowsers} set a = 1\``,
    ['users', 'known_browsers'],
  ],
  [`sql\`update \${users} as u set a = \${1} where b = \${2}\``, ['users']],
  ['client.query("DELETE FROM users where id = 1")', ['users']],
  ['client.query(`update only "known_browsers" b set used_at = now()`)', ['known_browsers']],
  ["const text = 'truncate users';", ['users']],
  ["const text = 'merge into users using rows on true';", ['users']],
])('a write is found: %s', (code, expected) => {
  expect(writes(code)).toEqual(expected);
});

test('a write is found by whatever name the table was imported', () => {
  const named = "import { users as people } from '../account/tables.ts';";
  expect(writes('database.insert(people).values([])', named)).toEqual(['users']);
  const all = "import * as account from '../account/tables.ts';";
  expect(writes('database.insert(account.users).values([])', all)).toEqual(['users']);
});

test.each([
  'function run(table: PgTable) { return anything.insert(table).values([]); }',
  'anything.update(pick()).set({})',
  'await context.database.delete(tableOf(name))',
  `sql\`delete from \${sql.identifier(name)} where true\``,
])('a write to a table that is not named is a fault: %s', (code) => {
  expect(writes(code)).toEqual(['unknown']);
});

test.each([
  'running.delete(name); counts.delete(users.id); const set = new Set(); set.delete(one);',
  "createHash('sha256').update(text).digest('hex')",
  'await database.select().from(users).for("update")',
  `sql\`select 1 from \${users} for no key update of users\``,
  'sql`insert into later (a) values (1) on conflict do update set a = 2`',
  "const label = 'Update users as often as you like, and delete from time to time.';",
])('what writes to no table is let be: %s', (code) => {
  expect(writes(code)).toEqual([]);
});
