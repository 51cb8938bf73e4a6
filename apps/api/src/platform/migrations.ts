import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { connectionFault } from './database/connection-fault.ts';
import type { Database, Queries } from './database/database.ts';
import { installQueue } from './queue/install-queue.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Where Drizzle stores what was applied; the time of a migration distinguishes it from the others.
 */
const applied = sql.raw('drizzle.__drizzle_migrations');

/** Any number that no other advisory lock of the product uses. */
const lockKey = 4_100_001;

/** Until then a server that answers at all has answered. */
const connectionTimeoutMillis = 10_000;

/**
 * Brings the database up to date; of several processes at once, one works and the others wait. An
 * address that leads to no database throws one sentence with the remedy.
 */
export async function migrateDatabase(
  databaseUrl: string,
  folder = migrationsFolder,
): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await drizzle(client).transaction((transaction) => applyMissing(transaction, folder));
    await installQueue(client);
  } finally {
    await client.end();
  }
}

/**
 * Applies every migration that the database lacks, in the order of their times. Drizzle's own
 * migrator leaves out what is older than the last one applied: of two that were made at once, that
 * would be the one that arrives second.
 */
async function applyMissing(transaction: Queries, folder: string): Promise<void> {
  await transaction.execute(sql`create schema if not exists drizzle`);
  await transaction.execute(
    sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await transaction.execute<{ time: string }>(
    sql`select created_at as time from ${applied}`,
  );
  const times = new Set(rows.map(({ time }) => Number(time)));
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    const { folderMillis, hash, sql: statements } = migration;
    if (times.has(folderMillis)) continue;
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(
      sql`insert into ${applied} (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

async function connect(connectionString: string): Promise<Client> {
  try {
    const client = new Client({ connectionString, connectionTimeoutMillis });
    await client.connect();
    return client;
  } catch (cause) {
    throw connectionFault(cause);
  }
}

/** How many migrations this build has; it reads their files. */
export function countMigrations(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** Whether the database has `count` migrations, or more of a later build. */
export async function hasMigrations(database: Database, count: number): Promise<boolean> {
  const { rows } = await database.$client.query<{ applied: string }>(
    `select count(*) as applied from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.applied) >= count;
}
