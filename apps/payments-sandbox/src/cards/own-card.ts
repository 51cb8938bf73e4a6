import { idOf, type Kinds } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';

/** The customer's own payment method; another's is refused. */
export async function requireOwnCard(
  store: Store,
  id: string,
  customerId: string,
  param: string,
): Promise<Kinds['payment_method']> {
  const card = await store.get('payment_method', id, param);
  if (idOf(card.customer) === customerId) return card;
  throw invalidParameter(
    param,
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'resource_missing',
  );
}
