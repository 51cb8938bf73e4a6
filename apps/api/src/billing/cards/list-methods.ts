import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Stripe } from 'stripe';
import { findAtProvider } from '../../platform/payments/provider.ts';
import { isCustomerGone } from '../customers/forget-customer.ts';
import { type ReadMethod, readMethod } from './read-method.ts';

/** A payment method, and what is stored of it: nothing of one that is not accepted here. */
export type ListedPaymentMethod = readonly [id: string, read: ReadMethod | undefined];

/**
 * Lists all that the provider has of a customer, the newest first; undefined where it has deleted
 * them. One page of its answer is held at a time, and of the others the few facts that are stored
 * here.
 */
export async function listMethods(
  provider: Stripe,
  customerId: string,
): Promise<ListedPaymentMethod[] | undefined> {
  const told: ListedPaymentMethod[] = [];
  const pages = provider.customers.listPaymentMethods(customerId, { limit: 100 });
  const found = await findAtProvider(
    pages
      .autoPagingEach((method) => {
        told.push([method.id, readMethod(method)]);
      })
      .then(() => told),
  );
  if (found || (await isCustomerGone(provider, customerId))) return found;
  // What it would have gone on from was let go meanwhile.
  throw new Problem('unavailable', 'The cards changed while they were read. Please try again.');
}
