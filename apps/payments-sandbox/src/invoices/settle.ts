import type { Stripe } from 'stripe';
import { type InvoiceObject, idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { followFailure, followPaid } from '../subscriptions/follow.ts';
import { findInvoicePayment } from './payment-of.ts';

/** Carries what became of a payment over to its invoice and subscription, if it has one. */
export async function settleInvoice(store: Store, intent: Stripe.PaymentIntent): Promise<void> {
  const { invoice: id } = await store.secretsOf(intent.id);
  if (typeof id !== 'string') return;
  const invoice = await store.get('invoice', id);
  if (invoice.status !== 'open') return;
  if (intent.status === 'succeeded') {
    await settlePaid(store, invoice, intent);
    return;
  }
  if (intent.status === 'requires_action') {
    await store.save({ ...invoice, attempted: true }, 'invoice.payment_action_required');
    return;
  }
  if (intent.last_payment_error === null) return;
  const failed: InvoiceObject = {
    ...invoice,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
  };
  await store.save(failed, 'invoice.payment_failed');
  await followFailure(store, failed);
}

/** Closes an invoice of which nothing is due any more. */
export async function settlePaid(
  store: Store,
  invoice: InvoiceObject,
  intent: Stripe.PaymentIntent | null,
): Promise<InvoiceObject> {
  const paid: InvoiceObject = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (intent === null ? 0 : 1),
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: store.now },
  };
  await store.save(paid, 'invoice.paid');
  await store.tell('invoice.payment_succeeded', paid);
  const payment = await findInvoicePayment(store, invoice.id);
  if (payment !== undefined) {
    await store.save(
      {
        ...payment,
        amount_paid: invoice.amount_due,
        status: 'paid',
        status_transitions: { canceled_at: null, paid_at: store.now },
      },
      'invoice_payment.paid',
    );
  }
  await followPaid(store, paid, idOf(intent?.payment_method));
  return paid;
}
