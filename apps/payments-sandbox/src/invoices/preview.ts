import { storeOf } from '../clocks/store-of.ts';
import type { Input } from '../platform/input.ts';
import { idOf, type LineObject, type SubscriptionItemObject } from '../platform/kinds.ts';
import type { Call } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { currentDiscounts, waitingLines } from '../subscriptions/bill.ts';
import { listProrations } from '../subscriptions/change.ts';
import { changeItems, readItems } from '../subscriptions/items.ts';
import { makeSubscription } from '../subscriptions/make-subscription.ts';
import { nextPeriodEnd } from '../subscriptions/periods.ts';
import { readDiscounts } from './discounts.ts';
import { periodLine } from './lines.ts';
import { type AppliedDiscount, makeInvoice } from './make-invoice.ts';

/**
 * Returns the invoice that would come: the first of a new subscription, the next of one that runs,
 * or that of a change. Nothing of it is stored.
 */
export async function previewInvoice(call: Call): Promise<object> {
  const { input } = call;
  const subscriptionId = input.text('subscription');
  const details = input.part('subscription_details');
  return subscriptionId ? previewNext(call, subscriptionId, details) : previewFirst(call, details);
}

async function previewFirst({ store: given, input }: Call, details: Input | undefined) {
  const customer = await given.get('customer', input.requireText('customer'), 'customer');
  const store = await storeOf(given, customer);
  const items = await readItems(store, details?.parts('items') ?? []);
  const currency = items[0]?.price.currency;
  if (currency === undefined) {
    throw invalidParameter(
      'subscription_details[items]',
      'Nothing to invoice for customer',
      'invoice_upcoming_none',
    );
  }
  const subscription = makeSubscription(store, items, { customer: customer.id, currency });
  const draft = makeInvoice({
    customer,
    currency,
    lines: subscription.items.data.map(periodLine).map(withoutSubscription),
    discounts: (await askedDiscounts(store, input, customer.id, currency)) ?? [],
    reason: 'upcoming',
    subscription: null,
    now: store.now,
  });
  return asPreview(draft);
}

async function previewNext({ store: given, input }: Call, id: string, details: Input | undefined) {
  const subscription = await given.get('subscription', id, 'subscription');
  const store = await storeOf(given, subscription);
  const customer = await store.get('customer', idOf(subscription.customer));
  const asked = input.text('customer');
  if (asked && asked !== customer.id) {
    throw invalidParameter(
      'customer',
      `The subscription does not belong to the customer '${asked}'.`,
    );
  }
  const before = subscription.items.data;
  const inputs = details?.parts('items');
  const behaviour =
    details?.choice('proration_behavior', ['create_prorations', 'none', 'always_invoice']) ??
    'create_prorations';
  const at = details?.whole('proration_date') ?? store.now;
  const items = inputs ? await changeItems(store, inputs, before) : before;
  const prorations = behaviour === 'none' ? [] : listProrations(before, items, at);
  const isNow = behaviour === 'always_invoice' && prorations.length > 0;
  const lines: readonly LineObject[] = [
    ...(await waitingLines(store, id)),
    ...prorations,
    ...(isNow ? [] : items.map(nextPeriod).map(periodLine)),
  ];
  const discounts =
    (await askedDiscounts(store, input, customer.id, subscription.currency)) ??
    (await currentDiscounts(store, subscription));
  const reason = isNow ? 'subscription_update' : 'upcoming';
  const { currency } = subscription;
  return asPreview(
    makeInvoice({ customer, currency, lines, discounts, reason, subscription, now: store.now }),
  );
}

function nextPeriod(item: SubscriptionItemObject): SubscriptionItemObject {
  const { current_period_start: anchor, current_period_end: start } = item;
  const interval = item.price.recurring ?? { interval: 'month', interval_count: 1 };
  return {
    ...item,
    current_period_start: start,
    current_period_end: nextPeriodEnd(anchor, interval, start),
  };
}

async function askedDiscounts(
  store: Store,
  input: Input,
  customerId: string,
  currency: string,
): Promise<AppliedDiscount[] | undefined> {
  const redemptions = await readDiscounts(store, input, customerId, currency);
  return redemptions?.map(({ coupon }) => ({ id: `di_preview_${coupon.id}`, coupon }));
}

/** Leaves out the subscription, which was never stored. */
function withoutSubscription(line: LineObject): LineObject {
  const { parent } = line;
  const details = parent?.subscription_item_details;
  if (!parent || !details) return line;
  const subscription_item_details = { ...details, subscription: null };
  return { ...line, subscription: null, parent: { ...parent, subscription_item_details } };
}

function asPreview<Draft extends { id: string }>(draft: Draft): Draft {
  return { ...draft, id: draft.id.replace(/^in_/, 'upcoming_in_') };
}
