import { requireOwnCard } from '../cards/own-card.ts';
import { storeOf } from '../clocks/store-of.ts';
import { readDiscounts, redeem } from '../invoices/discounts.ts';
import { prorationLines } from '../invoices/lines.ts';
import { findPayingCard, payInvoice } from '../invoices/pay.ts';
import {
  idOf,
  type LineObject,
  type SubscriptionItemObject,
  type SubscriptionObject,
} from '../platform/kinds.ts';
import type { Call } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { billSubscription, waitingLines } from './bill.ts';
import { changeItems } from './items.ts';

/** How long a change waits for its payment. */
const pendingSeconds = 23 * 3600;

/** Changes a subscription: quantity, price, card, discounts, or that it ends with its period. */
export async function changeSubscription(call: Call): Promise<object> {
  const { input } = call;
  const before = await call.store.get('subscription', call.param('id'));
  const store = await storeOf(call.store, before);
  requireRunning(before);
  const inputs = input.parts('items');
  const proration =
    input.choice('proration_behavior', ['create_prorations', 'none', 'always_invoice']) ??
    'create_prorations';
  const behaviour =
    input.choice('payment_behavior', [
      'allow_incomplete',
      'pending_if_incomplete',
      'error_if_incomplete',
    ]) ?? 'allow_incomplete';
  const at = input.whole('proration_date') ?? store.now;
  const changed = await changeDetails(call, store, before);
  if (inputs === undefined) return store.get('subscription', changed.id);
  const items = await changeItems(store, inputs, before.items.data);
  const lines = proration === 'none' ? [] : listProrations(before.items.data, items, at);
  if (proration !== 'always_invoice' || lines.length === 0) {
    const waiting = await waitingLines(store, before.id);
    await store.keepSecrets(before.id, { waitingLines: [...waiting, ...lines] });
    return applyItems(store, changed.id, items);
  }
  return billChange(call, store, changed, { items, lines, behaviour });
}

interface Change {
  readonly items: SubscriptionItemObject[];
  readonly lines: readonly LineObject[];
  readonly behaviour: 'allow_incomplete' | 'pending_if_incomplete' | 'error_if_incomplete';
}

async function billChange(
  { origin }: Call,
  store: Store,
  subscription: SubscriptionObject,
  { items, lines, behaviour }: Change,
): Promise<object> {
  if (behaviour !== 'pending_if_incomplete') await applyItems(store, subscription.id, items);
  const invoice = await billSubscription(store, subscription, lines, 'subscription_update');
  const card = await findPayingCard(store, subscription);
  const payer = card && { card, origin, isOffSession: false };
  const outcome = payer && (await payInvoice(store, invoice, payer));
  const { status } = await store.get('invoice', invoice.id);
  if (status === 'paid') return applyItems(store, subscription.id, items);
  if (behaviour === 'error_if_incomplete') {
    throw new StripeFault(402, outcome?.error?.message ?? 'The payment needs its holder.', {
      type: 'card_error',
      code: outcome?.error?.code ?? 'subscription_payment_intent_requires_action',
    });
  }
  if (behaviour === 'allow_incomplete') return store.get('subscription', subscription.id);
  await store.keepSecrets(subscription.id, { pendingInvoice: invoice.id });
  const current = await store.get('subscription', subscription.id);
  return store.save(
    {
      ...current,
      pending_update: {
        billing_cycle_anchor: null,
        cancel_at_period_end: null,
        discount: null,
        discounts: null,
        expires_at: store.now + pendingSeconds,
        metadata: null,
        subscription_items: items,
        trial_end: null,
        trial_from_plan: null,
      },
    },
    'customer.subscription.updated',
  );
}

/** What changes without an invoice. */
async function changeDetails(
  { input }: Call,
  store: Store,
  before: SubscriptionObject,
): Promise<SubscriptionObject> {
  const customerId = idOf(before.customer);
  const cardId = input.text('default_payment_method');
  if (cardId) await requireOwnCard(store, cardId, customerId, 'default_payment_method');
  const redemptions = await readDiscounts(store, input, customerId, before.currency);
  const discounts = [];
  for (const one of redemptions ?? []) {
    discounts.push((await redeem(store, one, customerId, before.id)).id);
  }
  const endsWithPeriod = input.flag('cancel_at_period_end') ?? before.cancel_at_period_end;
  const end = Math.max(...before.items.data.map((item) => item.current_period_end));
  const details = input.part('cancellation_details');
  const after: SubscriptionObject = {
    ...before,
    cancel_at_period_end: endsWithPeriod,
    cancel_at: endsWithPeriod ? end : null,
    canceled_at: endsWithPeriod ? (before.canceled_at ?? store.now) : null,
    cancellation_details: {
      comment: details?.text('comment') ?? before.cancellation_details?.comment ?? null,
      feedback: before.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: endsWithPeriod ? 'cancellation_requested' : null,
    },
    ...(cardId !== undefined && { default_payment_method: cardId }),
    ...(redemptions && { discounts }),
    description: input.text('description') ?? before.description,
    metadata: input.dictionary('metadata', before.metadata),
  };
  return store.save(after, 'customer.subscription.updated');
}

async function applyItems(
  store: Store,
  id: string,
  data: SubscriptionItemObject[],
): Promise<SubscriptionObject> {
  const subscription = await store.get('subscription', id);
  const items = { ...subscription.items, data };
  return store.save({ ...subscription, items }, 'customer.subscription.updated');
}

/** Credit and cost of each item that changed; one that was taken away is credited alone. */
export function listProrations(
  before: readonly SubscriptionItemObject[],
  after: readonly SubscriptionItemObject[],
  at: number,
): LineObject[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const old = before.find((item) => item.id === id);
    const next = after.find((item) => item.id === id);
    if (old?.price.id === next?.price.id && old?.quantity === next?.quantity) return [];
    const some = old ?? next;
    if (some === undefined) return [];
    const none = { ...some, quantity: 0 };
    return prorationLines(old ?? none, next ?? none, at).filter(({ quantity }) => quantity !== 0);
  });
}

function requireRunning({ id, status }: SubscriptionObject): void {
  if (status !== 'canceled' && status !== 'incomplete_expired') return;
  throw new StripeFault(404, `No such subscription: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
}
