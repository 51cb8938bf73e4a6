import { and, eq, lte } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { embedProofs, embedSites } from '../tables.ts';
import type { ProofSurroundings } from './fetch-proof.ts';
import { findProofFault } from './look-for-proof.ts';
import { storeProofCheck } from './store-proof-check.ts';

/** Proofs that one sweep looks at, one after the other. */
const mostAtOnce = 50;
/** Another process leaves one alone for so long that this one looks at. */
const claimMs = 600_000;

type Surroundings = Pick<Platform, 'database' | 'clock' | 'configuration'> &
  Partial<Pick<JobContext, 'signal'>>;

/** Looks again at the proofs whose time has come; returns how many. */
export async function sweepProofs(
  { database, clock, configuration, signal }: Surroundings,
  surroundings: Omit<ProofSurroundings, 'allowsHttp'>,
): Promise<number> {
  const allowsHttp = configuration.mode !== 'live';
  const due = await database
    .select({
      siteId: embedProofs.siteId,
      origin: embedProofs.origin,
      code: embedSites.proofCode,
    })
    .from(embedProofs)
    .innerJoin(embedSites, eq(embedSites.id, embedProofs.siteId))
    .where(lte(embedProofs.dueAt, clock.now()))
    .orderBy(embedProofs.dueAt)
    .limit(mostAtOnce);
  let count = 0;
  for (const { siteId, origin, code } of due) {
    if (signal?.aborted) break;
    if (!(await claim({ database, clock }, siteId, origin))) continue;
    const fault = await findProofFault(origin, code, { ...surroundings, allowsHttp });
    await database.transaction((transaction) =>
      storeProofCheck(transaction, { siteId, origin, fault, now: clock.now() }),
    );
    count += 1;
  }
  return count;
}

/** Of all processes that sweep at once, one looks. */
async function claim(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  siteId: number,
  origin: string,
): Promise<boolean> {
  const now = clock.now();
  const claimed = await database
    .update(embedProofs)
    .set({ dueAt: new Date(now.getTime() + claimMs) })
    .where(
      and(
        eq(embedProofs.siteId, siteId),
        eq(embedProofs.origin, origin),
        lte(embedProofs.dueAt, now),
      ),
    )
    .returning({ origin: embedProofs.origin });
  return claimed.length > 0;
}
