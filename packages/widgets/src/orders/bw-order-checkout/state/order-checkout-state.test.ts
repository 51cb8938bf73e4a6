import type { SavedCard } from '@boardwalk/sdk-core/billing/cards/schemas';
import { emptyDraft } from '@boardwalk/sdk-core/orders/checkout/checkout-draft';
import { expect, test } from 'vitest';
import {
  address,
  card,
  cart,
  koala,
  otherCard,
  potteryTotals,
  totals,
} from '../../shared/testing/orders.fixture.ts';
import { type KnownOrder, orderCheckoutState, reachableByOf } from './order-checkout-state.ts';

// As the contract has them.
const [saved, other] = [card, otherCard] as unknown as readonly [SavedCard, SavedCard];
const plain: SavedCard = { ...saved, defaultFor: [] };

const known: KnownOrder = {
  ...{ cart, totals, isPriced: true, draft: emptyDraft, step: 'review' },
  ...{ saved: [address], cards: [saved, other], firstCards: [saved, other] },
};
const stateWith = (changes: Partial<KnownOrder>) => orderCheckoutState({ ...known, ...changes });

test('where all is known the review shows, with the whole wish', () => {
  const state = stateWith({});
  expect(state.current).toBe('review');
  expect(state.wish).toMatchObject({ payment_method: 'pm_4242', address });
  expect(state.obstacle).toBeUndefined();
});

test.each([
  ['address', { saved: [] }, 'addressMissing'],
  ['delivery', { totals: undefined, isPriced: false }, 'deliveryMissing'],
  [
    'delivery',
    {
      totals: { ...totals, shops: [{ ...potteryTotals, delivery: null, problem: 'ask' as const }] },
    },
    'deliveryMissing',
  ],
  ['payment', { cards: [], firstCards: [] }, 'cardMissing'],
] as const)('what is missing comes first: %s', (step, changes, obstacle) => {
  const state = stateWith(changes as Partial<KnownOrder>);
  expect(state.current).toBe(step);
  expect(state.obstacle).toBe(obstacle);
  expect(state.wish).toBeUndefined();
});

test('totals of an earlier cart keep the step, and order nothing', () => {
  const state = stateWith({ isPriced: false });
  expect(state.current).toBe('review');
  expect(state.wish).toBeUndefined();
  expect(state.obstacle).toBe('notReady');
});

test('a step that was requested shows while those before it are done', () => {
  expect(stateWith({ step: 'delivery' }).current).toBe('delivery');
  expect(stateWith({ step: 'payment', saved: [] }).current).toBe('address');
});

test('the chosen address goes before the saved ones', () => {
  const office = { ...address, line1: '1 Main St' };
  expect(stateWith({ draft: { ...emptyDraft, address: office } }).address).toEqual(office);
});

test('the picked card pays, else the usual one, else the only one that there was', () => {
  const draft = { ...emptyDraft, cardId: 'pm_0005' };
  expect(stateWith({ draft }).cardId).toBe('pm_0005');
  expect(stateWith({ draft, cards: [saved] }).cardId).toBe('pm_4242');
  expect(stateWith({ cards: [plain], firstCards: [plain] }).cardId).toBe('pm_4242');
  // One that was declined is picked by its buyer as well.
  const declined = { ...emptyDraft, declinedCardId: 'pm_4242' };
  expect(stateWith({ draft: declined }).cardId).toBe('');
  expect(stateWith({ draft: { ...declined, cardId: 'pm_4242' } }).cardId).toBe('pm_4242');
  // One that is added on the way is picked by its buyer.
  expect(stateWith({ cards: [plain], firstCards: [] }).cardId).toBe('');
});

test('everything can be fetched where each shop hands out, and has to be where nothing is sent', () => {
  expect(reachableByOf(cart)).toBe('either');
  expect(reachableByOf({ ...cart, shops: [{ ...koala, id: 'maple-pottery' }] })).toBe('parcel');
  const items = cart.items.map((item) => ({
    ...item,
    product: { ...item.product, shippingSupport: 'PICKUP_ONLY' as const },
  }));
  expect(reachableByOf({ ...cart, items })).toBe('pickup');
});

test('what is fetched needs no address, and leaves it where something is sent', () => {
  const draft = { ...emptyDraft, isFetched: true };
  expect(stateWith({ draft }).address).toBeNull();
  const shops = cart.shops.map((shop) => ({ ...shop, pickup: null }));
  expect(stateWith({ draft, cart: { ...cart, shops } }).address).toEqual(address);
});

test('a line that has changed keeps everything from being ordered', () => {
  const items = cart.items.map((item) => ({ ...item, problem: 'price' as const }));
  const state = stateWith({ cart: { ...cart, items } });
  expect(state.isFaulty).toBe(true);
  expect(state.wish).toBeUndefined();
});
