import { type InvoiceObject, idOf, type SubscriptionObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';

/** How often a renewal is tried, and how long it rests in between. */
const mostAttempts = 4;
const daysBetween = 3;

/** What a paid invoice means for its subscription: it runs, and a waiting change takes place. */
export async function followPaid(
  store: Store,
  invoice: InvoiceObject,
  cardId: string | null,
): Promise<void> {
  const subscription = await subscriptionOf(store, invoice);
  if (subscription === undefined || subscription.status === 'canceled') return;
  const { pendingInvoice } = await store.secretsOf(subscription.id);
  const { pending_update: pending, payment_settings: settings } = subscription;
  const isApplied = pending !== null && pendingInvoice === invoice.id;
  const keepsCard = cardId !== null && settings?.save_default_payment_method === 'on_subscription';
  const running: SubscriptionObject = {
    ...subscription,
    status: 'active',
    ...(keepsCard && { default_payment_method: cardId }),
    ...(isApplied && {
      pending_update: null,
      items: { ...subscription.items, data: pending.subscription_items ?? [] },
    }),
  };
  if (isApplied) await store.tell('customer.subscription.pending_update_applied', running);
  await store.save(running, 'customer.subscription.updated');
}

/** What a failed payment means: a renewal is tried again for some days, then it ends. */
export async function followFailure(store: Store, invoice: InvoiceObject): Promise<void> {
  const subscription = await subscriptionOf(store, invoice);
  if (subscription === undefined || invoice.billing_reason !== 'subscription_cycle') return;
  const isOver = invoice.attempt_count >= mostAttempts;
  const next = isOver ? null : store.now + daysBetween * 86_400;
  await store.save({ ...invoice, next_payment_attempt: next }, 'invoice.updated');
  if (!isOver) {
    await store.save({ ...subscription, status: 'past_due' }, 'customer.subscription.updated');
    return;
  }
  await store.save(
    {
      ...subscription,
      status: 'canceled',
      canceled_at: store.now,
      ended_at: store.now,
      cancellation_details: {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: 'payment_failed',
      },
    },
    'customer.subscription.deleted',
  );
}

async function subscriptionOf(
  store: Store,
  invoice: InvoiceObject,
): Promise<SubscriptionObject | undefined> {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null || id === '' ? undefined : store.find('subscription', id);
}
