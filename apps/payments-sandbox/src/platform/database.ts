import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';

/** The sandbox's database: Drizzle over a pool of connections (`$client`). */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: Pool };

/** What a query needs: the database, or the transaction that is under way. */
export type Queries = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Any number that no other advisory lock of the database uses. */
const migrationLock = 4_102_001;

/** Opens a pool; no connection is made before the first query. */
export function openDatabase(connectionString: string, onIdleError: (error: Error) => void) {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: 'boardwalk-payments-sandbox',
  });
  pool.on('error', onIdleError);
  // A connection that breaks within a transaction notifies nobody else; the next statement is
  // refused.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database: Database = drizzle(pool);
  return database;
}

/** Brings the database up to date; of several processes at once, one works and the others wait. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
      migrationsSchema: 'sandbox_migrations',
      migrationsTable: 'applied',
    });
  } finally {
    await client.end();
  }
}
