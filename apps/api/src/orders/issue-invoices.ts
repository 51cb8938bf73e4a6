import { seriesOfShop, subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type { CollectedTax } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { entriesOfSale } from '@boardwalk/sdk-core/ledger/sales';
import {
  findSellerTaxNumber,
  writeSellerTaxNumbers,
} from '@boardwalk/sdk-core/shops/taxes/seller-tax-numbers';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { writeAddressLine } from '../account/mail/write-address-line.ts';
import type { Payer } from '../billing/invoices/find-payer.ts';
import {
  issueInvoices,
  type NewInvoice,
  type NewInvoiceLine,
} from '../billing/invoices/issue-invoice.ts';
import type { ChargedPayment, Delivery } from '../billing/payments/sale.ts';
import { type Booking, bookAll } from '../ledger/book.ts';
import type { Queries } from '../platform/database/database.ts';
import type { ShopRow } from '../shops/tables.ts';
import { paidSaleOf } from './paid-sale.ts';
import type { PaidGroup } from './pay-group.ts';
import type { BoughtParts } from './read/find-parts.ts';
import type { OrderGroupRow, OrderRow } from './tables.ts';

/** A payment of an order that was just paid, with what it pays. */
export interface PaidParts extends PaidGroup {
  readonly parts: BoughtParts;
  readonly payment: ChargedPayment;
  readonly buyer: Payer;
}

/**
 * Issues the invoice of each shop that a payment pays, and books its sale, in the transaction in which
 * it is paid. The invoices' numbers are the last that it locks.
 */
export async function issueOrderInvoices(
  transaction: Queries,
  paid: PaidParts,
  delivery: Delivery,
): Promise<void> {
  const { order, group, parts } = paid;
  const own = parts.shops.filter(({ part }) => part.groupId === group.id);
  const drawn = own.map((one) => ({
    one,
    lines: parts.lines.filter(({ line }) => line.shopKey === one.shop.key),
  }));
  const issued = await issueInvoices(
    transaction,
    drawn.map((part) => writeInvoice(paid, part, delivery)),
  );
  const bookings = issued.map(({ id, subjectId }): Booking => {
    const part = drawn.find(({ one }) => subjectOfOrder(order.id, one.shop.key) === subjectId);
    if (!part) throw new Error('An invoice is of a shop of its order.');
    const subject = { kind: 'invoice', id } as const;
    return { kind: 'sale', subject, at: delivery.now, entries: entriesOfSale(saleOf(group, part)) };
  });
  await bookAll(transaction, bookings);
}

interface DrawnPart {
  readonly one: BoughtParts['shops'][number];
  readonly lines: BoughtParts['lines'];
}

function writeInvoice(
  { order, group, payment, buyer }: PaidParts,
  { one, lines }: DrawnPart,
  delivery: Delivery,
): NewInvoice {
  const { card } = payment;
  const { part, shop } = one;
  const { currency } = group;
  const terms = { currency, shop, platform: delivery.seller?.name ?? null };
  const isSent = part.delivery.choice.kind === 'ship';
  return {
    ...{ kind: 'order', subjectId: subjectOfOrder(order.id, shop.key) },
    series: seriesOfShop(shop.key),
    ...{ buyerId: order.userId, locale: buyer.locale, card, timeZone: shop.timeZone },
    buyer: buyerOf(order, buyer.name),
    seller: sellerOf(shop, buyer.locale),
    billedTo: buyer.billedTo ?? (isSent && order.address ? regionOf(order.address) : null),
    deliveredTo: isSent && order.address ? deliveredTo(order.address) : null,
    lines: [
      ...lines.map(({ line, productId }) => goodsLine(line, productId, terms)),
      ...shippingLines(one, terms),
    ],
    taxesIncluded: part.isTaxIncluded,
    total: { amount: part.total, currency },
    ...{ paymentId: payment.id, paidAt: delivery.now, now: delivery.now },
    detail: { order: order.id },
  };
}

interface LineTerms {
  readonly currency: Money['currency'];
  readonly shop: Pick<ShopRow, 'name' | 'country' | 'taxNumbers'>;
  /** The name of the operator, as a seller. */
  readonly platform: string | null;
}

function goodsLine(
  line: BoughtParts['lines'][number]['line'],
  productId: string,
  terms: LineTerms,
): NewInvoiceLine {
  const moneyOf = (amount: number) => ({ amount, currency: terms.currency });
  return {
    kind: 'goods',
    description: line.title,
    note: line.values.join(', '),
    ...{ productId, variantId: line.variantId, quantity: line.quantity },
    ...{ unitPrice: moneyOf(line.price), discount: moneyOf(0), net: moneyOf(line.net) },
    taxCategory: line.category,
    taxes: line.taxes.map((tax) => invoiceTaxOf(tax, terms)),
    gross: moneyOf(line.net + sumOf(line.taxes)),
  };
}

/** What is sent free has no line. */
function shippingLines(
  { part }: BoughtParts['shops'][number],
  terms: LineTerms,
): readonly NewInvoiceLine[] {
  if (part.shipping === 0) return [];
  const moneyOf = (amount: number) => ({ amount, currency: terms.currency });
  return [
    {
      ...{ kind: 'shipping', description: part.delivery.name, note: '' },
      ...{ productId: null, variantId: null, quantity: 1 },
      ...{ unitPrice: moneyOf(part.shipping), discount: moneyOf(0) },
      ...{ net: moneyOf(part.shippingNet), taxCategory: 'standard' },
      taxes: part.shippingTaxes.map((tax) => invoiceTaxOf(tax, terms)),
      gross: moneyOf(part.shippingNet + sumOf(part.shippingTaxes)),
    },
  ];
}

function invoiceTaxOf(
  { tax, region, portion, amount, liable }: CollectedTax,
  { shop, platform }: LineTerms,
): NewInvoiceLine['taxes'][number] {
  const isShops = liable === 'shop';
  return {
    ...{ tax, portion, amount, collector: liable, collectedBy: isShops ? shop.name : platform },
    registration: isShops
      ? findSellerTaxNumber({ tax, region }, shop.country, shop.taxNumbers)
      : null,
  };
}

function sumOf(taxes: readonly CollectedTax[]): number {
  return taxes.reduce((sum, { amount }) => sum + amount.amount, 0);
}

/** A part of an order as the ledger books it. */
function saleOf({ currency, accountId }: OrderGroupRow, { one, lines }: DrawnPart) {
  const { part, shop } = one;
  const moneyOf = (amount: number) => ({ amount, currency });
  return paidSaleOf({
    ...{ shopKey: shop.key, currency, accountId, feePortion: part.feePortion },
    lines: lines.map(({ line }) => ({ net: moneyOf(line.net), taxes: line.taxes })),
    shipping: { net: moneyOf(part.shippingNet), taxes: part.shippingTaxes },
    total: moneyOf(part.total),
  });
}

function sellerOf({ name, place, taxNumbers }: ShopRow, locale: Locale): NewInvoice['seller'] {
  if (place === null) return null;
  const { street, city, region, country, postalCode } = place;
  const address = { countryCode: country, state: region, city, line1: street, postalCode };
  return {
    name,
    address: writeAddressLine(address, locale),
    taxNumbers: writeSellerTaxNumbers(country, taxNumbers),
  };
}

/** A company deducts the tax by an invoice that names it. */
function buyerOf({ address }: OrderRow, name: string | null): string | null {
  return [address?.company, name].filter(Boolean).join(', ') || null;
}

/** Of who has written no billing address, where it was taxed alone: where they live stays with the delivery. */
function regionOf({ countryCode, state }: NonNullable<OrderRow['address']>) {
  return { countryCode, state, postalCode: null, city: null, line1: null };
}

function placeOf(address: NonNullable<OrderRow['address']>) {
  const { countryCode, state, postalCode, city, line1 } = address;
  return { countryCode, state, postalCode, city, line1 };
}

function deliveredTo(address: NonNullable<OrderRow['address']>) {
  const { recipient, company, line2 } = address;
  return { ...placeOf(address), recipient, company, line2 };
}
