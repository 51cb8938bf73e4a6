import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { callCounts } from './partner-sites.ts';
import { embedGrants } from './tables.ts';

const writeEveryMs = 10_000;
const sweepEveryMs = 600_000;
/** What was granted is of no use any more, used or not. */
const forgottenAfterMs = 3_600_000;

/** Writes counts and removes old grants, as long as the server runs. */
export function keepEmbeds(server: FastifyInstance, platform: Platform): void {
  const fault = 'partner pages could not be kept';
  const write = () => callCounts(platform).write(platform.database);
  const sweep = () => removeOldGrants(platform);
  repeat(server, platform, { everyMs: writeEveryMs, run: write, fault });
  repeat(server, platform, { everyMs: sweepEveryMs, run: sweep, fault });
  server.addHook('onClose', () =>
    write().catch((error: unknown) => platform.log.warn({ err: error }, fault)),
  );
}

/** Removes grants whose time is over. */
export async function removeOldGrants({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - forgottenAfterMs);
  await database.delete(embedGrants).where(lt(embedGrants.expiresAt, before));
}
