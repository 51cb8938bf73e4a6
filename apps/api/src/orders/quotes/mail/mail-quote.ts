import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { order as orderRoute, shopInvoices } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, arrayOverlaps, eq } from 'drizzle-orm';
import { counts, ofObject } from '../../../access/permissions/of-grant.ts';
import { objectPermissions } from '../../../access/tables.ts';
import type { TotalledPart } from '../../../cart/total-cart.ts';
import type { OperationContext } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { dropUnsentMails } from '../../../platform/mail/drop-unsent-mails.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import {
  joinMailTexts,
  sanitizeMailText,
  trustedMailText,
} from '../../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../../platform/mail/site-link.ts';
import { findReader } from '../../../posting/life/find-reader.ts';
import { storedAs } from '../../../shops/shop-objects.ts';
import { type ShopRow, shops } from '../../../shops/tables.ts';
import { type OrderRow, orderGroups, orderShops } from '../../tables.ts';
import { orderQuotes } from '../tables.ts';
import {
  quoteAnsweredMail,
  quoteDeclinedMail,
  quoteExpiredMail,
  quoteReceiptMail,
  quoteRequestedMail,
} from './quote-mails.ts';

type MailContext = Pick<OperationContext, 'clock' | 'configuration'>;

interface Requested {
  readonly order: OrderRow;
  readonly part: TotalledPart;
  readonly note: string;
}

/** Writes to everybody of a shop who can answer that somebody asks for its price of delivery, and to its buyer. */
export async function mailQuoteRequest(
  transaction: Queries,
  { order, part: { shop, rows }, note }: Requested,
  { clock, configuration }: MailContext,
): Promise<void> {
  const now = clock.now();
  const { address } = order;
  const shared = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    goods: rows.map(({ line, product, variant }) => ({
      text: joinMailTexts(
        [
          trustedMailText(`${line.quantity} ×`),
          sanitizeMailText([product.title, ...variant.values].join(', ')),
        ],
        ' ',
      ),
    })),
    place: sanitizeMailText(address ? `${address.city}, ${address.state}` : ''),
  };
  const values = {
    ...{ ...shared, note: sanitizeMailText(note, 500) },
    link: pageLink(configuration, shopInvoices({ shopId: shop.id }).path),
  };
  const buyer = order.userId === null ? undefined : await findReader(transaction, order.userId);
  if (buyer) {
    const link = pageLink(configuration, orderRoute({ orderId: order.id }).path);
    const receipt = { template: quoteReceiptMail, values: { ...shared, link } };
    await queueMail(transaction, { ...buyer, ...receipt }, now);
  }
  for (const userId of await findAnswerers(transaction, shop, now)) {
    const reader = await findReader(transaction, userId);
    if (!reader) continue;
    await queueMail(transaction, { ...reader, template: quoteRequestedMail, values }, now);
  }
}

/** The owner of a shop, and those who may write it. */
async function findAnswerers(
  queries: Queries,
  { id, ownerId }: Pick<ShopRow, 'id' | 'ownerId'>,
  now: Date,
): Promise<readonly number[]> {
  const mayWrite = arrayOverlaps(objectPermissions.actions, ['write', 'administration']);
  const holders = await queries
    .select({ userId: objectPermissions.userId })
    .from(objectPermissions)
    .where(and(ofObject(storedAs(id)), counts(now), mayWrite))
    .orderBy(objectPermissions.userId);
  return [...new Set([ownerId, ...holders.map(({ userId }) => userId)])];
}

/** Of a request that its buyer has cancelled nobody is written any more. */
export function dropRequestMails(transaction: Queries, number: string): Promise<void> {
  const templates = [quoteRequestedMail.name, quoteReceiptMail.name, quoteAnsweredMail.name];
  return dropUnsentMails(transaction, { templates, number });
}

interface Outcome {
  readonly order: OrderRow;
  readonly outcome: 'answered' | 'declined' | 'expired';
}

/** Writes to the buyer what became of their request. */
export async function mailQuoteOutcome(
  transaction: Queries,
  { order, outcome }: Outcome,
  { clock, configuration }: MailContext,
): Promise<void> {
  const reader = order.userId === null ? undefined : await findReader(transaction, order.userId);
  const found = await findOutcome(transaction, order);
  if (!reader || !found) return;
  const { shop, quote, part, group } = found;
  // What was answered before counts no more.
  await dropUnsentMails(transaction, { templates: [quoteAnsweredMail.name], number: order.id });
  const names = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    link: pageLink(configuration, orderRoute({ orderId: order.id }).path),
  };
  const note = sanitizeMailText(quote.note, 500);
  const send = (mail: Pick<Parameters<typeof queueMail>[1], 'template' | 'values'>) =>
    queueMail(transaction, { ...reader, ...mail }, clock.now());
  if (outcome === 'expired') return send({ template: quoteExpiredMail, values: names });
  if (outcome === 'declined') {
    return send({ template: quoteDeclinedMail, values: { ...names, note } });
  }
  const money = createMoneyFormatter(reader.locale);
  const { currency } = group;
  const { daysFrom, daysTo } = quote;
  const days = daysFrom === daysTo ? `${daysTo ?? ''}` : `${daysFrom}–${daysTo}`;
  const values = {
    ...{ ...names, note, days: trustedMailText(days) },
    price: trustedMailText(money({ amount: quote.price ?? 0, currency })),
    total: trustedMailText(money({ amount: part.total, currency })),
  };
  return send({ template: quoteAnsweredMail, values });
}

async function findOutcome(queries: Queries, { key }: OrderRow) {
  const [found] = await queries
    .select({ shop: shops, quote: orderQuotes, part: orderShops, group: orderGroups })
    .from(orderQuotes)
    .innerJoin(shops, eq(shops.key, orderQuotes.shopKey))
    .innerJoin(orderShops, eq(orderShops.orderKey, orderQuotes.orderKey))
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(eq(orderQuotes.orderKey, key));
  return found;
}
