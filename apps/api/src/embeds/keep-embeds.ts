import { eq, lt, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../account/tables.ts';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { endSessionsOfKeys } from './end-sessions-of-keys.ts';
import { ownerIsEntitled } from './owner-right.ts';
import { callCounts } from './partner-sites.ts';
import type { ProofSurroundings } from './proofs/fetch-proof.ts';
import { sweepProofs } from './proofs/sweep-proofs.ts';
import { embedGrants, embedKeys, embedSites } from './tables.ts';

const writeEveryMs = 10_000;
const endEveryMs = 30_000;
const sweepEveryMs = 600_000;
/** What was granted is of no use any more, used or not. */
const forgottenAfterMs = 3_600_000;

/** As long as the server runs, writes counts, and sweeps grants, proofs and what owners left behind. */
export function keepEmbeds(
  server: FastifyInstance,
  platform: Platform,
  surroundings: Omit<ProofSurroundings, 'allowsHttp'>,
): void {
  const fault = 'partner pages could not be kept';
  const write = () => callCounts(platform).write(platform.database);
  repeat(server, platform, { everyMs: writeEveryMs, run: write, fault });
  const endLeft = () => endSessionsOfLeavers(platform);
  repeat(server, platform, { everyMs: endEveryMs, run: endLeft, fault });
  const sweep = () => removeOldGrants(platform);
  repeat(server, platform, { everyMs: sweepEveryMs, run: sweep, fault });
  const look = () => sweepProofs(platform, surroundings);
  repeat(server, platform, { everyMs: sweepEveryMs, run: look, fault });
  server.addHook('onClose', () =>
    write().catch((error: unknown) => platform.log.warn({ err: error }, fault)),
  );
}

/**
 * Ends the sessions on pages whose owners may register sites no more. Their keys stop working by
 * themselves; the sessions must not come back with the right.
 */
export async function endSessionsOfLeavers({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  await database.transaction(async (transaction) => {
    const left = await transaction
      .selectDistinct({ key: embedKeys.key })
      .from(embedKeys)
      .innerJoin(embedSites, eq(embedSites.id, embedKeys.siteId))
      .innerJoin(sessions, eq(sessions.embedKey, embedKeys.key))
      .where(not(ownerIsEntitled(transaction, clock.now())));
    await endSessionsOfKeys(
      transaction,
      left.map(({ key }) => key),
    );
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
