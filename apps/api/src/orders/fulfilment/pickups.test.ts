import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { password, storeUser } from '../../account/account.fixture.ts';
import {
  openPage,
  shop as partner,
  storeEmbeddedSession,
  storeSite,
} from '../../embeds/embeds.fixture.ts';
import { siteDirectory } from '../../embeds/sites/site-directory.ts';
import { orderPath } from '../orders.fixture.ts';
import { orders } from '../tables.ts';
import { startFulfilment, writeParcel } from './fulfilment.fixture.ts';
import { orderPickups } from './tables.ts';

const { server, database, sell, refund, mailsOf } = await startFulfilment();

/** Another code of as many digits. */
const wrong = (code: string) => String((Number(code) + 1) % 10 ** 8).padStart(8, '0');

test('what is ready is handed over by the code that its buyer alone reads', async () => {
  const { seller, buyer, at, readPart } = await sell({ kind: 'pickup' });
  const ready = await seller.call('POST', at('pickup'));
  expect([ready.status, ready.body.state]).toEqual([200, 'ready']);
  const { pickup } = await readPart();
  expect(pickup.code).toMatch(/^\d{8}$/);
  const [mail] = await mailsOf(buyer, 'pickup-ready');
  expect(mail?.text).toContain(`${pickup.code.slice(0, 4)} ${pickup.code.slice(4)}`);
  expect(mail?.text).toContain('Ring at the blue door.');
  // A second press makes no other code, and no other mail.
  await seller.call('POST', at('pickup'));
  expect((await readPart()).pickup.code).toBe(pickup.code);
  expect(await mailsOf(buyer, 'pickup-ready')).toHaveLength(1);
  for (const path of ['fulfilment', 'packing-slip']) {
    const { text = '', body } = (await seller.call('GET', at(path))) as {
      text?: string;
      body: unknown;
    };
    expect(JSON.stringify(body) + text).not.toContain(pickup.code);
  }
  const typed = `${pickup.code.slice(0, 4)} ${pickup.code.slice(4)}`;
  const done = await seller.call('POST', at('pickup/code'), { code: typed });
  expect([done.status, done.body.state]).toEqual([200, 'pickedUp']);
  expect(await readPart()).toMatchObject({ state: 'pickedUp', pickup: { code: null } });
  expect(await mailsOf(buyer, 'picked-up')).toHaveLength(1);
  const [row] = await database.select().from(orderPickups);
  expect(row?.code).toBe('');
});

test('a guessed code is refused, and after five of them none is looked at', async () => {
  const { seller, at, readPart } = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const { code } = (await readPart()).pickup;
  const tryCode = (typed: string) => seller.call('POST', at('pickup/code'), { code: typed });
  expect((await tryCode('12')).status).toBe(400);
  const guesses = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(() => tryCode(wrong(code))));
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([
    ...[409, 409, 409, 409, 409, 429, 429],
  ]);
  const late = await tryCode(code);
  expect(late.status).toBe(429);
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await readPart()).state).toBe('ready');
  await database.update(orderPickups).set({ wrongSince: new Date(Date.now() - 3_601_000) });
  expect((await tryCode(code)).body.state).toBe('pickedUp');
});

test('the buyer can’t hand over to themself, nor read the code of another', async () => {
  const { seller, buyer, at, readPart, orderId } = await sell({ kind: 'pickup' });
  const other = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const { code } = (await readPart()).pickup;
  expect((await buyer.call('POST', at('pickup/code'), { code })).status).toBe(403);
  expect((await other.buyer.call('GET', orderPath(orderId))).status).toBe(404);
});

test('a page of a partner on which it was ordered shows no code', async () => {
  const { seller, buyer, at, orderId, readPart } = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  const owner = await storeUser(database, { groups: ['partners'] });
  const { live } = await storeSite(database, owner.id);
  siteDirectory(server.platform).forget();
  const page = openPage(server, partner, live);
  const facts = { userId: buyer.id, key: live, scopes: ['cart' as const] };
  page.take({ token: await storeEmbeddedSession(database, facts) });
  await database.update(orders).set({ placedOn: partner }).where(eq(orders.id, orderId));
  const read = await page.call('GET', orderPath(orderId));
  expect(read.body.shops[0].fulfilment).toMatchObject({ state: 'ready', pickup: { code: null } });
  expect((await readPart()).pickup.code).toMatch(/^\d{8}$/);
});

test('nothing of it is left to read once its buyer has closed their account', async () => {
  const { seller, buyer, at, orderId } = await sell({ kind: 'pickup' });
  await seller.call('POST', at('pickup'));
  expect((await buyer.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  const [row] = await database
    .select({ code: orderPickups.code })
    .from(orderPickups)
    .innerJoin(orders, eq(orders.key, orderPickups.orderKey))
    .where(eq(orders.id, orderId));
  expect(row?.code).toBe('');
  // An empty code is none that could be entered.
  for (const code of ['', '00000000']) {
    expect((await seller.call('POST', at('pickup/code'), { code })).status).not.toBe(200);
  }
});

test('what is not ready, is sent, or was paid back is not handed over, and says why', async () => {
  const code = '12345678';
  const fetched = await sell({ kind: 'pickup' });
  const early = await fetched.seller.call('POST', fetched.at('pickup/code'), { code });
  expect(early.body.detail).toBe('This is not ready for its buyer yet.');
  const parcel = writeParcel(fetched.pieces(3, 2));
  expect((await fetched.seller.call('POST', fetched.at('parcels'), parcel)).body.detail).toBe(
    'Its buyer picks this up at the shop, so it is not sent.',
  );
  await fetched.seller.call('POST', fetched.at('pickup'));
  const own = (await fetched.readPart()).pickup.code;
  await refund(fetched.orderId);
  const late = await fetched.seller.call('POST', fetched.at('pickup/code'), { code: own });
  expect(late.body.detail).toBe('This invoice was paid back, so nothing of it is handed over.');
  expect(await fetched.readPart()).toMatchObject({ state: 'cancelled', pickup: { code: null } });
  const sent = await sell();
  expect((await sent.seller.call('POST', sent.at('pickup'))).body.detail).toBe(
    'This is sent to its buyer, so nobody picks it up.',
  );
});
