import type { DifferenceKind } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { paymentDifferences } from '../tables.ts';
import { sendRefundFailedMail } from './refund-failed-mail.ts';

/** A difference as a comparison finds it. */
export interface DetectedDifference {
  readonly kind: DifferenceKind;
  readonly providerId: string | null;
  /** The connected account on which that is; our own where there is none. */
  readonly accountId?: string | null;
  readonly ownId: string | null;
}

/**
 * Stores what a comparison has found: each difference is one row however often it is found. One
 * that an administrator has settled is not found again. Administrators are notified by mail of each
 * refund that has failed.
 */
export async function storePaymentDifferences(
  database: Queries,
  found: readonly DetectedDifference[],
  context: Pick<Platform, 'clock' | 'configuration'>,
): Promise<void> {
  if (found.length === 0) return;
  const now = context.clock.now();
  const known = await findKnown(database, found);
  const names = new Set(found.map(nameOf));
  const again = known.filter((row) => row.endedAt === null && names.has(nameOf(row)));
  if (again.length > 0) {
    const ids = again.map(({ id }) => id);
    await database
      .update(paymentDifferences)
      .set({ seenAt: now })
      .where(inArray(paymentDifferences.id, ids));
  }
  const knownNames = new Set(known.map(nameOf));
  const anew = found.filter((difference) => !knownNames.has(nameOf(difference)));
  if (anew.length === 0) return;
  await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(paymentDifferences)
      .values(anew.map((difference) => ({ ...difference, foundAt: now, seenAt: now })))
      .onConflictDoNothing()
      .returning();
    for (const difference of added) {
      if (difference.kind === 'refund-failed') {
        await sendRefundFailedMail(transaction, context, difference);
      }
    }
  });
}

/** Those of the same things that are open, or were settled by hand. */
function findKnown(database: Queries, found: readonly DetectedDifference[]) {
  const { id, kind, providerId, ownId, endedAt, ended } = paymentDifferences;
  const idsOf = (name: 'providerId' | 'ownId') => found.flatMap((one) => one[name] ?? []);
  return database
    .select({ id, kind, providerId, ownId, endedAt })
    .from(paymentDifferences)
    .where(
      and(
        or(isNull(endedAt), eq(ended, 'settled')),
        or(inArray(providerId, idsOf('providerId')), inArray(ownId, idsOf('ownId'))),
      ),
    );
}

/** Ends those that a whole comparison, which began at that time, has found no more. */
export async function endUnseen(
  database: Database,
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): Promise<void> {
  const { endedAt, seenAt } = paymentDifferences;
  await database
    .update(paymentDifferences)
    .set({ endedAt: now, ended: 'gone' })
    .where(and(isNull(endedAt), lt(seenAt, startedAt)));
}

function nameOf({ kind, providerId, ownId }: DetectedDifference): string {
  return JSON.stringify([kind, providerId, ownId]);
}
