import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { password } from '../../account/account.fixture.ts';
import { accountTaxes } from '../../billing/tax/tables.ts';
import { writeRate, writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

type Seller = Awaited<ReturnType<typeof signInSeller>>;

const taxesOf = (id: string) => shopPath(id, '/taxes');
const declared = { isSmallSupplier: true, numbers: [] };
const undeclared = { isSmallSupplier: false, numbers: [] };
const federal = { region: null, number: '12345 6782 RT0001' };

/** Somebody whose account is registered nowhere. */
async function signInUnregistered(facts: Parameters<typeof signInSeller>[0] = {}) {
  const seller = await signInSeller(facts);
  await database
    .update(accountTaxes)
    .set({ registrations: [] })
    .where(eq(accountTaxes.accountId, seller.accountId));
  return seller;
}

/** A draft that lacks nothing but, maybe, what taxes take. */
async function createReady(seller: Seller, changes: Readonly<Record<string, unknown>> = {}) {
  const id = await createShop(seller, changes);
  await seller.call('POST', shopPath(id, '/shipping'), writeRate());
  await createProduct(seller, id);
  const shop = writeShop({ ...changes, returns: 'Thirty days.' });
  const open = async () => {
    const { status, body } = await seller.call('PUT', shopPath(id), { shop, state: 'open' });
    return [status, ...(body.fields ?? []).map(({ path }: { path: string }) => path)];
  };
  return { id, open };
}

async function stored(id: string) {
  const [row] = await database
    .select({ on: shops.smallSupplierOn, by: shops.smallSupplierBy, numbers: shops.taxNumbers })
    .from(shops)
    .where(eq(shops.id, id));
  return row;
}

test('a shop that is registered nowhere opens once its owner is a small supplier', async () => {
  const rosa = await signInUnregistered();
  const { id, open } = await createReady(rosa);
  expect(await open()).toEqual([409, 'checklist.taxes']);
  const answer = await rosa.call('PUT', taxesOf(id), declared);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    taxes: {
      ...{ standing: { isFit: true, because: 'small-supplier' }, registrations: [] },
      smallSupplierOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    checklist: expect.arrayContaining([{ step: 'taxes', isDone: true }]),
  });
  expect(await stored(id)).toMatchObject({ by: rosa.id });
  expect(await open()).toEqual([200]);
});

test('a declaration that is taken back closes nothing, and holds back the next opening', async () => {
  const rosa = await signInUnregistered();
  const { id, open } = await createReady(rosa);
  await rosa.call('PUT', taxesOf(id), declared);
  await open();
  const answer = await rosa.call('PUT', taxesOf(id), undeclared);
  expect(answer.body).toMatchObject({
    state: 'open',
    taxes: { standing: { isFit: false, lacks: 'registration-or-declaration' } },
  });
  expect(await stored(id)).toMatchObject({ on: null, by: null });
  const { shop } = answer.body;
  expect((await rosa.call('PUT', shopPath(id), { shop, state: 'draft' })).status).toBe(200);
  expect(await open()).toEqual([409, 'checklist.taxes']);
});

test('a shop that was opened without a registration stays open', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  await database
    .update(accountTaxes)
    .set({ registrations: [] })
    .where(eq(accountTaxes.accountId, rosa.accountId));
  const { body } = await rosa.call('GET', shopPath(id, '/settings'));
  expect(body.checklist).toContainEqual({ step: 'taxes', isDone: false });
  const shop = { ...body.shop, name: 'Renamed' };
  const answer = await rosa.call('PUT', shopPath(id), { shop, state: 'open' });
  expect([answer.status, answer.body.state]).toEqual([200, 'open']);
});

test('a registration that has not begun, or is over, opens nothing', async () => {
  const rosa = await signInUnregistered();
  const { open } = await createReady(rosa);
  const one = { country: 'CA', region: null, status: 'active' } as const;
  for (const registrations of [
    [{ ...one, from: '2999-01-01', until: null }],
    [{ ...one, from: '2020-01-01', until: '2021-01-01' }],
    [{ ...one, country: 'AU' as const, from: '2020-01-01', until: null }],
  ]) {
    await database
      .update(accountTaxes)
      .set({ registrations })
      .where(eq(accountTaxes.accountId, rosa.accountId));
    expect(await open()).toEqual([409, 'checklist.taxes']);
  }
});

test('a declaration has the day and the person of its beginning, whoever saves later', async () => {
  const [rosa, ana] = [await signInUnregistered(), await signIn()];
  const { id } = await createReady(rosa);
  await delegate(ana.id, id, 'administration');
  await ana.call('PUT', taxesOf(id), declared);
  const first = await stored(id);
  expect(first).toMatchObject({ by: ana.id });
  await database.update(shops).set({ smallSupplierOn: '2026-01-01' }).where(eq(shops.id, id));
  await rosa.call('PUT', taxesOf(id), { isSmallSupplier: true, numbers: [federal] });
  expect(await stored(id)).toEqual({ on: '2026-01-01', by: ana.id, numbers: [federal] });
});

test('who may only write, and strangers, declare nothing and read none of it', async () => {
  const [rosa, ana, eve] = [await signInUnregistered(), await signIn(), await signIn()];
  const { id } = await createReady(rosa);
  await delegate(ana.id, id, 'read', 'write');
  const statuses = await Promise.all(
    [ana, eve].map(async (who) => (await who.call('PUT', taxesOf(id), declared)).status),
  );
  expect(statuses).toEqual([403, 404]);
  expect(await stored(id)).toEqual({ on: null, by: null, numbers: [] });
  expect((await ana.call('GET', shopPath(id, '/settings'))).body.taxes).toBeNull();
});

test('of two who change the taxes at once one is refused', async () => {
  const rosa = await signInUnregistered();
  const { id } = await createReady(rosa);
  const { version } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  const answers = await Promise.all(
    [declared, { isSmallSupplier: false, numbers: [federal] }].map((body) =>
      rosa.call('PUT', taxesOf(id), body, { 'if-match': `"${version}"` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test.each([
  [{ ...declared, numbers: [{ region: 'ON', number: '1' }] }, 'body.numbers.0.region'],
  [{ ...declared, numbers: [{ region: null, number: ' ' }] }, 'body.numbers.0.number'],
  [{ ...declared, numbers: [{ region: null, number: '1'.repeat(31) }] }, 'body.numbers.0.number'],
  [{ ...declared, numbers: [{ region: null, number: '12345' }] }, 'body.numbers.0.number'],
  [
    { ...declared, numbers: [{ region: null, number: '12345 6789 RT0001' }] },
    'body.numbers.0.number',
  ],
  [
    { ...declared, numbers: [federal, { region: 'QC', number: 'abc <b>' }] },
    'body.numbers.1.number',
  ],
  [{ ...declared, numbers: [federal, federal] }, 'body.numbers'],
  [{ numbers: [] }, 'body.isSmallSupplier'],
])('%j is refused, and nothing is changed', async (body, path) => {
  const rosa = await signInUnregistered();
  const id = await createShop(rosa);
  const answer = await rosa.call('PUT', taxesOf(id), body);
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
  expect(await stored(id)).toEqual({ on: null, by: null, numbers: [] });
});

test('who is registered gives the number of that tax, and is no small supplier', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const answer = await rosa.call('PUT', taxesOf(id), declared);
  expect([answer.status, answer.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    ['body.numbers', 'body.isSmallSupplier'],
  ]);
  expect(await stored(id)).toEqual({ on: null, by: null, numbers: [] });
  const typed = { isSmallSupplier: false, numbers: [{ region: null, number: '123456782rt0001' }] };
  expect((await rosa.call('PUT', taxesOf(id), typed)).body.taxes.numbers).toEqual([federal]);
  expect(await stored(id)).toMatchObject({ numbers: [federal] });
});

test('a number of before that has no such form is still read', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const numbers = [{ region: null, number: 'BN 1' }];
  await database.update(shops).set({ taxNumbers: numbers }).where(eq(shops.id, id));
  const { body } = await rosa.call('GET', shopPath(id, '/settings'));
  expect(body.taxes.numbers).toEqual(numbers);
});

test('the USA know no small suppliers, and most states need no registration', async () => {
  const rosa = await signInUnregistered({ country: 'US' });
  const place = {
    ...{ street: '7 Elm St', city: 'Austin', region: 'TX', country: 'US', postalCode: '78701' },
    ...{ pin: null, isAreaOnly: false },
  };
  const { id } = await createReady(rosa, { place });
  const answer = await rosa.call('PUT', taxesOf(id), declared);
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, 'body.isSmallSupplier']);
  const { taxes } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  expect(taxes.standing).toEqual({ isFit: true, because: 'platform-liable' });
});

test('what an administrator declares for another is in the trail, and what the owner does is not', async () => {
  const [rosa, chief] = [await signInUnregistered(), await signIn(['administrators'])];
  const { id } = await createReady(rosa);
  await rosa.call('PUT', taxesOf(id), undeclared);
  await chief.call('PUT', taxesOf(id), declared);
  const entries = await database
    .select({ actorId: auditEntries.actorId, detail: auditEntries.detail })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, rosa.id));
  expect(entries).toMatchObject([
    { actorId: chief.id, detail: { shop: id, isSmallSupplier: true, taxNumbers: [] } },
  ]);
});

test('who leaves is named by no declaration, and takes that of their own shop along', async () => {
  const [rosa, ana] = [await signInUnregistered(), await signInUnregistered()];
  const [{ id }, own] = [await createReady(rosa), await createReady(ana)];
  await ana.call('PUT', taxesOf(own.id), { isSmallSupplier: true, numbers: [federal] });
  await own.open();
  await delegate(ana.id, id, 'administration');
  await ana.call('PUT', taxesOf(id), declared);
  const { body } = await ana.call('GET', '/api/v1/user/data');
  expect(body.shops.shops).toMatchObject([{ id: own.id, taxNumbers: [federal] }]);
  expect(body.shops.smallSupplierDeclarations).toMatchObject([{ shop: id }, { shop: own.id }]);
  expect((await ana.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  expect(await stored(id)).toEqual({ on: expect.any(String), by: null, numbers: [] });
  expect(await stored(own.id)).toEqual({ on: null, by: null, numbers: [] });
});

test('nobody stores who declared without the day, nor a declaration of the USA', async () => {
  const rosa = await signInUnregistered();
  const id = await createShop(rosa);
  for (const wrong of [
    { smallSupplierBy: rosa.id },
    { smallSupplierOn: '2026-01-01', country: 'US' },
  ] as const) {
    await expect(database.update(shops).set(wrong).where(eq(shops.id, id))).rejects.toThrow();
  }
});
