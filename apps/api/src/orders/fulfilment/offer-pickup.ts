import { randomInt } from 'node:crypto';
import { pickupCodeLength } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-limits';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { endStep } from './end-step.ts';
import { type InvoicedPart, lockPart } from './find-part.ts';
import { describeChanged, requireSteps } from './read-fulfilment.ts';
import { orderPickups } from './tables.ts';

/** Records that everything is ready for its buyer, who gets a code; a second time changes nothing. */
export const offerPickup: Handler<typeof schemas.offerPickup> = ({ params }, context) =>
  context.database.transaction(async (transaction) => {
    const invoiced = await lockPart(transaction, context, params);
    const { order, part } = invoiced;
    const { pickup } = await requireSteps(transaction, invoiced);
    if (pickup) return describeChanged(transaction, invoiced, context);
    requireOfferable(invoiced);
    const code = createPickupCode();
    await transaction.insert(orderPickups).values({
      ...{ orderKey: order.key, shopKey: part.shopKey, code },
      readyAt: context.clock.now(),
      readyBy: requireMember(context.caller).userId,
    });
    const step = { name: 'ready', invoiceId: params.invoiceId, code } as const;
    return endStep(transaction, context, invoiced, step);
  });

function createPickupCode(): string {
  return String(randomInt(10 ** pickupCodeLength)).padStart(pickupCodeLength, '0');
}

/** Throws where nothing waits for its buyer at the shop, and says why. */
function requireOfferable({ part, group }: InvoicedPart): void {
  if (group.state !== 'paid') {
    throw new Problem('conflict', 'This invoice was paid back, so nothing of it is handed over.');
  }
  if (part.delivery.choice.kind === 'ship') {
    throw new Problem('conflict', 'This is sent to its buyer, so nobody picks it up.');
  }
}
