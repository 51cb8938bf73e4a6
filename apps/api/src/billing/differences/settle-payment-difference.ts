import { settleableKinds } from '@boardwalk/sdk-core/billing/provider/provider-terms';
import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { endOpen, requireOpen } from './open-difference.ts';

/** Ends one that was handled manually, or that stays as it is: no comparison finds it again. */
export const settlePaymentDifference: Handler<typeof schemas.settlePaymentDifference> = async (
  { params: { id } },
  context,
) => {
  const difference = await requireOpen(context, id);
  if (!settleableKinds.includes(difference.kind)) {
    throw new Problem('conflict', 'This is no matter of money: it is repaired, or goes by itself.');
  }
  await context.database.transaction((transaction) =>
    endOpen(transaction, context, { difference, ended: 'settled' }),
  );
  return null;
};
