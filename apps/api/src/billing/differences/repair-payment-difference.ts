import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import { paymentDifferences } from '../tables.ts';
import { endDifference } from './keep-differences.ts';
import { findRepair } from './repairs.ts';

export const repairPaymentDifference: Handler<typeof schemas.repairPaymentDifference> = async (
  { params: { id } },
  context,
) => {
  const difference = await readOpen(context, id);
  const repair = findRepair(difference.kind);
  if (!repair) {
    throw new Problem('conflict', 'Nothing here mends this: see the provider’s dashboard.');
  }
  await repair.ask?.(context, difference);
  await context.database.transaction(async (transaction) => {
    if (!(await endDifference(transaction, id, context.clock.now()))) throw atAnEnd();
    await repair.write?.(transaction, context, difference);
    const { kind, providerId, ownId } = difference;
    await writeAuditEntry(transaction, context, {
      event: 'payment-difference-repaired',
      subjectId: null,
      detail: { kind, providerId, ownId },
    });
  });
  return null;
};

async function readOpen({ database }: Pick<OperationContext, 'database'>, id: string) {
  const [difference] = await database
    .select()
    .from(paymentDifferences)
    .where(eq(paymentDifferences.id, id));
  if (!difference) throw new Problem('not-found', 'No difference has this id.');
  if (difference.endedAt) throw atAnEnd();
  return difference;
}

function atAnEnd(): Problem {
  return new Problem('conflict', 'It has come to an end already.');
}
