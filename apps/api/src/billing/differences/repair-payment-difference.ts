import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import type { Handler } from '../../platform/domain.ts';
import { endOpen, requireOpen } from './open-difference.ts';
import { getRepair } from './repairs.ts';

export const repairPaymentDifference: Handler<typeof schemas.repairPaymentDifference> = async (
  { params: { id } },
  context,
) => {
  const difference = await requireOpen(context, id);
  const repair = getRepair(difference.kind);
  await repair.ask?.(context, difference);
  await context.database.transaction(async (transaction) => {
    await endOpen(transaction, context, { difference, ended: 'repaired' });
    await repair.write?.(transaction, context, difference);
  });
  return null;
};
