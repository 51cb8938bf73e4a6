import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { auditShopChange } from '../../shops/trail/audit-shop-change.ts';
import type { InvoicedPart, InvoiceOfShop } from './find-part.ts';
import { type FulfilmentStep, mailStep } from './mail/mail-step.ts';
import { describeChanged } from './read-fulfilment.ts';

/**
 * What follows each step of a shop, in its transaction: a mail to the buyer, the audit trail, news for
 * open pages of both, and the stored answer to the call.
 */
export async function endStep(
  transaction: Queries,
  context: OperationContext,
  invoiced: InvoicedPart,
  step: FulfilmentStep & Pick<InvoiceOfShop, 'invoiceId'>,
): Promise<ShopFulfilment> {
  const { order, shop } = invoiced;
  await mailStep(transaction, invoiced, step, context);
  await auditShopChange(transaction, context, {
    event: 'shop-changed',
    shop,
    detail: { invoice: step.invoiceId, step: step.name },
  });
  await announceShop(transaction, shop, context.clock.now());
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
  const answer = await describeChanged(transaction, invoiced, context);
  await context.keepAnswer(transaction, answer);
  return answer;
}
