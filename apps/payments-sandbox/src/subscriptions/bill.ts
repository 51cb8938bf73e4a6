import { finalizeInvoice } from '../invoices/finalize.ts';
import { type AppliedDiscount, makeInvoice } from '../invoices/make-invoice.ts';
import {
  type InvoiceObject,
  idOf,
  type LineObject,
  type SubscriptionObject,
} from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';

/** Makes the invoice of a subscription, with the lines that wait for it, and opens it. */
export async function billSubscription(
  store: Store,
  subscription: SubscriptionObject,
  lines: readonly LineObject[],
  reason: string,
): Promise<InvoiceObject> {
  const customer = await store.get('customer', idOf(subscription.customer));
  const waiting = await waitingLines(store, subscription.id);
  const draft = makeInvoice({
    customer,
    currency: subscription.currency,
    lines: [...waiting, ...lines],
    discounts: await currentDiscounts(store, subscription),
    reason,
    subscription,
    now: store.now,
  });
  await store.keepSecrets(subscription.id, { waitingLines: [] });
  const current = await store.get('subscription', subscription.id);
  await store.save({ ...current, latest_invoice: draft.id });
  return finalizeInvoice(store, draft);
}

/** Prorations that wait for the next invoice. */
export async function waitingLines(store: Store, id: string): Promise<readonly LineObject[]> {
  const { waitingLines: lines } = await store.secretsOf(id);
  // Only this folder writes them.
  return Array.isArray(lines) ? (lines as LineObject[]) : [];
}

/** The discounts that apply now: one for once is spent by the first invoice. */
export async function currentDiscounts(
  store: Store,
  subscription: SubscriptionObject,
): Promise<AppliedDiscount[]> {
  const applied: AppliedDiscount[] = [];
  for (const reference of subscription.discounts) {
    const discount = await store.get('discount', idOf(reference));
    const coupon = await store.find('coupon', idOf(discount.source.coupon) ?? '');
    const isOver = discount.end !== null && discount.end <= store.now;
    if (coupon && 'duration' in coupon && !isOver) applied.push({ id: discount.id, coupon });
  }
  return applied;
}

/** Takes away the discounts that hold for one invoice. */
export async function spendDiscounts(store: Store, id: string): Promise<void> {
  const subscription = await store.get('subscription', id);
  const applied = await currentDiscounts(store, subscription);
  const lasting = applied.filter(({ coupon }) => coupon.duration !== 'once');
  if (lasting.length === subscription.discounts.length) return;
  await store.save({ ...subscription, discounts: lasting.map((discount) => discount.id) });
}
