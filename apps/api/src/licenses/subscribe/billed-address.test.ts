import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  billedInOntario,
  openBrowser,
  storeSession,
  storeUser,
} from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { finishPayment } from '../../billing/payments/finish-payment.ts';
import { storeBoard } from '../../boards/places/places.fixture.ts';
import { listings } from '../../listings/tables.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, database, storePlan, openBuyer, hold, answerBank, paymentsOf } = subscribing;
const { subscribe, preview, licensesOf, statesOf, chargedFor } = subscribing;

const ontario = {
  countryCode: 'CA',
  state: 'ON',
  postalCode: 'L8P 1A1',
  city: 'Hamilton',
  line1: '12 Elm St',
};
const move = ({ id }: Pick<Buyer, 'id'>, facts: Partial<typeof users.$inferInsert>) =>
  database.update(users).set(facts).where(eq(users.id, id));
const toAlberta = { billingState: 'AB', billingCity: 'Calgary', billingPostalCode: 'T2P 1J9' };
const toQuebec = { billingState: 'QC', billingCity: 'Laval', billingPostalCode: 'H7S 1Z5' };
const moveListing = ({ listingId }: Buyer, facts: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(facts).where(eq(listings.id, listingId));
const namesOf = (taxes: readonly { readonly tax: string }[]) => taxes.map(({ tax }) => tax);

describe('a licence is taxed', () => {
  test('by its buyer’s billing address, wherever the listing is said to stand', async () => {
    const buyer = await openBuyer();
    await moveListing(buyer, { country: 'US', region: 'NY', city: 'Buffalo' });
    const { status, body } = await subscribe(buyer);
    expect(status).toBe(200);
    expect(body.license.invoice).toMatchObject({
      taxes: [{ tax: 'hst', portion: 130_000, amount: { amount: 33_800 } }],
      total: { amount: 293_800 },
      billedTo: ontario,
    });
  });

  test('as it was at the purchase: what its buyer changes later changes no invoice', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    await move(buyer, toAlberta);
    const path = `/api/v1/license/${body.license.uuid}/`;
    expect((await buyer.browser.call('GET', path)).body.invoice.billedTo).toEqual(ontario);
  });

  test('the difference to a larger plan by where its buyer is billed then', async () => {
    const larger = await storePlan({
      nickname: 'Broad Street',
      price: { amount: 520_000, currency: 'CAD' },
      seat_count: 6,
    });
    const buyer = await openBuyer();
    await subscribe(buyer);
    await move(buyer, toQuebec);
    await hold(buyer.merchant, [await storeBoard(database)]);
    const { body } = await subscribe(buyer, { tier: larger.id });
    const { invoice } = body.license;
    expect([namesOf(invoice.taxes), invoice.subtotal.amount]).toEqual([['gst', 'qst'], 260_000]);
    expect(invoice.billedTo.state).toBe('QC');
  });

  test('with a coupon too, by the same address', async () => {
    const buyer = await openBuyer();
    await move(buyer, toQuebec);
    await moveListing(buyer, { region: 'AB' });
    const { body } = await preview(buyer);
    expect(namesOf(body.taxes)).toEqual(['gst', 'qst']);
  });
});

describe('an address that changes amid a purchase', () => {
  test('after the preview is refused with the new total, and nothing is charged', async () => {
    const buyer = await openBuyer();
    const { body: shown } = await preview(buyer);
    await move(buyer, toQuebec);
    const { status, body } = await subscribe(buyer, { total: shown.total });
    expect([status, body.fields]).toEqual([
      409,
      [{ path: 'body.total', message: 'expected 298935 CAD' }],
    ]);
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    expect((await subscribe(buyer)).body.license.invoice.total.amount).toBe(298_935);
  });

  test('while the bank asks changes nothing of what was agreed to', async () => {
    const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
    const { body } = await subscribe(buyer);
    await move(buyer, toAlberta);
    const [payment] = await paymentsOf(body.license.uuid);
    const id = payment?.intentId ?? '';
    await answerBank({ id, client_secret: body.client_secret }, 'complete');
    await finishPayment(platform, id, null);
    const license = await buyer.browser.call('GET', `/api/v1/license/${body.license.uuid}`);
    expect(license.body).toMatchObject({
      state: 'ACTIVE',
      invoice: { total: { amount: 293_800 }, billedTo: ontario },
    });
    const [paid] = await paymentsOf(body.license.uuid);
    expect(paid).toMatchObject({ state: 'paid', amount: 293_800 });
  });
});

describe('without a whole billing address', () => {
  test('nothing is sold, and what is missing is named', async () => {
    const buyer = await openBuyer();
    await move(buyer, { billingState: null, billingCity: null });
    for (const { status, body } of [await preview(buyer), await subscribe(buyer)]) {
      expect([status, body.code]).toEqual([403, 'incomplete-profile']);
      expect(body.fields).toEqual([
        { path: 'profile.billing.state', message: 'expected a value' },
        { path: 'profile.billing.city', message: 'expected a value' },
      ]);
    }
    expect(await licensesOf(buyer.listingId)).toEqual([]);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    await move(buyer, billedInOntario);
    expect((await subscribe(buyer)).status).toBe(200);
  });
});

describe('an address whose postal code is of another province', () => {
  test('that was saved before codes were held against it buys nothing until it is corrected', async () => {
    const buyer = await openBuyer();
    await move(buyer, { billingState: 'AB' });
    for (const { status, body } of [await preview(buyer), await subscribe(buyer)]) {
      expect([status, body.code, body.fields]).toEqual([
        403,
        'incomplete-profile',
        [{ path: 'profile.billing.postalCode', message: 'expected one of AB' }],
      ]);
    }
    expect(await licensesOf(buyer.listingId)).toEqual([]);
    await move(buyer, toAlberta);
    expect((await subscribe(buyer)).status).toBe(200);
  });
});

test('an administrator who acts as the buyer reads by which region it is taxed, and not where they live', async () => {
  const buyer = await openBuyer();
  const { body } = await subscribe(buyer);
  const { id } = await storeUser(database, { groups: ['administrators'] });
  buyer.browser.take(await storeSession(database, buyer.id, id));
  const read = await buyer.browser.call('GET', `/api/v1/license/${body.license.uuid}/`);
  const hidden = { postalCode: null, city: null, line1: null };
  expect(read.body.invoice.billedTo).toEqual({ ...ontario, ...hidden });
});

describe('an address that does not agree with the rest', () => {
  const path = '/api/v1/administration/license/address-mismatches';
  const settle = (license: string) =>
    `/api/v1/administration/license/address-mismatch/${license}/settle`;

  async function openAdministrator() {
    return subscribing.openMember({ groups: ['administrators'] });
  }

  async function findListed(license: string) {
    const { browser } = await openAdministrator();
    const { body } = await browser.call('GET', `${path}?size=100`);
    return body.items.find((one: { license: string }) => one.license === license);
  }

  test('of a card that was issued elsewhere is listed for administrators', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    expect(await findListed(body.license.uuid)).toMatchObject({
      licensee: buyer.listingId,
      kinds: ['card'],
      billedTo: ontario,
      taxes: [{ tax: 'hst' }],
      total: { amount: 293_800 },
      listing: { country: 'CA', region: 'ON' },
      cardCountry: 'US',
      settledAt: null,
    });
  });

  test('of a listing elsewhere is as well, though its owner puts it back', async () => {
    const buyer = await openBuyer({ method: 'pm_card_ca' });
    await moveListing(buyer, { region: 'AB' });
    const { body } = await subscribe(buyer);
    await moveListing(buyer, { region: 'ON' });
    expect(await findListed(body.license.uuid)).toMatchObject({
      kinds: ['listing'],
      listing: { country: 'CA', region: 'AB' },
      cardCountry: 'CA',
    });
  });

  test('is not listed where all agree, nor before it is paid for', async () => {
    const agreeing = await openBuyer({ method: 'pm_card_ca' });
    const { body: sold } = await subscribe(agreeing);
    expect(await findListed(sold.license.uuid)).toBeUndefined();
    const waiting = await openBuyer({ method: 'pm_card_authenticationRequired' });
    const { body: begun } = await subscribe(waiting);
    expect(await findListed(begun.license.uuid)).toBeUndefined();
  });

  test('is settled by the first of two administrators, and is last from then on', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    const { uuid } = body.license;
    const { browser } = await openAdministrator();
    const answers = await Promise.all([1, 2].map(() => browser.call('POST', settle(uuid))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await browser.call('POST', settle(randomUUID()))).status).toBe(404);
    const { body: listed } = await browser.call('GET', `${path}?size=100`);
    expect(listed.items.at(-1)).toMatchObject({ license: uuid, settledAt: expect.any(String) });
    const trail = await database.execute(
      `select detail from audit_entries where event = 'billing-address-settled'`,
    );
    expect(trail.rows).toEqual([{ detail: { license: uuid } }]);
  });

  test.each(['PENDING', 'FAILED'] as const)(
    'of a licence that is %s is on no list, and not to be settled',
    async (state) => {
      const waiting = await openBuyer({ method: 'pm_card_authenticationRequired' });
      const { uuid } = (await subscribe(waiting)).body.license;
      if (state === 'FAILED') await waiting.browser.call('DELETE', `/api/v1/license/${uuid}/`);
      expect(await licensesOf(waiting.listingId)).toMatchObject([{ state }]);
      const { browser } = await openAdministrator();
      expect(await browser.call('POST', settle(uuid))).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    },
  );

  test('is nobody else’s to read or to settle', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    const stranger = await openBuyer();
    const visitor = openBrowser(subscribing.server);
    const expected = [
      [buyer.browser, 403],
      [stranger.browser, 403],
      [visitor, 401],
    ] as const;
    for (const [browser, status] of expected) {
      expect((await browser.call('GET', path)).status).toBe(status);
      expect((await browser.call('POST', settle(body.license.uuid))).status).toBe(status);
    }
    // Nor may an administrator who acts as somebody.
    const { id } = await storeUser(database, { groups: ['administrators'] });
    const acting = openBrowser(subscribing.server);
    acting.take(await storeSession(database, buyer.id, id));
    expect((await acting.call('GET', path)).status).toBe(403);
    expect((await acting.call('POST', settle(body.license.uuid))).status).toBe(403);
    expect((await findListed(body.license.uuid)).settledAt).toBe(null);
  });

  test.each(['not-a-licence', '%00', '12'])('“%s” is no licence', async (uuid) => {
    const { browser } = await openAdministrator();
    expect((await browser.call('POST', settle(uuid))).status).toBe(400);
  });

  test.each(['start=-1', 'size=0', 'size=101', 'size=many', 'order=asc'])(
    'is not listed by “%s”',
    async (query) => {
      const { browser } = await openAdministrator();
      expect((await browser.call('GET', `${path}?${query}`)).status).toBe(400);
    },
  );
});
