import type { Stripe } from 'stripe';
import { makeCard, useCard } from '../cards/make-card.ts';
import type { Input } from '../platform/input.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, missingObject, StripeFault } from '../platform/stripe-fault.ts';

/** The card that a form names or describes; null where it says none. */
export async function readCard(
  store: Store,
  input: Input,
  customerId: string | null,
): Promise<Stripe.PaymentMethod | null> {
  const data = input.part('payment_method_data');
  if (data !== undefined) return makeCard(store, data);
  const id = input.text('payment_method');
  if (!id) return null;
  const card = await useCard(store, id);
  const owner = idOf(card.customer);
  if (owner === null || owner === customerId) return card;
  throw invalidParameter(
    'payment_method',
    customerId === null
      ? `The provided PaymentMethod belongs to a Customer. Please include the Customer in the \`customer\` parameter.`
      : `The provided PaymentMethod does not belong to the Customer '${customerId}'.`,
  );
}

/** The kinds of methods that an intent is bound to; null where none are named. Cards are all there is here. */
export function readAllowedTypes(input: Input): 'card'[] | null {
  const named = input.texts('allowed_payment_method_types');
  if (named === undefined) return null;
  if (named.every((type) => type === 'card')) return named.map(() => 'card');
  throw invalidParameter(
    'allowed_payment_method_types',
    'Only cards are taken by the payments sandbox.',
  );
}

/** A page may see and act on an intent by its client secret alone. */
export function requireClientSecret(
  input: Input,
  isBrowser: boolean,
  intent: { id: string; object: string; client_secret: string | null },
): void {
  const secret = input.text('client_secret');
  if (secret === intent.client_secret || (!isBrowser && secret === undefined)) return;
  throw missingObject(intent.object, intent.id, 'intent');
}

/** Returns the error for an intent in a state that does not allow what is requested. */
export function unexpectedState(
  intent: { object: 'payment_intent' | 'setup_intent'; status: string },
  verb: string,
): StripeFault {
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  return new StripeFault(
    400,
    `You cannot ${verb} this ${name} because it has a status of ${intent.status}.`,
    { code: `${intent.object}_unexpected_state`, [intent.object]: intent },
  );
}
