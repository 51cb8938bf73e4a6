import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { eq, lt, not } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../account/tables.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Job } from '../platform/jobs/job.ts';
import { countRows } from '../platform/row-count.ts';
import type { ProofSurroundings } from './proofs/fetch-proof.ts';
import { sweepProofs } from './proofs/sweep-proofs.ts';
import { endSessionsOfKeys } from './sessions/end-sessions-of-keys.ts';
import { callCounts } from './sites/embed-directory.ts';
import { ownerIsEntitled } from './sites/owner-right.ts';
import { embedConfirmations, embedGrants, embedKeys, embedSites } from './tables.ts';

const sweepEveryMs = 600_000;
/** What was granted or confirmed is of no use any more, used or not. */
const forgottenAfterMs = hourMs;

export function createEmbedJobs(surroundings: Omit<ProofSurroundings, 'allowsHttp'>): Job[] {
  return [
    {
      name: 'write-call-counts',
      summary: 'Adds the calls from partners’ pages that a process has counted to the database.',
      everyMs: 10_000,
      isPerProcess: true,
      run: writeCounts,
    },
    {
      name: 'end-sessions-of-leavers',
      summary: 'Ends sessions on pages whose owners may register sites no more.',
      everyMs: 30_000,
      run: endSessionsOfFormerOwners,
    },
    {
      name: 'remove-old-grants',
      summary: 'Removes grants to partners’ pages whose time is over.',
      everyMs: sweepEveryMs,
      run: removeOldGrants,
    },
    {
      name: 'remove-old-confirmations',
      summary: 'Removes confirmations for partners’ pages whose time is over.',
      everyMs: sweepEveryMs,
      run: removeOldConfirmations,
    },
    {
      name: 'check-proofs',
      summary: 'Looks again at the proofs of origins whose time has come.',
      everyMs: sweepEveryMs,
      run: (context) => sweepProofs(context, surroundings),
    },
  ];
}

/** What a process has counted would end with it. */
export function flushCallCountsOnClose(server: FastifyInstance, platform: Platform): void {
  server.addHook('onClose', async () => {
    await writeCounts(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the last calls of partner pages could not be counted'),
    );
  });
}

function writeCounts(platform: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  return callCounts(platform).write(platform.database);
}

/**
 * Ends the sessions on pages whose owners may register sites no more; returns how many. Their keys
 * stop working by themselves; the sessions must not come back with the right.
 */
export async function endSessionsOfFormerOwners({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  return database.transaction(async (transaction) => {
    const left = await transaction
      .selectDistinct({ key: embedKeys.key })
      .from(embedKeys)
      .innerJoin(embedSites, eq(embedSites.id, embedKeys.siteId))
      .innerJoin(sessions, eq(sessions.embedKey, embedKeys.key))
      .where(not(ownerIsEntitled(transaction, clock.now())));
    return endSessionsOfKeys(
      transaction,
      left.map(({ key }) => key),
    );
  });
}

/** Removes grants whose time is over; returns how many. */
export async function removeOldGrants({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const isOld = lt(embedGrants.expiresAt, forgottenBefore(clock));
  return countRows(await database.delete(embedGrants).where(isOld));
}

/** Removes confirmations whose time is over; returns how many. */
export async function removeOldConfirmations({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<number> {
  const isOld = lt(embedConfirmations.expiresAt, forgottenBefore(clock));
  return countRows(await database.delete(embedConfirmations).where(isOld));
}

function forgottenBefore(clock: Platform['clock']): Date {
  return new Date(clock.now().getTime() - forgottenAfterMs);
}
