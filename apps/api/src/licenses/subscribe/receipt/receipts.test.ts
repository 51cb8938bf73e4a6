import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { objectPermissions } from '../../../access/tables.ts';
import {
  openBrowser,
  password,
  storeSession,
  storeUser,
} from '../../../account/account.fixture.ts';
import { users } from '../../../account/tables.ts';
import { storeCoupon } from '../../../billing/coupons/coupons.fixture.ts';
import { readPdf } from '../../../billing/invoices/pdf/read-pdf.fixture.ts';
import { licenses } from '../../tables.ts';
import { startSubscribing } from '../subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, server, database, openBuyer, subscribe } = subscribing;

/** The count within the year: 42 of `2026-000042`. */
const countOf = (answer: Awaited<ReturnType<typeof subscribe>>) =>
  Number(answer.body.license.receipt.number.slice(5));

test('a receipt says who sold it to whom, and keeps saying so', async () => {
  const buyer = await openBuyer();
  const { body } = await subscribe(buyer);
  const year = new Date(body.license.boughtAt).getUTCFullYear();
  expect(body.license.receipt).toEqual({
    number: expect.stringMatching(new RegExp(`^${year}-\\d{6}$`)),
    seller: platform.configuration.payments?.seller,
    buyer: 'Rosa Lindqvist',
    card: { brand: 'visa', last4: '4242' },
  });
  await database.update(users).set({ lastName: 'Roy' }).where(eq(users.id, buyer.id));
  await buyer.browser.call('DELETE', `/api/v1/customer/cards/${buyer.card}`);
  const later = await buyer.browser.call('GET', `/api/v1/license/${body.license.uuid}`);
  expect(later.body.receipt).toEqual(body.license.receipt);
});

test('nobody but its buyer reads a receipt, not even who administers the listing', async () => {
  const [buyer, stranger, delegate] = [await openBuyer(), await openBuyer(), await openBuyer()];
  const { body } = await subscribe(buyer);
  await database.insert(objectPermissions).values({
    ...{ objectType: 'listing', objectId: String(buyer.listingId), userId: delegate.id },
    ...{ actions: ['administration'], grantedBy: buyer.id, createdAt: new Date() },
  });
  const history = '/api/v1/license/payments/history';
  for (const { browser } of [stranger, delegate]) {
    for (const end of ['', '/']) {
      const path = `/api/v1/license/${body.license.uuid}${end}`;
      expect((await browser.call('GET', path)).status).toBe(404);
    }
    expect((await browser.call('POST', history, {})).text).not.toContain(body.license.uuid);
    expect((await browser.call('GET', '/api/v1/license/')).text).not.toContain(body.license.uuid);
  }
  const visitor = openBrowser(server);
  for (const path of [`/api/v1/license/${body.license.uuid}`, '/api/v1/license/']) {
    expect((await visitor.call('GET', path)).status).toBe(401);
  }
  expect((await visitor.call('POST', history, {})).status).toBe(401);
  expect((await buyer.browser.call('POST', history, {})).text).toContain(body.license.uuid);
});

test('numbers follow each other without gaps, however many buy at once', async () => {
  const first = countOf(await subscribe(await openBuyer()));
  const declined = await openBuyer({ method: 'pm_card_chargeCustomerFail' });
  const buyers = [await openBuyer(), await openBuyer(), await openBuyer()];
  const [refused, ...bought] = await Promise.all(
    [declined, ...buyers].map((buyer) => subscribe(buyer)),
  );
  expect(refused?.status).toBe(402);
  expect(bought.map(countOf).toSorted((one, other) => one - other)).toEqual([
    first + 1,
    first + 2,
    first + 3,
  ]);
});

describe('as a PDF', () => {
  const receiptOf = (uuid: string) => `/api/v1/license/${uuid}/receipt`;

  test('a receipt says in the reader’s language what the page says', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    const { number } = body.license.receipt;
    const file = await buyer.browser.call('GET', `${receiptOf(body.license.uuid)}?language=fr-CA`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(encodeURIComponent(`Reçu ${number}.pdf`));
    expect(file.headers['cache-control']).toContain('no-store');
    const { pages } = await readPdf(Uint8Array.from(file.bytes));
    const text = pages.map((page) => page.text).join('');
    for (const part of [
      ...[number, 'Maple Boards Inc.', 'Rosa Lindqvist', '12 Elm St', 'Main Street', 'Until'],
      ...['2 600,00 $', 'TVH (13 %)', '338,00 $', '2 938,00 $', 'Visa', '4242'],
    ]) {
      expect(text, part).toContain(part);
    }
  });

  test('nobody but its buyer gets one, and nobody of what has none', async () => {
    const [buyer, stranger] = [await openBuyer(), await openBuyer()];
    const { body } = await subscribe(buyer);
    const path = receiptOf(body.license.uuid);
    expect((await stranger.browser.call('GET', path)).status).toBe(404);
    expect((await openBrowser(server).call('GET', path)).status).toBe(401);
    expect((await buyer.browser.call('GET', receiptOf(randomUUID()))).status).toBe(404);
    expect((await buyer.browser.call('GET', `${path}?language=de`)).status).toBe(400);
    const asked = await openBuyer({ method: 'pm_card_authenticationRequired' });
    const { body: pending } = await subscribe(asked);
    const none = await asked.browser.call('GET', receiptOf(pending.license.uuid));
    expect(none.status).toBe(404);
  });

  test('a caller who acts as its buyer finds no name and no street in it', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    const { id } = await storeUser(database, { groups: ['administrators'] });
    const acting = openBrowser(server);
    acting.take(await storeSession(database, buyer.id, id));
    const { status, bytes } = await acting.call('GET', receiptOf(body.license.uuid));
    expect(status).toBe(200);
    const text = (await readPdf(Uint8Array.from(bytes))).pages.map((page) => page.text).join('');
    expect(text).toContain('Ontario');
    for (const hidden of ['Rosa', '12 Elm St']) expect(text).not.toContain(hidden);
  });
});

test('what costs nothing has a receipt without a card, from its first answer', async () => {
  const { code } = await storeCoupon(platform, { percent_off: 100 });
  const buyer = await openBuyer();
  const { body } = await subscribe(buyer, { coupon: code, payment_method: undefined });
  expect(body.license.receipt).toMatchObject({ buyer: 'Rosa Lindqvist', card: null });
});

test('who closes the account while a sale is finished keeps nobody waiting for each other', async () => {
  for (let time = 0; time < 4; time += 1) {
    const buyer = await openBuyer();
    const [sale, closed] = await Promise.all([
      subscribe(buyer),
      buyer.browser.call('POST', '/api/v1/user/delete', { password, givesUpLicenses: true }),
    ]);
    expect(sale.status).not.toBe(500);
    expect(closed.status).not.toBe(500);
  }
});

test('a purchase that came to nothing keeps no address once its account is closed', async () => {
  const buyer = await openBuyer({ method: 'pm_card_chargeCustomerFail' });
  expect((await subscribe(buyer)).status).toBe(402);
  const [before] = await subscribing.licensesOf(buyer.listingId);
  expect(before?.agreed?.billedTo).toMatchObject({ line1: '12 Elm St' });
  expect((await buyer.browser.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  const [row] = await database
    .select()
    .from(licenses)
    .where(eq(licenses.id, before?.id ?? ''));
  expect([row?.state, row?.agreed?.billedTo]).toEqual(['FAILED', null]);
});

test('what a bank still looks at has no receipt yet', async () => {
  const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
  const { body } = await subscribe(buyer);
  expect([body.license.state, body.license.receipt]).toEqual(['PENDING', null]);
});
