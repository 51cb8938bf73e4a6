import { listDueTaxes } from '@boardwalk/sdk-core/billing/taxes/list-due-taxes';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { formatPhone } from '@boardwalk/sdk-core/vocabulary/places/phone';
import { order as orderRoute, shopInvoices } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { inArray } from 'drizzle-orm';
import { writeAddressLine } from '../../account/mail/write-address-line.ts';
import { payerOf } from '../../billing/invoices/find-payer.ts';
import type { SaleChange } from '../../billing/payments/sale.ts';
import { nameTax } from '../../billing/tax/name-tax.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type MailToQueue, queueMails, writeMail } from '../../platform/mail/queue-mail.ts';
import {
  joinMailTexts,
  sanitizeMailText,
  sanitizeMailTextWithContacts,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { readerOf } from '../../posting/life/find-reader.ts';
import type { PersonRow } from '../find-people.ts';
import type { BoughtParts } from '../read/find-parts.ts';
import { type OrderGroupRow, type OrderRow, orderGroups } from '../tables.ts';
import { orderPaidMail, orderReceivedMail } from './order-mails.ts';

/**
 * Writes to the shops of a payment that was just paid, though another payment of the order hangs; and
 * to its buyer once none is out any more: one mail about everything that is paid since the last one.
 */
export async function mailOrder(
  transaction: Queries,
  settled: SettledOrder,
  change: SaleChange,
): Promise<void> {
  const { paidNow, parts } = settled;
  const isOut = parts.groups.some(({ state }) => state === 'open');
  const paid = parts.groups.filter(
    ({ state, isMailed }) => state === 'paid' && !isMailed && !isOut,
  );
  const sold = parts.shops.filter(({ group }) => group.id === paidNow?.id);
  await queueMails(transaction, [
    ...sold.flatMap((part) => writeToSeller(settled, part, change)),
    ...(paid.length > 0 ? writeToBuyer(settled, paid, change) : []),
  ]);
  if (paid.length === 0) return;
  const isPaid = inArray(
    orderGroups.id,
    paid.map(({ id }) => id),
  );
  await transaction.update(orderGroups).set({ isMailed: true }).where(isPaid);
}

interface SettledOrder {
  readonly order: OrderRow;
  /** Absent where a payment came to nothing, or went back. */
  readonly paidNow?: Pick<OrderGroupRow, 'id'> | undefined;
  readonly parts: BoughtParts;
  /** Its buyer, and the owners of its shops. */
  readonly people: readonly PersonRow[];
}

type Part = BoughtParts['shops'][number];

function writeToBuyer(
  { order, parts, people }: SettledOrder,
  paid: readonly OrderGroupRow[],
  { now, siteOrigin }: SaleChange,
): readonly MailToQueue[] {
  const reader = readerOf(people.find(({ id }) => id === order.userId));
  if (!reader) return [];
  const money = createMoneyFormatter(reader.locale);
  const bought = parts.shops.filter(({ group }) => paid.some(({ id }) => id === group.id));
  // What was declined may be paid by another card.
  const unpaid = parts.shops.filter(({ group }) => group.state === 'failed');
  const { address } = order;
  const isSent = bought.some(({ part }) => part.delivery.choice.kind === 'ship');
  const values = {
    number: trustedMailText(order.id),
    goods: bought.flatMap((part) => writePart(part, parts, reader.locale)),
    address: isSent && address ? writeAddress(address, reader.locale) : [],
    unpaid: sanitizeMailText(unpaid.map(({ shop }) => shop.name).join(', ')),
    totals: trustedMailText(paid.map((group) => money(group)).join(', ')),
    link: pageLink({ siteOrigin }, orderRoute({ orderId: order.id }).path),
  };
  return [writeMail({ ...reader, template: orderPaidMail, values }, now)];
}

function writeToSeller(
  settled: SettledOrder,
  one: Part,
  { now, siteOrigin }: SaleChange,
): readonly MailToQueue[] {
  const { order, parts, people } = settled;
  const { part, shop, group } = one;
  const reader = readerOf(people.find(({ id }) => id === shop.ownerId));
  if (!reader) return [];
  const total = { amount: part.total, currency: group.currency };
  const values = {
    shop: sanitizeMailText(shop.name),
    number: trustedMailText(order.id),
    goods: writeLines(one, parts),
    total: trustedMailText(createMoneyFormatter(reader.locale)(total)),
    ...describeHandover(settled, one, reader.locale),
    note: sanitizeMailText(part.note, 500),
    link: pageLink({ siteOrigin }, shopInvoices({ shopId: shop.id }).path),
  };
  return [writeMail({ ...reader, template: orderReceivedMail, values }, now)];
}

/** How a shop's part reaches its buyer: by which way to which address, or who picks it up. */
function describeHandover({ order, people }: SettledOrder, { part }: Part, locale: Locale) {
  const { address } = order;
  const { name } = payerOf(people.find(({ id }) => id === order.userId));
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
function writePart(one: Part, parts: BoughtParts, locale: Locale) {
  const { part, shop, group } = one;
  const { delivery, shipping, taxes, total } = part;
  const { currency } = group;
  const money = (amount: number) =>
    trustedMailText(createMoneyFormatter(locale)({ amount, currency }));
  const isPickup = delivery.choice.kind === 'pickup';
  const instructions = isPickup ? delivery.instructions.replaceAll('\n', ', ') : '';
  const lines = [
    ...writeLines(one, parts).map(({ text }) => ({
      ...{ kind: 'goods', text, sum: trustedMailText('') },
    })),
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

function writeLines({ shop }: Part, { lines }: BoughtParts) {
  const own = lines.filter(({ line }) => line.shopKey === shop.key);
  return own.map(({ line: { quantity, title, values } }) => ({
    text: joinMailTexts(
      [trustedMailText(`${quantity} ×`), sanitizeMailText([title, ...values].join(', '))],
      ' ',
    ),
  }));
}
