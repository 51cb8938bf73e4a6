import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { writeRate } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';
import { shippingRates } from './tables.ts';

const { database, signIn, signInSeller, createShop, openShop, delegate } = await startShops();

const nobodysRate = '00000000-0000-4000-8000-000000000000';

test('a rate is added, changed and ended; buyers see those in force', async () => {
  const [rosa, visitor] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  const zone = { country: 'CA', regions: ['ON'], postalPrefixes: ['m5v 2'] };
  const made = await rosa.call('POST', shopPath(id, '/shipping'), writeRate({ zone }));
  expect(made.body).toMatchObject({
    id: expect.any(String),
    rate: { name: 'Parcel', zone: { postalPrefixes: ['M5V2'] }, active: true },
  });
  const path = shopPath(id, `/shipping/${made.body.id}`);
  expect((await visitor.call('GET', path)).body).toEqual(made.body);
  const ended = await rosa.call('PUT', path, writeRate({ name: 'Old', active: false }));
  expect(ended.body.rate).toMatchObject({ name: 'Old', active: false });
  expect((await visitor.call('GET', path)).status).toBe(404);
  expect((await visitor.call('GET', shopPath(id, '/shipping'))).body).toEqual([]);
  expect((await rosa.call('GET', shopPath(id, '/shipping'))).body).toEqual([ended.body]);
});

test('of two who change a rate at once, the first alone is saved', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const { body } = await rosa.call('POST', shopPath(id, '/shipping'), writeRate());
  expect(body.version).toBe(1);
  const path = shopPath(id, `/shipping/${body.id}`);
  const change = (name: string, version: number) =>
    rosa.call('PUT', path, writeRate({ name }), { 'if-match': `"${version}"` });
  const answers = await Promise.all(['One', 'Two', 'Three'].map((name) => change(name, 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  const saved = answers.find(({ status }) => status === 200);
  expect(saved?.body.version).toBe(2);
  expect((await rosa.call('GET', path)).body).toEqual(saved?.body);
  expect((await change('Again', 2)).body).toMatchObject({ version: 3, rate: { name: 'Again' } });
});

test('another shop’s rate is not there, and who may only read changes none', async () => {
  const [rosa, eve, ana] = [await signInSeller(), await signInSeller(), await signIn()];
  const [id, other] = [await createShop(rosa), await createShop(eve)];
  await delegate(ana.id, id, 'read', 'create', 'delete');
  const { body } = await rosa.call('POST', shopPath(id, '/shipping'), writeRate());
  for (const rate of [body.id, nobodysRate]) {
    const path = shopPath(other, `/shipping/${rate}`);
    expect((await eve.call('GET', path)).status).toBe(404);
    expect((await eve.call('PUT', path, writeRate())).status).toBe(404);
  }
  const path = shopPath(id, `/shipping/${body.id}`);
  expect((await ana.call('PUT', path, writeRate())).status).toBe(403);
  expect((await ana.call('POST', shopPath(id, '/shipping'), writeRate())).status).toBe(403);
  expect((await eve.call('PUT', path, writeRate())).status).toBe(404);
});

test('fifty rates are in force and no more; ended ones are not counted', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [shop] = await database.select().from(shops).where(eq(shops.id, id));
  const { active: _, ...body } = writeRate();
  const rate = { shopKey: shop?.key ?? 0, body, active: true, createdAt: new Date(0) };
  await database.insert(shippingRates).values(Array.from({ length: 49 }, () => rate));
  const add = (changes = {}) => rosa.call('POST', shopPath(id, '/shipping'), writeRate(changes));
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const ended = await add({ active: false });
  expect(ended.status).toBe(200);
  const path = shopPath(id, `/shipping/${ended.body.id}`);
  expect((await rosa.call('PUT', path, writeRate())).status).toBe(409);
});

test('two hundred rates are there with those that have ended, and can be taken up again', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const [shop] = await database.select().from(shops).where(eq(shops.id, id));
  const { active: _, ...body } = writeRate();
  const rate = { shopKey: shop?.key ?? 0, body, active: false, createdAt: new Date(0) };
  await database.insert(shippingRates).values(Array.from({ length: 199 }, () => rate));
  const add = () => rosa.call('POST', shopPath(id, '/shipping'), writeRate({ active: false }));
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = await add();
  expect(refused.body).toMatchObject({
    detail: 'A shop has at most 200 rates, with those that have ended. Please change one of these.',
    fields: [{ path: 'rates' }],
  });
  const rates = (await rosa.call('GET', shopPath(id, '/shipping'))).body;
  const path = shopPath(id, `/shipping/${rates[0].id}`);
  expect((await rosa.call('PUT', path, writeRate())).status).toBe(200);
});

test('a rate under one key is added once', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const key = { 'idempotency-key': 'a-rate' };
  const add = () => rosa.call('POST', shopPath(id, '/shipping'), writeRate(), key);
  const [first, second] = [await add(), await add()];
  expect(second.body).toEqual(first.body);
  expect((await rosa.call('GET', shopPath(id, '/shipping'))).body).toHaveLength(1);
});

test.each([
  { zone: { country: 'CA', regions: ['NY'], postalPrefixes: [] } },
  { zone: { country: 'FR', regions: [], postalPrefixes: [] } },
  { zone: { country: 'CA', regions: [], postalPrefixes: ['<b>'] } },
  { steps: [] },
  { steps: [{ upTo: null, price: -1 }] },
  { steps: [{ upTo: null, price: 1e15 }] },
  { steps: [{ upTo: null, price: 9.999 }] },
  {
    by: 'weight',
    steps: [
      { upTo: 100, price: 1 },
      { upTo: 50, price: 2 },
    ],
  },
  { days: { from: 9, to: 2 } },
  { name: '' },
])('%j is no rate', async (changes) => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const answer = await rosa.call('POST', shopPath(id, '/shipping'), writeRate(changes));
  expect(answer.status).toBe(400);
});

test('zones that overlap are stored as they are: the narrower one wins where they are read', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const zone = { country: 'CA', regions: ['ON'], postalPrefixes: [] };
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate());
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate({ zone }));
  expect((await rosa.call('GET', shopPath(id, '/shipping'))).body).toHaveLength(2);
});
