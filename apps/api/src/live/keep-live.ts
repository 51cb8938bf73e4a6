import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { liveEvents } from '../platform/tables.ts';
import { openHub } from './open-hub.ts';
import { keptMs } from './resume-time.ts';

const everyMs = 600_000;

/** Removes what nobody can have missed any more, and ends all streams before the server does. */
export function keepLive(server: FastifyInstance, platform: Platform): void {
  const run = () => removeOldEvents(platform);
  repeat(server, platform, { everyMs, run, fault: 'old events could not be removed' });
  server.addHook('preClose', () => openHub(platform).close());
}

/** By the database's own time, as they are written. */
export async function removeOldEvents({ database }: Pick<Platform, 'database'>): Promise<void> {
  const oldest = sql`clock_timestamp() - make_interval(secs => ${keptMs / 1_000})`;
  await database.delete(liveEvents).where(lt(liveEvents.at, oldest));
}
