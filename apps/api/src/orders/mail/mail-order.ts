import { listDueTaxes } from '@boardwalk/sdk-core/billing/taxes/list-due-taxes';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { formatPhone } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { order as orderRoute, shopInvoices } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { writeAddressLine } from '../../account/mail/write-address-line.ts';
import { findPayer } from '../../billing/invoices/find-payer.ts';
import type { SaleChange } from '../../billing/payments/sale.ts';
import { nameTax } from '../../billing/tax/name-tax.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import {
  joinMailTexts,
  sanitizeMailText,
  sanitizeMailTextWithContacts,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../../posting/life/find-reader.ts';
import { shops } from '../../shops/tables.ts';
import { findGroups } from '../find-order.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  orderGroups,
  orderLines,
  orderShops,
} from '../tables.ts';
import { orderPaidMail, orderReceivedMail } from './order-mails.ts';

/**
 * Writes to the shops of a payment that was just paid, though another payment of the order hangs; and
 * to its buyer once none is out any more: one mail about everything that is paid since the last one.
 */
export async function mailOrder(
  transaction: Queries,
  { order, paidNow }: SettledOrder,
  change: SaleChange,
): Promise<void> {
  const groups = await findGroups(transaction, order);
  const isOut = groups.some(({ state }) => state === 'open');
  const paid = groups.filter(({ state, isMailed }) => state === 'paid' && !isMailed && !isOut);
  const ids = [...paid, ...(paidNow ? [paidNow] : [])].map(({ id }) => id);
  if (ids.length === 0) return;
  const parts = await findParts(transaction, order, ids);
  for (const part of parts) {
    if (part.part.groupId === paidNow?.id) await mailSeller(transaction, { order, part }, change);
  }
  if (paid.length === 0) return;
  const isPaid = inArray(
    orderGroups.id,
    paid.map(({ id }) => id),
  );
  await transaction.update(orderGroups).set({ isMailed: true }).where(isPaid);
  const bought = parts.filter(({ part }) => paid.some(({ id }) => id === part.groupId));
  const failed = groups.flatMap(({ state, id }) => (state === 'failed' ? [id] : []));
  const unpaid = failed.length === 0 ? [] : await findParts(transaction, order, failed);
  await mailBuyer(transaction, { order, paid, parts: bought, unpaid }, change);
}

interface SettledOrder {
  readonly order: OrderRow;
  /** Absent where a payment came to nothing, or went back. */
  readonly paidNow?: Pick<OrderGroupRow, 'id'> | undefined;
}

type Part = Awaited<ReturnType<typeof findParts>>[number];

async function findParts(queries: Queries, { key }: OrderRow, groupIds: readonly string[]) {
  const rows = await queries
    .select({ part: orderShops, shop: shops, currency: orderGroups.currency })
    .from(orderShops)
    .innerJoin(shops, eq(shops.key, orderShops.shopKey))
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(and(eq(orderShops.orderKey, key), inArray(orderShops.groupId, [...groupIds])))
    .orderBy(asc(orderShops.position));
  const lines = await queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderKey, key))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ shopKey }) => shopKey === row.shop.key),
  }));
}

interface BuyerMail {
  readonly order: OrderRow;
  readonly paid: readonly OrderGroupRow[];
  readonly parts: readonly Part[];
  /** What was declined, and may be paid by another card. */
  readonly unpaid: readonly Part[];
}

async function mailBuyer(
  transaction: Queries,
  { order, paid, parts, unpaid }: BuyerMail,
  { now, siteOrigin }: SaleChange,
): Promise<void> {
  const reader = order.userId === null ? undefined : await findReader(transaction, order.userId);
  if (!reader) return;
  const money = createMoneyFormatter(reader.locale);
  const { address } = order;
  const isSent = parts.some(({ part }) => part.delivery.choice.kind === 'ship');
  const values = {
    number: trustedMailText(order.id),
    goods: parts.flatMap((part) => writePart(part, reader.locale)),
    address: isSent && address ? writeAddress(address, reader.locale) : [],
    unpaid: sanitizeMailText(unpaid.map(({ shop }) => shop.name).join(', ')),
    totals: trustedMailText(paid.map((group) => money(group)).join(', ')),
    link: pageLink({ siteOrigin }, orderRoute({ orderId: order.id }).path),
  };
  await queueMail(transaction, { ...reader, template: orderPaidMail, values }, now);
}

interface SellerMail {
  readonly order: OrderRow;
  readonly part: Part;
}

async function mailSeller(
  transaction: Queries,
  { order, part }: SellerMail,
  { now, siteOrigin }: SaleChange,
): Promise<void> {
  const { shop, currency } = part;
  const reader = await findReader(transaction, shop.ownerId);
  if (!reader) return;
  const values = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    goods: writeLines(part),
    total: trustedMailText(
      createMoneyFormatter(reader.locale)({ amount: part.part.total, currency }),
    ),
    ...(await describeHandover(transaction, { order, part }, reader.locale)),
    note: sanitizeMailText(part.part.note, 500),
    link: pageLink({ siteOrigin }, shopInvoices({ shopId: shop.id }).path),
  };
  await queueMail(transaction, { ...reader, template: orderReceivedMail, values }, now);
}

/** How a shop's part reaches its buyer: by which way to which address, or who picks it up. */
async function describeHandover(
  queries: Queries,
  { order, part: { part } }: SellerMail,
  locale: Locale,
) {
  const { address } = order;
  const { name } = await findPayer(queries, order.userId);
  const isSent = part.delivery.choice.kind === 'ship' && address !== null;
  return {
    isSent: trustedMailText(isSent ? 'yes' : 'no'),
    way: sanitizeMailText(part.delivery.name),
    address: isSent ? writeAddress(address, locale) : [],
    buyer: sanitizeMailText(name ?? ''),
  };
}

function writeAddress(address: DeliveryAddress, locale: Locale) {
  const { recipient, company, line2, phone } = address;
  const lines = [recipient, company, line2, writeAddressLine(address, locale)];
  const written = phone ? [...lines, formatPhone(`+${phone.code}${phone.number}`)] : lines;
  return written
    .filter((line) => line !== '')
    .map((line) => ({ text: sanitizeMailTextWithContacts(line) }));
}

/** What was bought at a shop, how it reaches its buyer, and what it came to; its name goes first. */
function writePart(part: Part, locale: Locale) {
  const { shop, currency } = part;
  const { delivery, shipping, taxes, total } = part.part;
  const money = (amount: number) =>
    trustedMailText(createMoneyFormatter(locale)({ amount, currency }));
  const isPickup = delivery.choice.kind === 'pickup';
  const instructions = isPickup ? delivery.instructions.replaceAll('\n', ', ') : '';
  const lines = [
    ...writeLines(part).map(({ text }) => ({ kind: 'goods', text, sum: trustedMailText('') })),
    ...(isPickup
      ? [
          {
            ...{ kind: 'pickup', sum: trustedMailText('') },
            text: sanitizeMailTextWithContacts(instructions),
          },
        ]
      : [{ kind: 'delivery', text: sanitizeMailText(delivery.name), sum: money(shipping) }]),
    ...listDueTaxes(taxes).map((tax) => ({
      ...{ kind: 'tax', text: trustedMailText(nameTax(tax, locale)) },
      sum: money(tax.amount.amount),
    })),
    { kind: 'total', text: trustedMailText(''), sum: money(total) },
  ];
  return lines.map(({ kind, ...line }, index) => ({
    ...line,
    kind: trustedMailText(kind),
    shop: index === 0 ? sanitizeMailText(shop.name) : trustedMailText(''),
  }));
}

function writeLines({ lines }: Part) {
  return lines.map(({ quantity, title, values }) => ({
    text: joinMailTexts(
      [trustedMailText(`${quantity} ×`), sanitizeMailText([title, ...values].join(', '))],
      ' ',
    ),
  }));
}
