import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../access/tables.ts';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { connectedAccounts } from '../../billing/tables.ts';
import { writeRate, writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, shopsPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

const pickup = { instructions: 'Ring at the side door.', hours: null };

async function settingsOf(who: Awaited<ReturnType<typeof signIn>>, id: string) {
  return (await who.call('GET', shopPath(id, '/settings'))).body;
}

test('a shop opens once its checklist is done, whatever a forged call says', async () => {
  const rosa = await signInSeller({ payoutsEnabled: false });
  const id = await createShop(rosa);
  const open = (shop: object = writeShop()) =>
    rosa.call('PUT', shopPath(id), { shop, state: 'open' });
  const refused = await open();
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  const missing = (body: { fields: readonly { path: string }[] }) =>
    body.fields.map(({ path }) => path);
  expect(missing(refused.body)).toEqual([
    'checklist.account',
    'checklist.delivery',
    'checklist.returns',
    'checklist.product',
  ]);
  const away = { from: '2026-01-01T00:00:00Z', until: null, message: '' };
  const sneaking = { shop: writeShop(), state: 'away', away };
  expect((await rosa.call('PUT', shopPath(id), sneaking)).status).toBe(409);
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate({ active: false }));
  await createProduct(rosa, id, {}, false);
  expect(missing((await open(writeShop({ returns: 'Thirty days.' }))).body)).toEqual([
    'checklist.account',
    'checklist.delivery',
    'checklist.product',
  ]);
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate());
  await createProduct(rosa, id);
  await database
    .update(connectedAccounts)
    .set({ payoutsEnabled: true })
    .where(eq(connectedAccounts.userId, rosa.id));
  const { checklist } = await settingsOf(rosa, id);
  expect(checklist.map(({ isDone }: { isDone: boolean }) => isDone)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  const opened = await open(writeShop({ returns: 'Thirty days.' }));
  expect(opened.body).toMatchObject({ state: 'open', active: true, version: 2 });
});

test('nothing is written of a change whose state is refused', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const body = { shop: writeShop({ name: 'Renamed' }), state: 'open' };
  expect((await rosa.call('PUT', shopPath(id), body)).status).toBe(409);
  expect(await settingsOf(rosa, id)).toMatchObject({
    shop: { name: 'Maple and Birch' },
    version: 1,
  });
});

test('what is open stays so without a product or a rate: only its opening is held back', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const [product] = (await rosa.call('GET', shopPath(id, '/products/all'))).body.results;
  await rosa.call('POST', shopPath(id, `/product/${product.id}/deactivate`));
  const away = { from: '2020-01-01T00:00:00.000Z', until: null, message: 'On holiday' };
  const shop = writeShop({ pickup, returns: 'Within thirty days.' });
  const left = await rosa.call('PUT', shopPath(id), { shop, state: 'away', away });
  expect(left.body).toMatchObject({ state: 'away', away: { ...away, cause: 'owner' } });
  const shown = (await (await signIn()).call('GET', shopPath(id))).body;
  expect(shown).toMatchObject({ state: 'away', away: { until: null, message: 'On holiday' } });
  const back = await rosa.call('PUT', shopPath(id), { shop, state: 'open' });
  expect(back.body).toMatchObject({ state: 'open', away: null });
});

test('a shop that is away for a time reads as open once that is over', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const shop = writeShop({ pickup, returns: 'Within thirty days.' });
  const away = { from: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z', message: '' };
  const answer = await rosa.call('PUT', shopPath(id), { shop, state: 'away', away });
  expect(answer.body).toMatchObject({ state: 'open', away: null });
  for (const wrong of [
    { shop, state: 'away' },
    { shop, state: 'open', away },
    { shop, state: 'away', away: { ...away, until: away.from } },
    { shop, state: 'closed' },
    { shop, state: 'suspended' },
  ]) {
    expect((await rosa.call('PUT', shopPath(id), wrong)).status).toBe(400);
  }
});

test('who may write changes what a shop says, and never its state', async () => {
  const [rosa, ana, kim] = [await signInSeller(), await signIn(), await signIn()];
  const id = await openShop(rosa);
  await delegate(ana.id, id, 'write');
  await delegate(kim.id, id, 'administration');
  const shop = writeShop({ name: 'Birch and Maple', pickup, returns: 'Within thirty days.' });
  expect((await ana.call('PUT', shopPath(id), { shop, state: 'draft' })).status).toBe(403);
  const renamed = await ana.call('PUT', shopPath(id), { shop, state: 'open' });
  expect(renamed.body).toMatchObject({ shop: { name: 'Birch and Maple' }, account: null });
  expect((await kim.call('PUT', shopPath(id), { shop, state: 'draft' })).status).toBe(200);
  const foreign = writeShop({ place: { ...writeShop().place, country: 'AU' } });
  expect((await ana.call('PUT', shopPath(id), { shop: foreign })).status).toBe(400);
});

test('of two editors at once one changes the shop, the other is refused', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const answers = await Promise.all(
    ['One', 'Two'].map((name) =>
      rosa.call('PUT', shopPath(id), { shop: writeShop({ name }) }, { 'if-match': '"1"' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('strangers find no draft, a message where one was open, and nothing of a suspended one', async () => {
  const [rosa, eve] = [await signInSeller(), await signIn()];
  const chief = await signIn(['administrators']);
  const id = await createShop(rosa);
  const statuses = async (path = '') =>
    Promise.all([eve, rosa].map(async (who) => (await who.call('GET', shopPath(id, path))).status));
  for (const path of ['', '/products', '/shipping'])
    expect(await statuses(path)).toEqual([404, 200]);
  expect((await rosa.call('GET', shopPath(id))).body.structuredData).toBeNull();
  expect(await statuses('/settings')).toEqual([404, 200]);
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate());
  await createProduct(rosa, id);
  const shop = writeShop({ returns: 'Thirty days.' });
  await rosa.call('PUT', shopPath(id), { shop, state: 'open' });
  expect(await statuses()).toEqual([200, 200]);
  expect(await statuses('/settings')).toEqual([404, 200]);
  expect(await statuses('/products/all')).toEqual([404, 200]);
  await rosa.call('PUT', shopPath(id), { shop, state: 'draft' });
  expect(await statuses()).toEqual([410, 200]);
  await rosa.call('PUT', shopPath(id), { shop, state: 'open' });
  const suspension = `/api/v1/administration/shop/${id}/suspension`;
  expect((await eve.call('PUT', suspension, { reason: 'Mine' })).status).toBe(403);
  expect((await chief.call('PUT', suspension, { reason: 'Counterfeits' })).status).toBe(200);
  expect(await statuses()).toEqual([404, 200]);
  expect(await settingsOf(rosa, id)).toMatchObject({
    ...{ state: 'suspended', suspension: 'Counterfeits', active: false },
  });
  expect((await rosa.call('PUT', shopPath(id), { shop, state: 'draft' })).status).toBe(409);
  expect((await rosa.call('PUT', shopPath(id), { shop })).status).toBe(200);
  expect((await chief.call('PUT', suspension, { reason: null })).status).toBe(200);
  expect(await statuses()).toEqual([200, 200]);
  expect((await chief.call('PUT', suspension, { reason: null })).status).toBe(409);
  const events = await database
    .select({ event: auditEntries.event })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, rosa.id));
  expect(events).toEqual([{ event: 'shop-suspended' }, { event: 'shop-restored' }]);
  const mails = await mailsTo(database, rosa.email);
  expect(mails.map(({ template }) => template)).toEqual(['shop-restored', 'shop-suspended']);
  expect(mails[1]?.text).toContain('Counterfeits');
});

test('the list has own and shared shops, the closed ones last, each with one’s rights', async () => {
  const [rosa, ana] = [await signInSeller(), await signInSeller()];
  const [first, second] = [
    await createShop(rosa, { name: 'B' }),
    await openShop(rosa, { name: 'A' }),
  ];
  const shared = await createShop(ana, { name: 'C' });
  await createShop(ana, { name: 'Hers alone' });
  await delegate(rosa.id, shared, 'create', 'write');
  await rosa.call('DELETE', shopPath(second));
  const { body } = await rosa.call('GET', shopsPath);
  expect(body.total).toBe(3);
  expect(body.results).toMatchObject([
    { id: first, isOwner: true, permissions: ['administration'] },
    { id: shared, isOwner: false, permissions: ['read', 'create', 'write'] },
    { id: second, state: 'closed' },
  ]);
  const page = (await rosa.call('GET', `${shopsPath}?start=1&size=1`)).body;
  expect([page.total, page.results.length, page.results[0].id]).toEqual([3, 1, shared]);
  expect((await rosa.call('GET', `${shopsPath}?size=101`)).status).toBe(400);
});

test('a stored shop is never open without having been opened', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  for (const wrong of [
    { state: 'open' },
    { state: 'suspended' },
    { state: 'closed' },
    { awayFrom: new Date() },
  ] as const) {
    await expect(database.update(shops).set(wrong).where(eq(shops.id, id))).rejects.toThrow();
  }
});
