import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { connectionSeconds } from './statement-names.ts';

/** The product's database: Drizzle over a pool of connections (`$client`). */
export type Database = NodePgDatabase<Record<string, never>> & { readonly $client: Pool };

/** What a query needs: the database, or the transaction that is under way. */
export type Queries = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Opens a pool; no connection is made before the first query. */
export function openDatabase(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  maximumConnections = 10,
): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maximumConnections,
    connectionTimeoutMillis: 5_000,
    maxLifetimeSeconds: connectionSeconds,
    // Nobody waits longer: the site gives a request up after 40 s.
    statement_timeout: 30_000,
    application_name: 'boardwalk-api',
  });
  pool.on('error', onIdleError);
  // A connection that breaks between two statements of a transaction reports it to nobody else:
  // without a listener Node ends the process. The next statement is refused, and that is reported.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
}
