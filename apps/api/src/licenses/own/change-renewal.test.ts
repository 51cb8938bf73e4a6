import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { savedCards } from '../../billing/tables.ts';
import { licenseCards } from '../card-uses.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { database, server, openBuyer, subscribe, licensesOf, setRenewing } = subscribing;

type Licensee = Buyer & { readonly uuid: string };

/** Somebody whose licence was sold when one could still ask that it renew. */
async function openLicensee(): Promise<Licensee> {
  const buyer = await openBuyer({ boards: 1 });
  const { body } = await subscribe(buyer);
  if (body.license?.state !== 'ACTIVE') throw new Error('It was not sold.');
  await setRenewing(body.license.uuid);
  return { ...buyer, uuid: body.license.uuid };
}

const at = (uuid: string) => `/api/v1/license/${uuid}`;
const change = (
  { browser }: Pick<Buyer, 'browser'>,
  { uuid }: Pick<Licensee, 'uuid'>,
  body: object = { renews: false },
) => browser.call('PUT', `${at(uuid)}/renewal`, body);

/** Returns what is stored of the renewal. */
async function renewalOf({ listingId }: Pick<Buyer, 'listingId'>) {
  const [row] = await licensesOf(listingId);
  return { renews: row?.renews, card: row?.paymentMethodId };
}

describe('a renewal is nobody else’s to stop', () => {
  test('not of another’s licence', async () => {
    const licensee = await openLicensee();
    const stranger = await openBuyer({ boards: 0 });
    for (const uuid of [licensee.uuid, randomUUID()]) {
      expect((await change(stranger, { uuid })).status).toBe(404);
    }
    expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
  });

  test('nor by who acts as its owner, or is nobody', async () => {
    const licensee = await openLicensee();
    const acting = openBrowser(server);
    const chief = await storeUser(database, { groups: ['administrators'] });
    acting.take(await storeSession(database, licensee.id, chief.id));
    expect((await change({ browser: acting }, licensee)).status).toBe(403);
    expect((await change({ browser: openBrowser(server) }, licensee)).status).toBe(401);
    expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
  });
});

test('of a licence that does not run nothing changes', async () => {
  const over = await openLicensee();
  expect((await over.browser.call('DELETE', at(over.uuid))).status).toBe(200);
  const { status, body } = await change(over, over);
  expect([status, body.detail]).toEqual([409, 'This licence does not run.']);
  expect(await renewalOf(over)).toEqual({ renews: true, card: over.card });
});

test('what would start one, or says nothing of it, is refused', async () => {
  const licensee = await openLicensee();
  const bodies = [
    {},
    { renews: true },
    { renews: true, payment_method: licensee.card },
    { renews: null },
    { renews: false, payment_method: licensee.card },
  ];
  for (const body of bodies) expect((await change(licensee, licensee, body)).status).toBe(400);
  expect((await change(licensee, { uuid: '7' })).status).toBe(400);
  expect(await renewalOf(licensee)).toEqual({ renews: true, card: licensee.card });
});

test('it stops, however often it is told, and leaves its card free', async () => {
  const licensee = await openLicensee();
  const { card } = licensee;
  const removeCard = () => licensee.browser.call('DELETE', `/api/v1/customer/${card}`);
  expect((await removeCard()).status).toBe(409);
  const answers = await Promise.all(Array.from({ length: 8 }, () => change(licensee, licensee)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(answers[0]?.body).toMatchObject({ uuid: licensee.uuid, renews: false });
  expect(await licenseCards.find(database, [card], new Date())).toEqual(new Set());
  expect((await removeCard()).status).toBe(200);
  expect(await subscribing.chargedFor(licensee)).toEqual({ charges: 1, refunds: 0 });
});

test('it stops though the provider has forgotten its card', async () => {
  const licensee = await openLicensee();
  await database.delete(savedCards).where(eq(savedCards.paymentId, licensee.card));
  const { status, body } = await change(licensee, licensee);
  expect([status, body.renews, body.payment_method]).toEqual([200, false, null]);
});
