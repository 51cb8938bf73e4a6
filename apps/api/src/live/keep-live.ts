import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { liveEvents } from '../platform/tables.ts';
import { openHub } from './open-hub.ts';
import { keptMs } from './resume-time.ts';

const sweepEveryMs = 600_000;

/** Removes what nobody can have missed any more, and ends all streams before the server does. */
export function keepLive(server: FastifyInstance, platform: Platform): void {
  const sweeper = setInterval(() => {
    removeOldEvents(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'old events could not be removed'),
    );
  }, sweepEveryMs).unref();
  server.addHook('preClose', async () => {
    clearInterval(sweeper);
    await openHub(platform).close();
  });
}

/** By the database's own time, as they are written. */
export async function removeOldEvents({ database }: Pick<Platform, 'database'>): Promise<void> {
  const oldest = sql`clock_timestamp() - make_interval(secs => ${keptMs / 1_000})`;
  await database.delete(liveEvents).where(lt(liveEvents.at, oldest));
}
