import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { openPage, shop, storeEmbeddedSession, storeSite } from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { inboxReplyTimes } from '../../inbox/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { writeRate } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

const { server, database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

test('on a partner’s page a member is alone: what is hidden is hidden from its owner too', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const [open, draft] = [await openShop(rosa), await createShop(rosa)];
  const hidden = await createProduct(rosa, open, { title: 'Hidden' }, false);
  await delegate(ana.id, draft, 'administration');
  const { id: partner } = await signIn(['partners']);
  const { live: key } = await storeSite(database, partner);
  siteDirectory(server.platform).forget();
  for (const { id: userId } of [rosa, ana]) {
    const page = openPage(server, shop, key);
    page.take({
      token: await storeEmbeddedSession(database, { userId, key, scopes: [...scopes] }),
    });
    const status = async (path: string) => (await page.call('GET', path)).status;
    expect(await status(shopPath(open))).toBe(200);
    expect(await status(shopPath(draft))).toBe(404);
    expect(await status(shopPath(draft, '/products'))).toBe(404);
    expect(await status(shopPath(open, `/product/${hidden.id}`))).toBe(404);
    expect(await status(shopPath(open, '/settings'))).toBe(403);
  }
});

test('without a key and without a session a page has what is public', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const page = openPage(server, shop, undefined);
  const { body, status } = await page.call('GET', shopPath(id));
  expect(status).toBe(200);
  expect(body).toMatchObject({ id, shelves: [{ category: 'FURNITURE', products: 1 }] });
  expect((await page.call('GET', shopPath(id, '/products'))).body.total).toBe(1);
});

test('administrators by their office, and as somebody else, read what the public reads', async () => {
  const rosa = await signInSeller();
  const chief = await signIn(['administrators']);
  const id = await createShop(rosa);
  const acting = openBrowser(server);
  acting.take(await storeSession(database, rosa.id, chief.id));
  for (const who of [chief, acting]) {
    expect((await who.call('GET', shopPath(id))).status).toBe(404);
    expect((await who.call('GET', shopPath(id, '/settings'))).status).toBe(200);
  }
});

test('changes of a shop are announced to its owner and to those who were let in', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signIn()];
  const id = await createShop(rosa);
  await delegate(ana.id, id, 'write');
  await database.delete(liveEvents);
  await ana.call('POST', shopPath(id, '/shipping'), writeRate());
  for (const [{ id: userId }, announced] of [
    [rosa, ['shops']],
    [ana, ['shops']],
    [eve, []],
  ] as const) {
    const events = await database.select().from(liveEvents).where(eq(liveEvents.userId, userId));
    expect(events.map(({ topic }) => topic)).toEqual(announced);
  }
});

test('a shop and its products say how soon their owner replies, once that was measured', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const [{ id: product }] = (await rosa.call('GET', shopPath(id, '/products'))).body.results;
  const said = async () => [
    (await rosa.call('GET', shopPath(id))).body.replies,
    (await rosa.call('GET', shopPath(id, `/product/${product}`))).body.shop.replies,
  ];
  expect(await said()).toEqual([null, null]);
  await database
    .insert(inboxReplyTimes)
    .values({ userId: rosa.id, medianSeconds: 4_000, measuredAt: new Date() });
  expect(await said()).toEqual(['hours', 'hours']);
});
