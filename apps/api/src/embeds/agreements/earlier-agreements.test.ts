import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../platform/migrations');
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const turn = files.findIndex((file) => file.endsWith('_embed_agreements.sql'));
const client = new Client({ connectionString: (await createTestDatabase()).url });
await client.connect();
afterAll(() => client.end());

async function run(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
  }
}

test('a database of before keeps its sites, and asks everybody again', async () => {
  expect(turn).toBeGreaterThan(0);
  await client.query('drop schema public cascade; create schema public');
  await run(files.slice(0, turn));
  await client.query(`
    insert into users (id, first_name, last_name) values (1, 'Rosa', 'Lindqvist');
    insert into embed_sites (id, owner_id, name, origins, theme, navigation, created_at) values
      (1, 1, 'The shop', '{https://shop.example.org}', 'auto', 'dialog', now()),
      (2, 1, E'Royal Bank \\u202Egro.knab', '{https://a.example}', 'auto', 'dialog', now()),
      (3, 1, E'\\u200B\\u202E', '{https://b.example}', 'auto', 'dialog', now());
    insert into embed_consents (user_id, site_id, scopes, given_at)
      values (1, 1, '{profile:basic}', now());
  `);
  await run(files.slice(turn));
  const { rows } = await client.query(
    'select name, origins, proof_code, stopped_at from embed_sites order by id',
  );
  expect(rows.map(({ name }) => name)).toEqual(['The shop', 'Royal Bank gro.knab', 'Site 3']);
  expect(new Set(rows.map(({ proof_code }) => proof_code)).size).toBe(3);
  expect((await client.query('select * from embed_consents')).rows).toEqual([]);
});
