import { newId } from '../platform/ids.ts';
import {
  idOf,
  type LineObject,
  type PriceObject,
  type SubscriptionItemObject,
} from '../platform/kinds.ts';
import { prorate } from '../subscriptions/periods.ts';

interface LineData {
  readonly price: PriceObject;
  readonly quantity: number;
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly subscription: string | null;
  readonly item: string;
  readonly description: string;
  readonly isProration: boolean;
}

/** A line of an invoice; its invoice and discounts come with the invoice. */
export function makeLine(data: LineData): LineObject {
  const { price, quantity, amount, period, subscription, item, description, isProration } = data;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: isProration ? { credited_items: null } : null,
        subscription,
        subscription_item: item,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: idOf(price.product) },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: [],
  };
}

/** What a whole period of an item costs. */
export function periodLine(item: SubscriptionItemObject): LineObject {
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = item;
  return makeLine({
    price,
    quantity,
    amount: amountOf(item),
    period: { start, end },
    subscription: item.subscription,
    item: item.id,
    description: `${quantity} × ${price.nickname ?? 'subscription'}`,
    isProration: false,
  });
}

/** What a change within a period gives back, and what it costs instead. */
export function prorationLines(
  before: SubscriptionItemObject,
  after: SubscriptionItemObject,
  at: number,
): LineObject[] {
  return [
    remainderLine(before, at, -1, 'Unused time on'),
    remainderLine(after, at, 1, 'Remaining time on'),
  ];
}

function remainderLine(
  item: SubscriptionItemObject,
  at: number,
  sign: 1 | -1,
  words: string,
): LineObject {
  const { price, quantity = 1, current_period_start: start, current_period_end: end } = item;
  const amount = prorate(amountOf(item), start, end, at);
  return makeLine({
    price,
    quantity,
    amount: amount === 0 ? 0 : sign * amount,
    period: { start: at, end },
    subscription: item.subscription,
    item: item.id,
    description: `${words} ${quantity} × ${price.nickname ?? 'subscription'}`,
    isProration: true,
  });
}

function amountOf({ price, quantity = 1 }: SubscriptionItemObject): number {
  return (price.unit_amount ?? 0) * quantity;
}
