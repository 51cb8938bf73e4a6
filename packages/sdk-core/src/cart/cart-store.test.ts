import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createSessionStore } from '../account/sessions/session-store.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { lastValue } from '../http/remote.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import type { UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { sampleCart, sampleItem } from './cart.fixture.ts';
import { noCart } from './cart-changes.ts';
import { createCartStore } from './cart-store.ts';
import { changeCartShop, emptyCart, readCart, setCartItem } from './endpoints.ts';
import type { Cart } from './schemas.ts';

const siteOrigin = 'https://site.example';
// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const milo = { ...rosa, id: 4 as UserId, firstName: 'Milo' };

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

interface Start {
  readonly cart?: Cart;
  readonly user?: object | null;
  /** Where the page is. */
  readonly origin?: string;
}

/** A cart on a page, with a server that holds it. */
function start({ cart = sampleCart(), user = rosa, origin = siteOrigin }: Start = {}) {
  let held = cart;
  let seen: () => void = () => undefined;
  const client = createFakeClient()
    .answer(readCurrentUser, () => user as never)
    .answer(readCart, () => held)
    .answer(setCartItem, ({ body: { item, quantity } }) => {
      const others = held.items.filter((line) => line.item !== item);
      const items = quantity > 0 ? [...others, sampleItem(item, { quantity })] : others;
      held = { ...held, items, count: items.reduce((sum, line) => sum + line.quantity, 0) };
      return held;
    })
    .answer(emptyCart, () => ({ ...held, items: [], count: 0 }))
    .answer(changeCartShop, ({ body }) => ({
      ...held,
      shops: held.shops.map((shop) => ({ ...shop, note: body?.note ?? shop.note })),
    }));
  const { env, change } = createTestEnvironment(client);
  const page = {
    origin,
    isPresent: () => true,
    subscribe(onChange: () => void) {
      seen = onChange;
      return () => undefined;
    },
  };
  const store = createCartStore({ ...env, siteOrigin }, page);
  const shown = () => lastValue(store.$state.get());
  const callsOf = (endpoint: object) => client.calls.filter((call) => call.endpoint === endpoint);
  return {
    client,
    store,
    session: env.store(createSessionStore),
    shown,
    callsOf,
    change,
    comeBack: () => seen(),
    follow: () => following.push(store.follow()),
    serve: (next: Cart) => {
      held = next;
    },
  };
}

test('a member’s cart is requested once, and again as it changes elsewhere', async () => {
  const { store, callsOf, shown, change } = start();
  following.push(store.follow(), store.follow());
  await expect.poll(() => shown()?.count).toBe(3);
  expect(callsOf(readCart)).toHaveLength(1);
  change('bookmarks');
  expect(callsOf(readCart)).toHaveLength(1);
  change('cart');
  await expect.poll(() => callsOf(readCart)).toHaveLength(2);
});

test('on our own site a visitor has a cart, which is read again as they come back to the tab', async () => {
  const { follow, callsOf, shown, comeBack, serve } = start({ user: null });
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  await expect.poll(() => callsOf(readCurrentUser)).toHaveLength(1);
  serve(noCart);
  comeBack();
  await expect.poll(() => shown()?.count).toBe(0);
  expect(callsOf(readCart)).toHaveLength(2);
});

test('on a page of others a visitor has none, without a call', async () => {
  const { follow, callsOf, shown } = start({ user: null, origin: 'https://partner.example' });
  follow();
  await expect.poll(shown).toEqual(noCart);
  expect(callsOf(readCart)).toEqual([]);
});

test('neither has a session there that may not fill a cart, until it may', async () => {
  const user = { ...rosa, scopes: ['bookmarks'] };
  const { follow, session, callsOf, shown } = start({ user, origin: 'https://partner.example' });
  follow();
  await expect.poll(shown).toEqual(noCart);
  expect(callsOf(readCart)).toEqual([]);
  session.change({ ...rosa, scopes: ['bookmarks', 'cart'] });
  await expect.poll(() => shown()?.count).toBe(3);
});

test('a change shows at once, and the answer takes its place', async () => {
  const { store, follow, shown } = start();
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const done = store.set(1, 5);
  expect(shown()).toMatchObject({ count: 6, items: [{ item: 1, quantity: 5 }, { item: 2 }] });
  await done;
  expect(shown()?.count).toBe(6);
  await store.set(1, 0);
  expect(shown()?.items.map(({ item }) => item)).toEqual([2]);
});

test('what is refused is as before, and other changes stay', async () => {
  const { client, store, follow, shown } = start();
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const refusal = new Problem('conflict', 'Only 4 can be had at the moment.');
  client.answer(setCartItem, ({ body: { item, quantity } }) => {
    if (item === 1) throw refusal;
    return sampleCart({
      items: [sampleItem(1, { quantity: 2 }), sampleItem(2, { quantity })],
      count: 9,
    });
  });
  const refused = store.set(1, 9);
  const other = store.set(2, 7);
  expect(shown()?.count).toBe(16);
  await expect(refused).rejects.toBe(refusal);
  await other;
  expect(shown()).toMatchObject({ count: 9, items: [{ quantity: 2 }, { quantity: 7 }] });
});

test('presses in a row are sent in turn, and those that a later one replaces are left out', async () => {
  const { client, store, follow, callsOf, shown } = start();
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const first = Promise.withResolvers<Cart>();
  client.answer(setCartItem, () => first.promise);
  const all = [store.set(1, 3)];
  await expect.poll(() => callsOf(setCartItem)).toHaveLength(1);
  all.push(store.set(1, 4), store.set(1, 5));
  client.answer(setCartItem, ({ body: { quantity } }) =>
    sampleCart({ items: [sampleItem(1, { quantity })], count: quantity }),
  );
  first.resolve(sampleCart({ items: [sampleItem(1, { quantity: 3 })], count: 3 }));
  await Promise.all(all);
  expect(callsOf(setCartItem).map(({ input }) => input)).toMatchObject([
    { body: { quantity: 3 } },
    { body: { quantity: 5 } },
  ]);
  expect(shown()?.count).toBe(5);
});

test('what is added comes to what the cart holds, which is requested first', async () => {
  const { store, callsOf } = start();
  await store.addItem(1, 2, 4800);
  await Promise.all([
    store.addItem(1, 1, 4800),
    store.addItem(7, 1, 900),
    store.addItem(7, 2, 900),
  ]);
  expect(callsOf(setCartItem).map(({ input }) => input)).toMatchObject([
    { body: { item: 1, quantity: 4, price: 4800, isSaved: false } },
    { body: { item: 1, quantity: 5 } },
    { body: { item: 7, quantity: 1, price: 900 } },
    { body: { item: 7, quantity: 3, price: 900 } },
  ]);
  expect(callsOf(readCart)).toHaveLength(1);
});

test('what is read while a change is on its way shows with it', async () => {
  const { client, store, follow, shown, change, callsOf } = start();
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const answer = Promise.withResolvers<Cart>();
  client.answer(setCartItem, () => answer.promise);
  const done = store.set(1, 8);
  change('cart');
  await expect.poll(() => callsOf(readCart)).toHaveLength(2);
  await Promise.resolve();
  expect(shown()?.count).toBe(9);
  answer.resolve(sampleCart({ items: [sampleItem(1, { quantity: 8 })], count: 8 }));
  await done;
  expect(shown()?.count).toBe(8);
});

test('a line is saved for later and comes back, a note is stored, and all of it is emptied', async () => {
  const { store, follow, shown } = start();
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const saved = store.save(1, true);
  expect(shown()).toMatchObject({ count: 1, saved: [{ item: 1 }], items: [{ item: 2 }] });
  await saved;
  await store.choose('maple-lane', { note: 'Ring twice.' });
  expect(shown()?.shops).toMatchObject([{ note: 'Ring twice.' }]);
  await store.empty();
  expect(shown()?.items).toEqual([]);
});

test('at sign-out a cart is gone at once with what was on its way, and what was said of it', async () => {
  const notices = [{ item: 1, title: 'Mug', requested: 5, quantity: 4 }];
  const { client, store, follow, session, shown, serve } = start({ cart: sampleCart({ notices }) });
  follow();
  await expect.poll(() => store.$notices.get()).toEqual(notices);
  const answer = Promise.withResolvers<Cart>();
  client.answer(setCartItem, () => answer.promise);
  const late = store.set(1, 9);
  serve(noCart);
  session.change(null);
  await expect.poll(shown).toEqual(noCart);
  expect(store.$notices.get()).toEqual([]);
  answer.resolve(sampleCart());
  await late;
  expect(shown()).toEqual(noCart);
  session.change(milo);
  await expect.poll(shown).toEqual(noCart);
});

test('as a visitor signs in, the joined cart shows, and what it says stays until it is dismissed', async () => {
  const { store, follow, session, shown, serve } = start({ user: null });
  follow();
  await expect.poll(() => shown()?.count).toBe(3);
  const notices = [{ item: 1, title: 'Mug', requested: 5, quantity: 4 }];
  serve(sampleCart({ count: 9, notices }));
  session.change(rosa);
  await expect.poll(() => shown()?.count).toBe(9);
  serve(sampleCart({ count: 9 }));
  await store.reload();
  expect(store.$notices.get()).toEqual(notices);
  store.dismissNotices();
  expect(store.$notices.get()).toEqual([]);
});
