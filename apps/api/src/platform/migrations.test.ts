import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from './migrations.ts';

const folder = join(import.meta.dirname, 'migrations');
const own = mkdtempSync(join(tmpdir(), 'migrations-'));
const { url } = await createTestDatabase();
const client = new Client({ connectionString: url });
await client.connect();

afterAll(async () => {
  await client.end();
  rmSync(own, { recursive: true });
});

interface Entry {
  readonly idx: number;
  readonly when: number;
  readonly tag: string;
}

function readJournal(from: string): { readonly entries: readonly Entry[] } {
  return JSON.parse(readFileSync(join(from, 'meta/_journal.json'), 'utf8'));
}

/** What the folder has once these migrations are all that there are. */
function keepOnly(...entries: readonly Entry[]): void {
  cpSync(folder, own, { recursive: true });
  const journal = { ...readJournal(folder), entries };
  writeFileSync(join(own, 'meta/_journal.json'), JSON.stringify(journal));
}

/** Adds a table in a migration of its own. */
function addTable(name: string, when: number): Entry {
  const tag = `${nameOf(when)}_${name}`;
  writeFileSync(join(own, `${tag}.sql`), `create table "${name}" (id int)`);
  return { idx: 0, when, tag };
}

const nameOf = (when: number) => new Date(when).toISOString().replace(/\D/g, '').slice(0, 14);

async function tables(...names: readonly string[]): Promise<string[]> {
  const { rows } = await client.query(
    'select tablename from pg_tables where tablename = any($1) order by 1',
    [names],
  );
  return rows.map(({ tablename }) => tablename);
}

const known = readJournal(folder).entries;
const numbered = known.filter(({ tag }) => tag.startsWith('00'));

test('migrations are named by their times, and every file has its turn', () => {
  const tags = known.map(({ tag }) => tag);
  expect(numbered).toHaveLength(16);
  expect(known.length).toBeGreaterThan(numbered.length);
  expect(tags.toSorted()).toEqual(tags);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  expect(files.toSorted()).toEqual(tags.map((tag) => `${tag}.sql`));
  for (const [index, { idx, when, tag }] of known.entries()) {
    expect(idx, tag).toBe(index);
    expect(when, tag).toBeGreaterThan(known[index - 1]?.when ?? 0);
    if (index < numbered.length) continue;
    // The name is written a moment before the time.
    expect([nameOf(when), nameOf(when - 1_000)], tag).toContain(tag.split('_')[0]);
  }
});

test('each snapshot follows the one before: of two made at once, the second was made anew', () => {
  let before = '00000000-0000-0000-0000-000000000000';
  for (const { tag } of known) {
    const file = join(folder, 'meta', `${tag.split('_')[0]}_snapshot.json`);
    const { id, prevId } = JSON.parse(readFileSync(file, 'utf8'));
    expect(prevId, `${tag} is not made on what stands before it`).toBe(before);
    before = id;
  }
});

test('a database of a release with numbered migrations is brought up to date, once', async () => {
  await client.query(
    'drop schema public cascade; drop schema drizzle cascade; create schema public',
  );
  keepOnly(...numbered);
  // As the releases did that made these.
  await migrate(drizzle(client), { migrationsFolder: own });
  await client.query(`
    insert into users (id, first_name, last_name) values (1, 'Kim', 'Lindqvist');
    insert into invitations (group_name, token_hash, email, actions, invited_by, created_at, expires_at, accepted_at) values
      ('administrators', 'a', 'waits@example.org', '{administration}', 1, now(), now(), null),
      ('administrators', 'b', 'joined@example.org', '{administration}', 1, now(), now(), now()),
      ('partners', 'c', 'partner@example.org', '{create}', 1, now(), now(), null);
  `);
  await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  const { rows } = await client.query('select created_at from drizzle.__drizzle_migrations');
  expect(rows.map(({ created_at }) => Number(created_at))).toEqual(known.map(({ when }) => when));
  const invited = await client.query('select email from invitations order by token_hash');
  expect(invited.rows.map(({ email }) => email)).toEqual([
    'joined@example.org',
    'partner@example.org',
  ]);
});

test('of two that were made at once, the one that arrives second has its turn too', async () => {
  const later = addTable('made_later', Date.UTC(2030, 0, 1, 12, 0, 1));
  keepOnly(...known, later);
  await migrateDatabase(url, own);
  const earlier = addTable('made_earlier', Date.UTC(2030, 0, 1, 12));
  keepOnly(...known, earlier, later);
  await migrateDatabase(url, own);
  expect(await tables('made_earlier', 'made_later')).toEqual(['made_earlier', 'made_later']);
});

test('a migration that fails leaves nothing behind, nor do those before it', async () => {
  const good = addTable('made_well', Date.UTC(2031, 0, 1));
  const bad = addTable('made_later', Date.UTC(2031, 0, 2));
  keepOnly(...known, good, bad);
  await expect(migrateDatabase(url, own)).rejects.toThrow();
  expect(await tables('made_well')).toEqual([]);
});
