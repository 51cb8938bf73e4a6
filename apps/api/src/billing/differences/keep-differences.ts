import type { DifferenceKind } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { paymentDifferences } from '../tables.ts';

/** A difference as a comparison finds it. */
export interface FoundDifference {
  readonly kind: DifferenceKind;
  readonly providerId: string | null;
  readonly ownId: string | null;
}

/**
 * Keeps what a whole comparison has found: each difference is one row however often it is found,
 * and one that was found before and is no more has come to an end.
 */
export function keepDifferences(
  database: Database,
  found: readonly FoundDifference[],
  { startedAt, now }: { readonly startedAt: Date; readonly now: Date },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { id, endedAt, foundAt } = paymentDifferences;
    const earlier = await transaction
      .select()
      .from(paymentDifferences)
      .where(and(isNull(endedAt), lt(foundAt, startedAt)));
    const names = new Set(found.map(nameOf));
    const gone = earlier.filter((difference) => !names.has(nameOf(difference)));
    if (gone.length > 0) {
      const ids = gone.map((difference) => difference.id);
      await transaction
        .update(paymentDifferences)
        .set({ endedAt: now, ended: 'gone' })
        .where(and(inArray(id, ids), isNull(endedAt)));
    }
    if (found.length === 0) return;
    await transaction
      .insert(paymentDifferences)
      .values(found.map((difference) => ({ ...difference, foundAt: now })))
      .onConflictDoNothing();
  });
}

/** Ends one that is open, for whoever comes first; undefined for everybody else. */
export async function endDifference(
  transaction: Pick<Database, 'update'>,
  id: string,
  now: Date,
): Promise<typeof paymentDifferences.$inferSelect | undefined> {
  const [ended] = await transaction
    .update(paymentDifferences)
    .set({ endedAt: now, ended: 'repaired' })
    .where(and(eq(paymentDifferences.id, id), isNull(paymentDifferences.endedAt)))
    .returning();
  return ended;
}

function nameOf({ kind, providerId, ownId }: FoundDifference): string {
  return JSON.stringify([kind, providerId, ownId]);
}
