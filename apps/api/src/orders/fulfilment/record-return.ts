import { mostParcels } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-limits';
import { leftToReturn } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { endStep } from './end-step.ts';
import { lockPart } from './find-part.ts';
import { requireSteps } from './read-fulfilment.ts';
import { requirePieces } from './require-pieces.ts';
import { restockPieces } from './restock-pieces.ts';
import { orderReturnLines, orderReturns } from './tables.ts';

/** Records pieces that came back, once; the stock has them again where they can be sold. */
export const recordReturn: Handler<typeof schemas.recordReturn> = (
  { params, body: { lines, restock } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const invoiced = await lockPart(transaction, context, params);
    const { order, part } = invoiced;
    const steps = await requireSteps(transaction, invoiced);
    if (steps.returns.length >= mostParcels) {
      throw new Problem('conflict', `An invoice has ${mostParcels} returns at most.`);
    }
    const pieces = await requirePieces(transaction, { invoiced, steps }, lines, {
      leftOf: leftToReturn,
      tooMany: (title, left) =>
        left === 0
          ? `No piece of ${title} is out, so none can come back.`
          : `Only ${left} of ${title} can come back.`,
    });
    const returnedAt = context.clock.now();
    const { userId } = requireMember(context.caller);
    const [row] = await transaction
      .insert(orderReturns)
      .values({
        ...{ orderKey: order.key, shopKey: part.shopKey, returnedAt, takenBy: userId },
        isRestocked: restock,
      })
      .returning({ id: orderReturns.id });
    if (!row) throw new Error('A return was not stored.');
    await transaction.insert(orderReturnLines).values(
      pieces.map(({ line: { variantId }, quantity }) => ({
        ...{ returnId: row.id, orderKey: order.key, variantId, quantity },
      })),
    );
    if (restock) await restockPieces(transaction, pieces, { at: returnedAt, userId });
    return endStep(transaction, context, invoiced, {
      ...{ name: 'returned', invoiceId: params.invoiceId, pieces },
    });
  });
