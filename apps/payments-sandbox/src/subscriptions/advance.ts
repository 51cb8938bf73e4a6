import { sql } from 'drizzle-orm';
import { periodLine } from '../invoices/lines.ts';
import { findPayingCard, payInvoice } from '../invoices/pay.ts';
import { findInvoiceIntent } from '../invoices/payment-of.ts';
import { voidInvoice } from '../invoices/void.ts';
import { idOf, type SubscriptionObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { objects } from '../platform/tables.ts';
import { billSubscription, spendDiscounts } from './bill.ts';
import { endSubscription } from './end.ts';
import { nextPeriodEnd } from './periods.ts';

/** How long a first payment may be waited for. */
const incompleteSeconds = 23 * 3600;

interface Due {
  readonly at: number;
  run(store: Store): Promise<unknown>;
}

/**
 * Does what time does to the subscriptions of one clock up to now: renewals, ends, further tries
 * and expiries, each at its own time and in their order.
 */
export async function advanceSubscriptions(store: Store, clock: string | null): Promise<number> {
  const condition =
    clock === null
      ? sql`${objects.body} ->> 'test_clock' is null`
      : sql`${objects.body} ->> 'test_clock' = ${clock}`;
  let count = 0;
  for (const { id } of await store.all('subscription', condition)) {
    for (let due = await nextDue(store, id); due; due = await nextDue(store, id)) {
      await due.run(store.at(due.at));
      count += 1;
    }
  }
  return count;
}

/** What is due next; undefined when all is done. */
async function nextDue(store: Store, id: string): Promise<Due | undefined> {
  const subscription = await store.get('subscription', id);
  const dues = await listDues(store, subscription);
  return dues.sort((a, b) => a.at - b.at).find(({ at }) => at <= store.now);
}

async function listDues(store: Store, subscription: SubscriptionObject): Promise<Due[]> {
  const { status, created, pending_update, latest_invoice } = subscription;
  if (status === 'incomplete') {
    return [{ at: created + incompleteSeconds, run: (then) => expire(then, subscription) }];
  }
  if (status !== 'active' && status !== 'past_due') return [];
  const ends = subscription.items.data.map((item) => item.current_period_end);
  const dues: Due[] = [{ at: Math.min(...ends), run: (then) => renew(then, subscription) }];
  if (pending_update !== null) {
    dues.push({ at: pending_update.expires_at, run: (then) => dropChange(then, subscription) });
  }
  const invoiceId = idOf(latest_invoice);
  const invoice = invoiceId === null ? undefined : await store.find('invoice', invoiceId);
  if (invoice?.status === 'open' && invoice.next_payment_attempt !== null) {
    const at = invoice.next_payment_attempt;
    dues.push({ at, run: (then) => collect(then, subscription.id, invoice.id) });
  }
  return dues;
}

async function renew(store: Store, subscription: SubscriptionObject): Promise<void> {
  if (subscription.cancel_at_period_end) {
    await endSubscription(store, subscription);
    return;
  }
  const { billing_cycle_anchor: anchor } = subscription;
  const data = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const interval = item.price.recurring ?? { interval: 'month', interval_count: 1 };
    return {
      ...item,
      current_period_start: start,
      current_period_end: nextPeriodEnd(anchor, interval, start),
    };
  });
  const renewed = { ...subscription, items: { ...subscription.items, data } };
  await store.save(renewed, 'customer.subscription.updated');
  const invoice = await billSubscription(
    store,
    renewed,
    data.map(periodLine),
    'subscription_cycle',
  );
  await spendDiscounts(store, subscription.id);
  await collect(store, subscription.id, invoice.id);
}

/** Tries to charge for an invoice with nobody there; without a card that fails too. */
async function collect(store: Store, subscriptionId: string, invoiceId: string): Promise<void> {
  const subscription = await store.get('subscription', subscriptionId);
  const invoice = await store.get('invoice', invoiceId);
  if (invoice.status !== 'open') return;
  await store.save({ ...invoice, next_payment_attempt: null });
  const card = await findPayingCard(store, subscription);
  if (card !== undefined) {
    await payInvoice(store, invoice, { card, origin: '', isOffSession: true });
    return;
  }
  await store.save({ ...subscription, status: 'past_due' }, 'customer.subscription.updated');
}

/** A first invoice that nobody paid is void, and the subscription never began. */
async function expire(store: Store, subscription: SubscriptionObject): Promise<void> {
  const id = idOf(subscription.latest_invoice);
  if (id !== null) await voidInvoice(store, await store.get('invoice', id));
  await endSubscription(store, subscription, null);
}

/** A change whose payment did not come is forgotten, and its invoice void. */
async function dropChange(store: Store, subscription: SubscriptionObject): Promise<void> {
  const { pendingInvoice } = await store.secretsOf(subscription.id);
  if (typeof pendingInvoice === 'string' && (await findInvoiceIntent(store, pendingInvoice))) {
    await voidInvoice(store, await store.get('invoice', pendingInvoice));
  }
  await store.save({ ...subscription, pending_update: null }, 'customer.subscription.updated');
  await store.tell('customer.subscription.pending_update_expired', subscription);
}
