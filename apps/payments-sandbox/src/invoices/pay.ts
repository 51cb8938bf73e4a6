import type { Stripe } from 'stripe';
import { type PaymentOutcome, tryPayment } from '../intents/payment.ts';
import { type InvoiceObject, idOf, type SubscriptionObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { findInvoiceIntent } from './payment-of.ts';
import { settleInvoice } from './settle.ts';

interface Payer {
  readonly card: Stripe.PaymentMethod;
  readonly origin: string;
  readonly isOffSession: boolean;
}

/** Tries to pay an open invoice with a card; undefined where nothing is due. */
export async function payInvoice(
  store: Store,
  invoice: InvoiceObject,
  { card, origin, isOffSession }: Payer,
): Promise<PaymentOutcome | undefined> {
  const intent = await findInvoiceIntent(store, invoice.id);
  if (intent === undefined || invoice.status !== 'open') return undefined;
  const attempt = { origin, card, returnUrl: null, isOffSession };
  const outcome = await tryPayment(store, intent, attempt);
  await settleInvoice(store, outcome.intent);
  return outcome;
}

/** The card that pays for a subscription: its own, or its customer's default. */
export async function findPayingCard(
  store: Store,
  subscription: SubscriptionObject,
): Promise<Stripe.PaymentMethod | undefined> {
  const customer = await store.get('customer', idOf(subscription.customer));
  const id =
    idOf(subscription.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method);
  const card = id === null ? undefined : await store.find('payment_method', id);
  return card && idOf(card.customer) === customer.id ? card : undefined;
}
