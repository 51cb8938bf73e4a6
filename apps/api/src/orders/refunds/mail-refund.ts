import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { order as orderRoute, shopInvoice } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { FollowedRefund } from '../../billing/payments/sale.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  joinMailTexts,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../../posting/life/find-reader.ts';
import type { InvoicedPart } from '../fulfilment/find-part.ts';
import { findLinesOf } from '../fulfilment/read-fulfilment.ts';
import { findInvoiceId } from './booked-of-invoice.ts';
import type { StoredRefund } from './find-refunds.ts';
import { invoiceRefundedMail, refundReturnedMail } from './refund-mails.ts';

/** Writes to the buyer what has come back to them, or to the shop's owner what could not. */
export async function mailRefund(
  transaction: Queries,
  invoiced: InvoicedPart,
  refund: StoredRefund,
  { state, now, siteOrigin }: FollowedRefund,
): Promise<void> {
  const { order, shop } = invoiced;
  const isDone = state === 'succeeded';
  const userId = isDone ? order.userId : shop.ownerId;
  const reader = userId === null ? undefined : await findReader(transaction, userId);
  if (!reader) return;
  const page = isDone
    ? orderRoute({ orderId: order.id })
    : shopInvoice({ shopId: shop.id, invoiceId: await findInvoiceId(transaction, invoiced) });
  const values = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    amount: trustedMailText(createMoneyFormatter(reader.locale)(refund.amount)),
    goods: await writeGoods(transaction, invoiced, refund),
    reason: sanitizeMailText(refund.row.reason, 500),
    link: pageLink({ siteOrigin }, page.path),
  };
  const template = isDone ? invoiceRefundedMail : refundReturnedMail;
  await queueMail(transaction, { ...reader, template, values }, now);
}

async function writeGoods(queries: Queries, invoiced: InvoicedPart, { parts }: StoredRefund) {
  const lines = await findLinesOf(queries, invoiced);
  return parts.lines.flatMap(({ item, quantity }) => {
    const line = lines.find(({ variantId }) => variantId === item);
    if (!line || quantity === 0) return [];
    const name = sanitizeMailText([line.title, ...line.values].join(', '));
    return [{ text: joinMailTexts([trustedMailText(`${quantity} ×`), name], ' ') }];
  });
}
