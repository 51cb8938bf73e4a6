import type { Stripe } from 'stripe';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { requireBehaviour } from './behaviour.ts';
import { cardFault, describeDecline } from './declines.ts';

/** Gives a payment method to a customer; one that was let go of can't be used again. */
export async function attach(
  store: Store,
  card: Stripe.PaymentMethod,
  customerId: string,
): Promise<Stripe.PaymentMethod> {
  const owner = idOf(card.customer);
  if (owner === customerId) return card;
  const { decline, isDetached, isSpent } = await requireBehaviour(store, card.id);
  if (owner !== null || isDetached || isSpent) throw usedBefore();
  if (decline?.at === 'everything') throw cardFault(describeDecline(decline), {});
  return store.save({ ...card, customer: customerId }, 'payment_method.attached');
}

/** The error for a payment method that was to be used once, or is no longer its customer's. */
export function usedBefore(): StripeFault {
  return new StripeFault(
    400,
    'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
  );
}

/** Takes a payment method from its customer, whose default it is no longer. */
export async function detach(
  store: Store,
  card: Stripe.PaymentMethod,
): Promise<Stripe.PaymentMethod> {
  const owner = idOf(card.customer);
  if (owner === null) {
    throw new StripeFault(
      400,
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  await forgetDefault(store, owner, card.id);
  await store.keepSecrets(card.id, { isDetached: true });
  return store.save({ ...card, customer: null }, 'payment_method.detached');
}

async function forgetDefault(store: Store, customerId: string, cardId: string): Promise<void> {
  const customer = await store.find('customer', customerId);
  if (customer === undefined) return;
  const { invoice_settings } = customer;
  if (idOf(invoice_settings.default_payment_method) !== cardId) return;
  const without = { ...invoice_settings, default_payment_method: null };
  await store.save({ ...customer, invoice_settings: without }, 'customer.updated');
}
