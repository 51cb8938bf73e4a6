import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { paymentDifferences } from '../tables.ts';
import type { Difference } from './repair.ts';

/** A difference that has not come to an end. */
export async function requireOpen(
  { database }: Pick<OperationContext, 'database'>,
  id: string,
): Promise<Difference> {
  const [difference] = await database
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.id, id));
  if (!difference) throw new Problem('not-found', 'No difference has this id.');
  if (difference.endedAt) throw atAnEnd();
  return difference;
}

/** Ends one for the first caller, and records who did. */
export async function endOpen(
  transaction: Queries,
  context: OperationContext,
  {
    difference: { id, kind, providerId, ownId },
    ended,
  }: { readonly difference: Difference; readonly ended: 'repaired' | 'settled' },
): Promise<void> {
  const rows = await transaction
    .update(paymentDifferences)
    .set({ endedAt: context.clock.now(), ended })
    .where(and(eq(paymentDifferences.id, id), isNull(paymentDifferences.endedAt)))
    .returning({ id: paymentDifferences.id });
  if (rows.length === 0) throw atAnEnd();
  await writeAuditEntry(transaction, context, {
    event: `payment-difference-${ended}`,
    subjectId: null,
    detail: { kind, providerId, ownId },
  });
}

function atAnEnd(): Problem {
  return new Problem('conflict', 'It has come to an end already.');
}
