import type { Stripe } from 'stripe';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { fieldIs } from '../platform/store-conditions.ts';

/** The payment by which an invoice is to be paid. */
export async function findInvoicePayment(
  store: Store,
  invoiceId: string,
): Promise<Stripe.InvoicePayment | undefined> {
  const payments = await store.all('invoice_payment', fieldIs('invoice', invoiceId));
  return payments.find(({ is_default }) => is_default);
}

/** The payment intent of an invoice; undefined where nothing was due. */
export async function findInvoiceIntent(
  store: Store,
  invoiceId: string,
): Promise<Stripe.PaymentIntent | undefined> {
  const payment = await findInvoicePayment(store, invoiceId);
  const id = idOf(payment?.payment.payment_intent);
  return id === null ? undefined : store.find('payment_intent', id);
}
