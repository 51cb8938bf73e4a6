import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../platform/server.ts';

/** Reports whether it can work, to the process that starts and watches it. */
export function serveHealth(server: FastifyInstance, { database }: ServerParts): void {
  server.get('/health', async () => {
    await database.execute(sql`select 1`);
    return { status: 'ok' };
  });
}
