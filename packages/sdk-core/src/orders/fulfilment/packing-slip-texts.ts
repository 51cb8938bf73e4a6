import { addressLines } from '../../account/address-lines.ts';
import { addressFieldMessages } from '../../account/address-messages.ts';
import type { BlockText } from '../../billing/invoices/invoice-texts.ts';
import type { SlipTexts } from '../../billing/invoices/slip-texts.ts';
import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import { formatPhone } from '../../vocabulary/places/phone.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { fillMessage, type ReadMessages } from '../../vocabulary/text/message.ts';
import { createDateFormatter } from '../../vocabulary/time/dates.ts';
import { carrierFacts, type Tracking } from './carriers.ts';
import { packingSlipMessages } from './packing-slip-messages.ts';

/** What a packing slip is about. */
export interface PackedGoods {
  readonly orderId: string;
  readonly invoiceNumber: string;
  readonly placedAt: Date;
  /** IANA zone of the shop. */
  readonly timeZone: string;
  readonly shop: { readonly name: string; readonly address: string };
  /** Null where everything is fetched, and once its buyer is gone. */
  readonly address: DeliveryAddress | null;
  /** Who bought it; null where nobody knows. */
  readonly buyer: string | null;
  /** Of the rate by which it is sent; null where it is fetched. */
  readonly deliveryName: string | null;
  readonly note: string;
  /** Of the parcel that it lies in; null for what is still to be packed. */
  readonly tracking: Pick<Tracking, 'carrier' | 'number'> | null;
  readonly lines: readonly {
    readonly title: string;
    readonly values: readonly string[];
    readonly sku: string | null;
    readonly quantity: number;
  }[];
}

/** What a packing slip says to a reader of that locale; no price stands on it. */
export function writePackingSlip(
  goods: PackedGoods,
  locale: Locale,
  read: ReadMessages,
): SlipTexts {
  const messages = read(packingSlipMessages);
  const count = createNumberFormatter(locale);
  const date = createDateFormatter(locale, goods.timeZone);
  const { tracking, shop, note } = goods;
  const carrier =
    tracking && tracking.carrier !== 'other' ? carrierFacts[tracking.carrier].name : '';
  const facts = [
    { label: messages.order, lines: [goods.orderId] },
    { label: messages.invoice, lines: [goods.invoiceNumber] },
    { label: messages.placed, lines: [date(goods.placedAt.toISOString())] },
    { label: messages.delivery, lines: [goods.deliveryName ?? messages.pickup] },
    { label: messages.carrier, lines: [carrier] },
    { label: messages.tracking, lines: [tracking?.number ?? ''] },
  ];
  const parties = [
    { label: messages.from, lines: [shop.name, shop.address] },
    writeReceiver(goods, locale, read),
  ];
  return {
    title: fillMessage(messages.title, { number: goods.invoiceNumber }),
    heading: messages.heading,
    facts: facts.map(withoutEmpty).filter(isWritten),
    parties: parties.map(withoutEmpty).filter(isWritten),
    columns: { item: messages.item, quantity: messages.quantity },
    rows: goods.lines.map(({ title, values, sku, quantity }) => ({
      item: title,
      notes: [values.join(', '), sku ?? ''].filter((text) => text !== ''),
      quantity: count(quantity),
    })),
    note: withoutEmpty({ label: messages.note, lines: note.split('\n') }),
    page: messages.page,
  };
}

function writeReceiver(
  { address, buyer }: PackedGoods,
  locale: Locale,
  read: ReadMessages,
): BlockText {
  const messages = read(packingSlipMessages);
  if (!address) return { label: messages.buyer, lines: [buyer ?? ''] };
  const fields = read(addressFieldMessages)[address.countryCode];
  const [street = '', ...rest] = addressLines(address, fields, locale === 'fr-CA');
  const { recipient, company, line2, phone } = address;
  const number = phone ? formatPhone(`+${phone.code}${phone.number}`) : '';
  return { label: messages.to, lines: [recipient, company, street, line2, ...rest, number] };
}

function withoutEmpty({ label, lines }: BlockText): BlockText {
  return { label, lines: lines.filter((line) => line !== '') };
}

function isWritten({ lines }: BlockText): boolean {
  return lines.length > 0;
}
