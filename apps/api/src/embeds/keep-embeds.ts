import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { callCounts } from './partner-sites.ts';
import { embedGrants } from './tables.ts';

const writeEveryMs = 10_000;
const sweepEveryMs = 600_000;
/** What was granted is of no use any more, used or not. */
const forgottenAfterMs = 3_600_000;

/** Writes counts and removes old grants, as long as the server runs. */
export function keepEmbeds(server: FastifyInstance, platform: Platform): void {
  const { database, log } = platform;
  const warn = (error: unknown) => log.warn({ err: error }, 'partner pages could not be kept');
  const write = () => callCounts(platform).write(database).catch(warn);
  const writer = setInterval(write, writeEveryMs).unref();
  const sweeper = setInterval(() => removeOldGrants(platform).catch(warn), sweepEveryMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(writer);
    clearInterval(sweeper);
    await write();
  });
}

/** Removes grants whose time is over. */
export async function removeOldGrants({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - forgottenAfterMs);
  await database.delete(embedGrants).where(lt(embedGrants.expiresAt, before));
}
