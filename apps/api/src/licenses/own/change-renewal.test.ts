import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { savedCards } from '../../billing/tables.ts';

import { licenseCards } from '../card-uses.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { licenses } from '../tables.ts';

const subscribing = await startSubscribing();
const { database, server, openBuyer, saveCard, subscribe, licensesOf } = subscribing;

type Licensee = Buyer & { readonly uuid: string };

async function openLicensee(terms: object = {}): Promise<Licensee> {
  const buyer = await openBuyer({ boards: 1 });
  const { body } = await subscribe(buyer, terms);
  if (body.license?.state !== 'ACTIVE') throw new Error('It was not sold.');
  return { ...buyer, uuid: body.license.uuid };
}

const at = (uuid: string) => `/api/v1/license/${uuid}`;
const change = (
  { browser }: Pick<Buyer, 'browser'>,
  { uuid }: Pick<Licensee, 'uuid'>,
  body: object,
) => browser.call('PUT', `${at(uuid)}/renewal`, body);
const removeCard = ({ browser }: Pick<Buyer, 'browser'>, card: string) =>
  browser.call('DELETE', `/api/v1/customer/${card}`);
const start = { renews: true };
const stop = { renews: false };

/** What is kept of the renewal. */
async function renewalOf({ listingId }: Pick<Buyer, 'listingId'>) {
  const [row] = await licensesOf(listingId);
  return { renews: row?.renews, card: row?.paymentMethodId };
}

describe('a renewal is nobody else’s to change', () => {
  test('neither of another’s licence nor with another’s card', async () => {
    const licensee = await openLicensee(start);
    const stranger = await openBuyer({ boards: 0 });
    for (const uuid of [licensee.uuid, randomUUID()]) {
      for (const body of [stop, start, { ...start, payment_method: stranger.card }]) {
        expect((await change(stranger, { uuid }, body)).status).toBe(404);
      }
    }
    const robbed = await change(licensee, licensee, { ...start, payment_method: stranger.card });
    expect([robbed.status, robbed.body.detail]).toEqual([404, 'There is no such card.']);
    expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
  });

  test('nor by who acts as its owner, or is nobody', async () => {
    const licensee = await openLicensee(start);
    const acting = openBrowser(server);
    const chief = await storeUser(database, { groups: ['administrators'] });
    acting.take(await storeSession(database, licensee.id, chief.id));
    expect((await change({ browser: acting }, licensee, stop)).status).toBe(403);
    expect((await change({ browser: openBrowser(server) }, licensee, stop)).status).toBe(401);
    expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
  });
});

test('a licence that does not run renews no more than it did', async () => {
  const over = await openLicensee(start);
  expect((await over.browser.call('DELETE', at(over.uuid))).status).toBe(200);
  const buyer = await openBuyer({ method: 'pm_card_authenticationRequired' });
  const { body } = await subscribe(buyer, start);
  const pending = { ...buyer, uuid: body.license.uuid as string };
  for (const licensee of [over, pending]) {
    for (const wanted of [stop, start]) {
      const { status, body: refused } = await change(licensee, licensee, wanted);
      expect([status, refused.detail]).toEqual([409, 'This licence does not run.']);
    }
    expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
  }
});

test('what says nothing of a renewal is refused', async () => {
  const licensee = await openLicensee();
  const bodies = [
    {},
    { renews: 'yes' },
    { renews: null },
    { ...stop, payment_method: licensee.card },
    { ...start, payment_method: '../7' },
    { ...start, listingId: 7 },
  ];
  for (const body of bodies) {
    expect((await change(licensee, licensee, body)).status).toBe(400);
  }
  expect((await change(licensee, { uuid: '7' }, stop)).status).toBe(400);
  expect(await renewalOf(licensee)).toEqual({ renews: false, card: licensee.card });
});

test('it stops and starts again with its card, however often it is told', async () => {
  const licensee = await openLicensee(start);
  const { card } = licensee;
  for (const renews of [false, false, true, true]) {
    const { status, body } = await change(licensee, licensee, { renews });
    expect(status).toBe(200);
    expect(body).toMatchObject({ uuid: licensee.uuid, renews, payment_method: card });
    expect((await licensee.browser.call('GET', `${at(licensee.uuid)}/`)).body).toEqual(body);
  }
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, nth) => change(licensee, licensee, nth % 2 ? start : stop)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await licensesOf(licensee.listingId)).map(({ state }) => state)).toEqual(['ACTIVE']);
  expect(await subscribing.chargedFor(licensee)).toEqual({ charges: 1, refunds: 0 });
});

describe('the card of a renewal', () => {
  test('is kept for what renews alone; a deleted one starts nothing', async () => {
    const licensee = await openLicensee(start);
    const { card } = licensee;
    expect((await removeCard(licensee, card)).status).toBe(409);
    await change(licensee, licensee, stop);
    expect(await licenseCards.find(database, [card])).toEqual(new Set());
    expect((await removeCard(licensee, card)).status).toBe(200);
    const { body: bare } = await licensee.browser.call('GET', `${at(licensee.uuid)}/`);
    expect(bare).toMatchObject({ renews: false, payment_method: null });
    const unpaid = await change(licensee, licensee, start);
    expect([unpaid.status, unpaid.body.fields[0].path]).toEqual([400, 'body.payment_method']);
    const gone = await change(licensee, licensee, { ...start, payment_method: card });
    expect(gone.status).toBe(404);
    expect(await renewalOf(licensee)).toMatchObject({ renews: false });
    expect((await change(licensee, licensee, stop)).status).toBe(200);

    const another = await saveCard(licensee, 'pm_card_mastercard');
    const { body } = await change(licensee, licensee, { ...start, payment_method: another });
    expect(body).toMatchObject({ renews: true, payment_method: another });
    expect((await removeCard(licensee, another)).status).toBe(409);
  });

  test('gives way to another, and may go then', async () => {
    const licensee = await openLicensee(start);
    const another = await saveCard(licensee, 'pm_card_mastercard');
    const { body } = await change(licensee, licensee, { ...start, payment_method: another });
    expect(body.payment_method).toBe(another);
    expect((await removeCard(licensee, licensee.card)).status).toBe(200);
    expect((await removeCard(licensee, another)).status).toBe(409);
  });

  test('that the provider has forgotten still lets it stop', async () => {
    const licensee = await openLicensee(start);
    await database.delete(savedCards).where(eq(savedCards.paymentId, licensee.card));
    const { status, body } = await change(licensee, licensee, stop);
    expect([status, body.renews, body.payment_method]).toEqual([200, false, null]);
  });

  test('is either deleted or renewed with, of both at once', async () => {
    const licensee = await openLicensee();
    const { card } = licensee;
    const [removed, renewed] = await Promise.all([
      removeCard(licensee, card),
      change(licensee, licensee, start),
    ]);
    const { renews } = await renewalOf(licensee);
    const saved = await database.$count(savedCards, eq(savedCards.paymentId, card));
    expect([removed.status, renewed.status]).toEqual(renews ? [409, 200] : [200, 400]);
    expect(saved).toBe(renews ? 1 : 0);
  });

  test('is needed by what was bought without one', async () => {
    const licensee = await openLicensee();
    await database
      .update(licenses)
      .set({ paymentMethodId: null })
      .where(eq(licenses.id, licensee.uuid));
    expect((await change(licensee, licensee, start)).status).toBe(400);
    const { body } = await change(licensee, licensee, { ...start, payment_method: licensee.card });
    expect(body).toMatchObject({ renews: true, payment_method: licensee.card });
  });
});
