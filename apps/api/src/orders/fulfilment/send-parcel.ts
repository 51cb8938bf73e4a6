import { mostParcels } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-limits';
import { leftToSend } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { endStep } from './end-step.ts';
import { type InvoicedPart, lockPart } from './find-part.ts';
import { requireSteps } from './read-fulfilment.ts';
import { requirePieces } from './require-pieces.ts';
import { orderParcelLines, orderParcels } from './tables.ts';

/** Records a parcel with pieces of an invoice, once, and never more than were bought. */
export const sendParcel: Handler<typeof schemas.sendParcel> = (
  { params, body: { carrier, number, url, lines } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const invoiced = await lockPart(transaction, context, params);
    requireShippable(invoiced);
    const { order, part } = invoiced;
    const steps = await requireSteps(transaction, invoiced);
    if (steps.parcels.length >= mostParcels) {
      throw new Problem('conflict', `An invoice has ${mostParcels} parcels at most.`);
    }
    const pieces = await requirePieces(transaction, { invoiced, steps }, lines, {
      leftOf: leftToSend,
      tooMany: (title, left) =>
        left === 0
          ? `All pieces of ${title} were sent already.`
          : `Only ${left} of ${title} are left to send.`,
    });
    const [parcel] = await transaction
      .insert(orderParcels)
      .values({
        ...{ orderKey: order.key, shopKey: part.shopKey, carrier, number },
        url: carrier === 'other' ? url : null,
        sentAt: context.clock.now(),
        sentBy: requireMember(context.caller).userId,
      })
      .returning();
    if (!parcel) throw new Error('A parcel was not stored.');
    await transaction.insert(orderParcelLines).values(
      pieces.map(({ line: { variantId }, quantity }) => ({
        ...{ parcelId: parcel.id, orderKey: order.key, variantId, quantity },
      })),
    );
    return endStep(transaction, context, invoiced, {
      ...{ name: 'sent', invoiceId: params.invoiceId, parcel, pieces },
    });
  });

/** Throws where nothing may be sent, and says why. */
function requireShippable({ part, group }: InvoicedPart): void {
  if (group.state !== 'paid') {
    throw new Problem('conflict', 'This invoice was paid back, so nothing of it is sent.');
  }
  if (part.delivery.choice.kind === 'pickup') {
    throw new Problem('conflict', 'Its buyer picks this up at the shop, so it is not sent.');
  }
}
