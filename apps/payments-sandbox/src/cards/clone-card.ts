import { newId } from '../platform/ids.ts';
import type { Kinds } from '../platform/kinds.ts';
import type { Call } from '../platform/operation.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';
import { requireOwnCard } from './own-card.ts';

/**
 * Copies a saved card of the platform to the connected account of the request. The copy belongs to
 * no customer there: unless it is attached, it is used once.
 */
export async function cloneCard({
  store,
  input,
  isBrowser,
}: Call): Promise<Kinds['payment_method']> {
  const id = input.requireText('payment_method');
  if (isBrowser) {
    throw new StripeFault(403, 'A payment method cannot be cloned with a publishable API key.', {
      code: 'secret_key_required',
    });
  }
  if (store.request.account === '') {
    throw invalidParameter(
      'payment_method',
      'A payment method can only be cloned to a connected account, by the Stripe-Account header.',
    );
  }
  const platform = store.of('');
  const { id: customer } = await platform.get(
    'customer',
    input.requireText('customer'),
    'customer',
  );
  const card = await requireOwnCard(platform, id, customer, 'payment_method');
  const { testCard, isSetUp } = await platform.secretsOf(id);
  const metadata = input.dictionary('metadata');
  const clone = { ...card, id: newId('pm'), created: store.now, customer: null, metadata };
  return store.insert(clone, undefined, { testCard, isSetUp, isClone: true });
}
