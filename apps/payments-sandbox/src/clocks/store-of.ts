import type { Stripe } from 'stripe';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';

/** The store at the customer's time: that of the test clock, where the customer has one. */
export async function storeOf(
  store: Store,
  { test_clock }: Pick<Stripe.Customer, 'test_clock'>,
): Promise<Store> {
  const id = idOf(test_clock);
  if (id === null) return store;
  const clock = await store.find('test_helpers.test_clock', id);
  return clock === undefined ? store : store.at(clock.frozen_time);
}
