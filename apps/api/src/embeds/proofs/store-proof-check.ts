import type { ProofFault } from '@boardwalk/sdk-core/embeds/sites/proof-rules';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { endSessionsOnOrigin } from '../sessions/end-sessions-of-keys.ts';
import { embedProofs, embedSites } from '../tables.ts';

/** A proof is looked at again after a week, and after one failure the next day. */
const againMs = 7 * dayMs;
/** As often in a row, and it counts no more. */
const mostFailures = 2;

interface Look {
  readonly siteId: number;
  readonly origin: string;
  /** What was wrong, if anything. */
  readonly fault: ProofFault | null;
  readonly now: Date;
}

/**
 * Records the result of a check, unless the origin was removed from the list meanwhile. A proof
 * that fails twice in a row is withdrawn, and users who are signed in on the origin are signed out:
 * it may be somebody else's by now.
 */
export async function storeProofCheck(
  transaction: Queries,
  { siteId, origin, fault, now }: Look,
): Promise<void> {
  const [site] = await transaction
    .select({ origins: embedSites.origins })
    .from(embedSites)
    .where(eq(embedSites.id, siteId))
    .for('no key update');
  if (!site?.origins.includes(origin)) return;
  const isThis = and(eq(embedProofs.siteId, siteId), eq(embedProofs.origin, origin));
  const [known] = await transaction.select().from(embedProofs).where(isThis);
  const failures = fault === null ? 0 : (known?.failures ?? 0) + 1;
  const provedBefore = known?.provedAt ?? null;
  const isWithdrawn = provedBefore !== null && failures >= mostFailures;
  const provedAt = fault === null ? (provedBefore ?? now) : isWithdrawn ? null : provedBefore;
  const looked = {
    provedAt,
    checkedAt: now,
    fault,
    failures,
    // What is not proved is looked at when its owner asks for it.
    dueAt: provedAt && new Date(now.getTime() + (fault === null ? againMs : dayMs)),
  };
  await transaction
    .insert(embedProofs)
    .values({ siteId, origin, ...looked })
    .onConflictDoUpdate({ target: [embedProofs.siteId, embedProofs.origin], set: looked });
  if (isWithdrawn) await endSessionsOnOrigin(transaction, { siteId, origin });
}
