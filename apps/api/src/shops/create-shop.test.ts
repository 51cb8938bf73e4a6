import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connectedAccounts } from '../billing/tables.ts';
import { writeShop } from './shop-bodies.fixture.ts';
import { shopsPath, startShops, storeAccount } from './shops.fixture.ts';
import { shops } from './tables.ts';

const { database, signIn, signInSeller, createShop } = await startShops();
let made = 0;

function newId() {
  made += 1;
  return `create-${made}`;
}

test('a shop is a draft in the country and currency of its owner’s account', async () => {
  const rosa = await signInSeller();
  const id = newId();
  const answer = await rosa.call('POST', shopsPath, { id, shop: writeShop() });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    ...{ id, name: 'Maple and Birch', state: 'draft', active: false, version: 1 },
    ...{ country: 'CA', currency: 'CAD', isOwner: true, permissions: ['administration'] },
  });
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  expect(row).toMatchObject({
    settles: 'CA',
    accountId: rosa.accountId,
    timeZone: 'America/Toronto',
  });
});

test('without an account at the provider there is no shop', async () => {
  const rosa = await signIn();
  const answer = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() });
  expect(answer.status).toBe(409);
  expect(answer.body.detail).toMatch(/account at the payment provider/);
  await storeAccount(database, rosa.id, { lostAt: new Date(0) });
  const lost = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() });
  expect(lost.status).toBe(409);
  await database
    .update(connectedAccounts)
    .set({ lostAt: null, accountId: null })
    .where(eq(connectedAccounts.userId, rosa.id));
  expect((await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() })).status).toBe(409);
});

test('without a complete profile there is none either', async () => {
  const rosa = await signIn([], { billingCity: null });
  await storeAccount(database, rosa.id);
  const answer = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() });
  expect(answer.body).toMatchObject({ code: 'incomplete-profile' });
  expect(answer.body.fields.length).toBeGreaterThan(0);
});

test('an address is one shop’s, whoever has it, and some words are nobody’s', async () => {
  const [rosa, ana] = [await signInSeller(), await signInSeller()];
  const id = await createShop(rosa);
  for (const address of [id, 'search', 'support', 'boardwalk-support', 'b0ardwalk', 'help-team']) {
    const answer = await ana.call('POST', shopsPath, { id: address, shop: writeShop() });
    expect(answer.status).toBe(409);
    expect(answer.body.fields).toEqual([{ path: 'body.id', message: expect.any(String) }]);
  }
});

test('pressed twice or ten times at once it is one shop, with other words it is refused', async () => {
  const rosa = await signInSeller();
  const id = newId();
  const body = { id, shop: writeShop() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => rosa.call('POST', shopsPath, body)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await database.$count(shops, eq(shops.ownerId, rosa.id))).toBe(1);
  const other = { id, shop: writeShop({ name: 'Another name' }) };
  expect((await rosa.call('POST', shopsPath, other)).status).toBe(409);
});

test('two people who want one address at once: one has it', async () => {
  const [rosa, ana] = [await signInSeller(), await signInSeller()];
  const body = { id: newId(), shop: writeShop() };
  const answers = await Promise.all([rosa, ana].map((one) => one.call('POST', shopsPath, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('under one key one answer is given, also once the shop has another name', async () => {
  const rosa = await signInSeller();
  const key = { 'idempotency-key': 'one-intention' };
  const body = { id: newId(), shop: writeShop() };
  const first = await rosa.call('POST', shopsPath, body, key);
  await database.update(shops).set({ name: 'Renamed' }).where(eq(shops.id, body.id));
  const second = await rosa.call('POST', shopsPath, body, key);
  expect([second.status, second.body]).toEqual([200, first.body]);
});

test('a person has twenty shops and no more', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  if (!row) throw new Error('There is no shop.');
  const { key: _, ...copy } = row;
  const copies = Array.from({ length: 19 }, () => ({ ...copy, id: newId() }));
  await database.insert(shops).values(copies);
  const refused = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() });
  expect(refused.status).toBe(409);
  const closed = { state: 'closed', closedAt: new Date() } as const;
  await database.update(shops).set(closed).where(eq(shops.id, id));
  expect((await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() })).status).toBe(200);
});

test('a person has a hundred shops with those that were closed, and drafts that are gone', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  if (!row) throw new Error('There is no shop.');
  const { key: _, ...copy } = row;
  const closed = { state: 'closed', openedAt: new Date(0), closedAt: new Date() } as const;
  const copies = Array.from({ length: 99 }, () => ({ ...copy, ...closed, id: newId() }));
  await database.insert(shops).values(copies);
  const refused = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'A person has at most 100 shops, the closed ones counted.',
  ]);
  expect((await rosa.call('DELETE', `${shopsPath}${id}`)).status).toBe(200);
  expect((await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop() })).status).toBe(200);
});

test.each([
  [
    'body.shop.place.country',
    { place: { ...writeShop().place, country: 'US', region: 'NY', postalCode: '10001' } },
  ],
  ['body.shop.place.pin', { place: { ...writeShop().place, pin: { lat: 0, lng: 0 } } }],
  ['body.shop.place.region', { place: { ...writeShop().place, region: 'NSW' } }],
  ['body.shop.name', { name: 'Boardwalk' }],
  ['body.shop.name', { name: 'x'.repeat(81) }],
  ['body.shop.logo.id', { logo: { id: '0'.repeat(32), alt: '' } }],
  ['body.shop.handling.to', { handling: { from: 5, to: 2 } }],
  ['body.shop.contact.website', { contact: { phone: null, email: null, website: 'javascript:1' } }],
])('a fault at %s is refused there', async (path, changes) => {
  const rosa = await signInSeller();
  const answer = await rosa.call('POST', shopsPath, { id: newId(), shop: writeShop(changes) });
  expect(answer.status).toBe(400);
  expect(answer.body.fields.map((field: { path: string }) => field.path)).toContain(path);
  expect(await database.$count(shops, eq(shops.ownerId, rosa.id))).toBe(0);
});

test.each(['ab', 'Maple', 'a--b', 'x'.repeat(41), '../x', ''])('“%s” is no address', async (id) => {
  const rosa = await signInSeller();
  const answer = await rosa.call('POST', shopsPath, { id, shop: writeShop() });
  expect(answer.body.fields).toMatchObject([{ path: 'body.id' }]);
});
