import type { Store } from '../platform/store.ts';
import { testCards } from './test-cards.ts';

/** How a payment method behaves: as its test card, and by what befell it. */
export async function requireBehaviour(store: Store, paymentMethodId: string) {
  const secrets = await store.secretsOf(paymentMethodId);
  const card = testCards.find(({ name }) => name === secrets.testCard);
  if (card === undefined) throw new Error('a payment method without its test card');
  return {
    ...card,
    isSetUp: secrets.isSetUp === true,
    isDetached: secrets.isDetached === true,
    isClone: secrets.isClone === true,
    isSpent: secrets.isSpent === true,
  };
}
