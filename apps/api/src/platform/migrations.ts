import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { connectionFault } from './connection-fault.ts';
import type { Database } from './database.ts';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** Any number that no other advisory lock of the product uses. */
const lockKey = 4_100_001;

/** Until then a server that answers at all has answered. */
const connectionTimeoutMillis = 10_000;

/**
 * Brings the database up to date; of several processes at once, one works and the others wait. An
 * address that leads to no database throws one sentence with the remedy.
 */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
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
