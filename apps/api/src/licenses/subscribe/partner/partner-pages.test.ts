import { randomUUID } from 'node:crypto';
import { newPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { describe, expect, test } from 'vitest';
import { storeSession, storeUser } from '../../../account/account.fixture.ts';
import { storeBoard } from '../../../boards/places/places.fixture.ts';
import { shop } from '../../../embeds/embeds.fixture.ts';
import type { Buyer } from '../../licenses.fixture.ts';
import { insertPlan } from '../../plans/insert-plan.ts';
import { licenses } from '../../tables.ts';
import { confirmations, startPartnerPages, total } from './partner-pages.fixture.ts';

const subscribing = await startPartnerPages();
const { database, plan, openBuyer, licensesOf, chargedFor, openPage } = subscribing;

const decide = (buyer: Buyer, id: string, isConfirmed = true) =>
  buyer.browser.call('POST', `${confirmations}/${id}`, { isConfirmed });

test('a partner’s page buys what was confirmed on our own site, for the amount shown there, once', async () => {
  const buyer = await openBuyer();
  const page = await openPage(buyer);
  const { body: asked } = await page.ask();
  const { body: shown } = await buyer.browser.call('GET', `${confirmations}/${asked.id}`);
  expect(shown).toMatchObject({
    siteName: 'The shop',
    origin: shop,
    kind: 'buy-license',
    about: 'A plain listing',
    items: [expect.any(String), expect.any(String)],
    renews: false,
    amounts: [{ amount: 293_800, currency: 'CAD' }],
  });
  expect((await page.subscribe(undefined)).status).toBe(403);
  expect((await page.subscribe(asked.id)).status).toBe(409);
  await decide(buyer, asked.id);
  const another = await subscribing.saveCard(buyer, 'pm_card_mastercard');
  expect((await page.subscribe(asked.id, { payment_method: another })).status).toBe(409);
  const answers = await Promise.all(Array.from({ length: 5 }, () => page.subscribe(asked.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  const { body: listed } = await page.call('GET', '/api/v1/license/');
  expect(listed).toHaveLength(1);
  // By which region it is taxed, and not where its buyer lives.
  const hidden = { postalCode: null, city: null, line1: null };
  expect(listed[0].invoice.billedTo).toEqual({ countryCode: 'CA', state: 'ON', ...hidden });
});

test('a partner’s page that repeats a purchase of our own site is not answered as that was', async () => {
  const buyer = await openBuyer();
  const page = await openPage(buyer);
  const path = `/api/v1/license/${buyer.listingId}/subscribe`;
  const purchase = { tier: plan.id, payment_method: buyer.card, total };
  const key = randomUUID();
  const { body } = await subscribing.pay(buyer.browser, path, purchase, key);
  expect(body.license.invoice.billedTo.line1).toBe('12 Elm St');
  const { body: repeated } = await page.call('POST', path, purchase, key);
  expect(repeated.license?.invoice.billedTo.line1 ?? null).toBeNull();
  expect(repeated.license?.receipt.buyer ?? null).toBeNull();
  expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
});

test('a partner’s page adds boards to a plan that runs, and shows what a larger one costs a year', async () => {
  const buyer = await openBuyer();
  await subscribing.subscribe(buyer);
  const larger = await subscribing.storePlan({
    nickname: 'Broad Street',
    price: { amount: 520_000, currency: 'CAD' },
    seat_count: 6,
  });
  const page = await openPage(buyer);
  const read = async (id: string) =>
    (await buyer.browser.call('GET', `${confirmations}/${id}`)).body;
  await subscribing.hold(buyer.merchant, [await storeBoard(database)]);
  const within = { payment_method: undefined };
  const { body: added } = await page.ask(within);
  expect(await read(added.id)).toMatchObject({ renews: false, amounts: [{ amount: 0 }] });
  await decide(buyer, added.id);
  const free = { ...within, total: { amount: 0, currency: 'CAD' } };
  const { status, body } = await page.subscribe(added.id, free);
  expect([status, body.license.renews, body.license.seats.length]).toEqual([200, false, 3]);

  await subscribing.hold(buyer.merchant, [await storeBoard(database)]);
  const { body: asked } = await page.ask({ tier: larger.id });
  expect(await read(asked.id)).toMatchObject({
    items: ['Broad Street ($5,200.00 a year)', expect.any(String)],
    amounts: [{ amount: 293_800 }],
  });
});

test('a partner’s page lists the listings to choose from by the scope of boards alone', async () => {
  const buyer = await openBuyer();
  const licensees = async (scope: 'boards' | 'cart') =>
    (await openPage(buyer, [scope])).call('GET', '/api/v1/license/licensees');
  expect((await licensees('boards')).body).toMatchObject([{ id: buyer.listingId }]);
  expect((await licensees('cart')).status).toBe(403);
});

test('a page that may not buy for somebody reads plans as everybody does, and learns nothing of them', async () => {
  const buyer = await openBuyer();
  const values = parseWith(newPlan, {
    nickname: 'Chain',
    price: { amount: 90_000, currency: 'CAD' },
    seat_count: 5,
    license_class: 'ENTERPRISE',
    custom_code: 'THEIRS',
    domains: ['example.com'],
  });
  await insertPlan(database, values, new Date());
  const statusOf = async (scope: 'boards' | 'cart', name: string) => {
    const page = await openPage(buyer, [scope]);
    return (await page.call('GET', `/api/v1/license/plan/${name}`)).status;
  };
  expect(await statusOf('cart', plan.id)).toBe(200);
  // A code of a domain is for users who are known to have an address of it.
  expect([await statusOf('cart', 'THEIRS'), await statusOf('boards', 'THEIRS')]).toEqual([
    404, 404,
  ]);
});

test('what was refused, or comes to another amount by then, is not bought', async () => {
  const buyer = await openBuyer();
  const page = await openPage(buyer);
  const { body: refused } = await page.ask();
  await decide(buyer, refused.id, false);
  expect((await page.subscribe(refused.id)).status).toBe(409);
  const dearer = await subscribing.storePlan();
  const { body: asked } = await page.ask({ tier: dearer.id });
  await decide(buyer, asked.id);
  await database.execute(
    `update license_plans set price_amount = 500000 where id = '${dearer.id}'`,
  );
  const now = { tier: dearer.id, total: { amount: 565_000, currency: 'CAD' } };
  expect((await page.subscribe(asked.id, now)).status).toBe(409);
  expect(await licensesOf(buyer.listingId)).toEqual([]);
});

test('a page can’t ask for what can’t be bought', async () => {
  const buyer = await openBuyer();
  const other = await openBuyer();
  const page = await openPage(buyer);
  const subjects = async (subject: string) =>
    (await page.call('POST', confirmations, { kind: 'buy-license', subject })).status;
  expect(await subjects('')).toBe(400);
  expect(await subjects('7 - - - - once')).toBe(400);
  expect((await page.ask({ listingId: 0 })).status).toBe(400);
  expect((await page.ask({ coupon: 'small' })).status).toBe(400);
  expect((await page.ask({ coupon: 'NO-SUCH' })).status).toBe(404);
  expect((await page.ask({ listingId: other.listingId })).status).toBe(404);
  expect((await page.ask({ payment_method: other.card })).status).toBe(404);
  expect((await page.ask({ tier: randomUUID() })).status).toBe(404);
  const cart = await openPage(buyer, ['cart']);
  expect((await cart.subscribe(undefined)).status).toBe(403);
});

test('an administrator who acts as somebody buys and ends nothing for them', async () => {
  const buyer = await openBuyer();
  const { id } = await storeUser(database, { groups: ['administrators'] });
  const cookie = await storeSession(database, buyer.id, id);
  const browser = { ...buyer.browser, cookie };
  expect((await subscribing.subscribe({ ...buyer, browser })).status).toBe(403);
  const { body } = await subscribing.subscribe(buyer);
  buyer.browser.take(cookie);
  const { uuid } = body.license;
  const end = await buyer.browser.call('DELETE', `/api/v1/license/${uuid}`);
  expect(end.status).toBe(403);
  const empty = { seats: [] };
  const move = await buyer.browser.call('POST', `/api/v1/license/${uuid}/seats`, empty);
  expect(move.status).toBe(403);
  const board = await storeBoard(database);
  const taken = await buyer.browser.call('POST', `/api/v1/license/${uuid}/${board}`);
  expect(taken.status).toBe(403);
});

test('other boards than those that were confirmed are not bought, though they cost the same', async () => {
  const buyer = await openBuyer();
  const page = await openPage(buyer);
  const { body: asked } = await page.ask();
  await decide(buyer, asked.id);
  const [kept] = buyer.boardIds;
  const other = await storeBoard(database);
  const { status } = await page.call('PUT', `/api/v1/license/${buyer.listingId}/holds`, {
    billboards: [kept, other],
  });
  expect(status).toBe(200);
  expect((await page.subscribe(asked.id)).status).toBe(409);
  expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
});

test('a partner’s page uses no paid seat unconfirmed, and gives no place up', async () => {
  const buyer = await openBuyer();
  const { body } = await subscribing.subscribe(buyer);
  const page = await openPage(buyer);
  const { uuid, seats } = body.license;
  const empty = await page.call('POST', `/api/v1/license/${uuid}/seats`, { seats: [] });
  expect(empty.status).toBe(403);
  expect((await page.call('DELETE', `/api/v1/license/${uuid}/${seats[0]}`)).status).toBe(403);
  const board = await storeBoard(database);
  expect((await page.call('POST', `/api/v1/license/${uuid}/${board}`)).status).toBe(403);
  const [license] = (await buyer.browser.call('GET', '/api/v1/license/')).body;
  expect(license.seats).toEqual(seats);
  expect((await licensesOf(buyer.listingId))[0]?.state).toBe('ACTIVE');
});

test('nobody is asked for a renewal', async () => {
  const page = await openPage(await openBuyer());
  expect((await page.ask({ renews: true })).status).toBe(400);
});

describe('a payment for which the bank asks', () => {
  interface Page {
    readonly call: (
      method: 'GET' | 'POST',
      path: string,
    ) => Promise<Awaited<ReturnType<Buyer['browser']['call']>>>;
  }
  const readHolds = (by: Page, { listingId }: Buyer) =>
    by.call('GET', `/api/v1/license/${listingId}/holds`);
  const goOn = (by: Page, uuid: string) => by.call('POST', `/api/v1/license/${uuid}/payment`);
  const openAsked = () => openBuyer({ method: 'pm_card_authenticationRequired' });

  test('is told to the page on which it began, which goes on with it, and to our own site', async () => {
    const buyer = await openAsked();
    const page = await openPage(buyer);
    const { body: asked } = await page.ask();
    await decide(buyer, asked.id);
    const { body } = await page.subscribe(asked.id);
    const { uuid } = body.license;
    expect(body).toMatchObject({
      license: { state: 'PENDING' },
      client_secret: expect.any(String),
    });
    for (const by of [page, buyer.browser]) {
      expect((await readHolds(by, buyer)).body).toMatchObject({ paying: uuid });
      expect((await goOn(by, uuid)).body.client_secret).toBe(body.client_secret);
    }
    await database.update(licenses).set({ begunOn: 'https://elsewhere.example' });
    expect((await readHolds(page, buyer)).body).toMatchObject({ paying: null });
    expect((await goOn(page, uuid)).body.client_secret).toBeNull();
  });

  test('on our own site is for no partner’s page to go on with', async () => {
    const buyer = await openAsked();
    const page = await openPage(buyer);
    const path = `/api/v1/license/${buyer.listingId}`;
    const purchase = { tier: plan.id, payment_method: buyer.card, total };
    const key = randomUUID();
    const { body } = await subscribing.pay(buyer.browser, `${path}/subscribe`, purchase, key);
    const { uuid } = body.license;
    expect(body.client_secret).toEqual(expect.any(String));
    expect((await readHolds(page, buyer)).body).toMatchObject({ paying: null });
    const kept = await page.call('PUT', `${path}/holds`, { billboards: [...buyer.boardIds] });
    expect([kept.status, kept.body.paying]).toEqual([200, null]);
    const { status, body: told } = await goOn(page, uuid);
    expect([status, told.license.state, told.client_secret]).toEqual([200, 'PENDING', null]);
    const repeated = await page.call('POST', `${path}/subscribe`, purchase, key);
    expect([repeated.status, repeated.body.client_secret]).toEqual([422, undefined]);
    expect((await goOn(buyer.browser, uuid)).body.client_secret).toBe(body.client_secret);
  });
});
