import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { countMigrations, hasMigrations } from '../migrations.ts';

/** `/health/live`: the process answers. `/health/ready`: so does its database, up to date. */
export function registerHealth(server: FastifyInstance, database: Database): void {
  const migrations = countMigrations();
  server.get('/health/live', async (_, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'live' });
  });
  server.get('/health/ready', async (_, reply) => {
    await requireReady(database, migrations);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}

async function requireReady(database: Database, migrations: number): Promise<void> {
  let isCurrent: boolean;
  try {
    await database.execute(sql`select 1`);
    isCurrent = await hasMigrations(database, migrations);
  } catch (cause) {
    throw new Problem('unavailable', 'The database cannot be reached.', { cause, retryAfter: 2 });
  }
  if (!isCurrent) {
    throw new Problem('unavailable', 'The database is not migrated yet.', { retryAfter: 2 });
  }
}
