import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newRegistration, registeredPassword } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { alertAddresses, alertConsents, alertRequests, alertRules } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';
import { countMailedAlerts, endMailedAlerts, type MailedAlerts } from './end-mailed-alerts.ts';
import { sweepMailedAlerts } from './sweep-mailed-alerts.ts';

const mailed = await startMailedAlerts();
const { server, database, call, signIn, ask, start, newAddress, tokenOf } = mailed;
const { rulesAt, consentsOf, addressOf, confirm, rulesOf } = mailed;
const { platform } = server;
const dayMs = 86_400_000;

const end = (which: MailedAlerts) =>
  database.transaction((transaction) => endMailedAlerts(transaction, which, new Date()));
const sweepIn = (days: number) =>
  sweepMailedAlerts({ ...platform, clock: { now: () => new Date(Date.now() + days * dayMs) } });

/** An address with two alerts, and their numbers. */
async function startTwo(email = newAddress()) {
  await start(email);
  await start(email, { search: { text: 'kayak' } });
  const rules = await rulesAt(email);
  const address = await addressOf(email);
  if (!address) throw new Error('There is no such address.');
  return { email, addressId: address.id, ids: rules.map(({ id }) => id) };
}

test('one alert is ended, or all of an address; a second time changes nothing', async () => {
  const { email, addressId, ids } = await startTwo();
  const other = await startTwo();
  const [first = 0] = ids;
  expect(await countMailedAlerts(database, { addressId })).toBe(2);
  expect(await countMailedAlerts(database, { addressId, ruleId: first })).toBe(1);
  expect([
    await end({ addressId, ruleId: first }),
    await end({ addressId, ruleId: first }),
  ]).toEqual([1, 0]);
  expect((await rulesAt(email)).map(({ id }) => id)).toEqual(ids.slice(1));
  expect((await consentsOf(email)).map(({ endedAt }) => endedAt !== null)).toEqual([true, false]);
  expect([await end({ addressId }), await end({ addressId })]).toEqual([1, 0]);
  expect(await countMailedAlerts(database, { addressId })).toBe(0);
  expect(await rulesAt(email)).toEqual([]);
  expect(await rulesAt(other.email)).toHaveLength(2);
});

test('another’s alert is not ended', async () => {
  const [mine, yours] = [await startTwo(), await startTwo()];
  const [ruleId = 0] = yours.ids;
  expect(await end({ addressId: mine.addressId, ruleId })).toBe(0);
  expect(await rulesAt(yours.email)).toHaveLength(2);
  expect(await countMailedAlerts(database, { addressId: mine.addressId, ruleId })).toBe(0);
});

test('what has become an account’s stays there, without mail', async () => {
  const rosa = await signIn();
  const before = await rulesOf(rosa);
  await start(rosa.email);
  const address = await addressOf(rosa.email);
  const [saved] = await rulesOf(rosa);
  expect(await end({ addressId: address?.id ?? 0 })).toBe(1);
  expect(before).toEqual([]);
  expect(await rulesOf(rosa)).toMatchObject([{ id: saved.id, channels: ['badge'] }]);
  expect(await consentsOf(rosa.email)).toMatchObject([{ endedAt: expect.any(Date) }]);
});

test('a request is forgotten after seven days, and a started one goes on', async () => {
  const [asked, started] = [newAddress(), newAddress()];
  await ask(asked);
  await start(started);
  await sweepIn(6.9);
  expect(await mailed.requestsOf(asked)).toHaveLength(1);
  await sweepIn(7.1);
  for (const email of [asked, started]) expect(await mailed.requestsOf(email)).toEqual([]);
  expect([await addressOf(asked), (await rulesAt(started)).length]).toEqual([undefined, 1]);
});

test('a consent is kept for three years after its end, and the address as long', async () => {
  const { email, addressId } = await startTwo();
  await end({ addressId });
  await sweepIn(3 * 365);
  expect(await consentsOf(email)).toHaveLength(2);
  const running = newAddress();
  await start(running);
  await sweepIn(3 * 366 + 1);
  expect(await addressOf(email)).toBe(undefined);
  expect(await database.$count(alertConsents, eq(alertConsents.addressId, addressId))).toBe(0);
  expect([await rulesAt(running), await consentsOf(running)].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

test('the alert of a deleted rule has an end a day later, though nobody pressed', async () => {
  const rosa = await signIn();
  await start(rosa.email);
  const [saved] = await rulesOf(rosa);
  await rosa.call('DELETE', `/api/v1/rule/item/${saved.id}`);
  await sweepIn(0);
  expect(await consentsOf(rosa.email)).toMatchObject([{ ruleId: saved.id, endedAt: null }]);
  await sweepIn(1);
  expect(await consentsOf(rosa.email)).toMatchObject([{ ruleId: null, endedAt: expect.any(Date) }]);
});

test('an alert that is deleted, and ended by its mail, comes back without mail', async () => {
  const rosa = await signIn();
  await start(rosa.email);
  const [saved] = await rulesOf(rosa);
  await rosa.call('DELETE', `/api/v1/rule/item/${saved.id}`);
  const [consent] = await consentsOf(rosa.email);
  const ended = { addressId: consent?.addressId ?? 0 };
  expect(await countMailedAlerts(database, ended)).toBe(0);
  expect(await endMailedAlerts(database, ended, new Date())).toBe(0);
  const back = await rosa.call('POST', `/api/v1/rule/item/${saved.id}/restore`);
  expect(back.body).toMatchObject({ id: saved.id, channels: ['badge'] });
});

/** Opens an account with that address, as the person who receives its mail. */
async function openAccount(email: string) {
  await call('/api/v1/user/register', newRegistration({ email }));
  const token = await tokenOf(email);
  await call('/api/v1/user/confirm', { token, password: registeredPassword });
  const [user] = await database.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error('The account was not opened.');
  return user.id;
}

test('one’s data says what one has agreed to, and a closed account is forgotten', async () => {
  const email = newAddress();
  await start(email);
  const id = await openAccount(email);
  await ask(email, { search: { text: 'skiff' } });
  const { personalData } = mailed;
  expect(await personalData.collect(database, id, platform)).toMatchObject({
    rules: [{ listingType: 'item', channels: ['mail'] }],
    consents: [{ email, wording: '2026-11', listingType: 'item', endedAt: null }],
    requests: [{ listingType: 'item' }, { listingType: 'item', search: { text: 'skiff' } }],
  });
  const token = await tokenOf(email);
  const address = await addressOf(email);
  const now = new Date();
  await database.transaction((transaction) => personalData.erase(transaction, id, now));
  expect(await database.$count(alertRules, eq(alertRules.ownerId, id))).toBe(0);
  expect(await database.$count(alertRequests, eq(alertRequests.email, email))).toBe(0);
  expect((await confirm(token)).status).toBe(410);
  const [forgotten] = await database
    .select()
    .from(alertAddresses)
    .where(eq(alertAddresses.id, address?.id ?? 0));
  expect(forgotten).toMatchObject({
    email: null,
    forgottenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(
    await database
      .select()
      .from(alertConsents)
      .where(eq(alertConsents.addressId, address?.id ?? 0)),
  ).toMatchObject([{ ruleId: null, endedAt: now }]);
  // A later owner of the address starts from the beginning.
  await database.update(users).set({ email: null, state: 'deleted' }).where(eq(users.id, id));
  expect((await start(email)).keptBy).toBe('address');
  expect((await addressOf(email))?.id).not.toBe(address?.id);
});

test('another who has an earlier address keeps its alerts as the account closes', async () => {
  const email = newAddress();
  await start(email);
  const id = await openAccount(email);
  await database.update(users).set({ email: newAddress() }).where(eq(users.id, id));
  await start(email, { search: { text: 'kayak' } });
  await database.transaction((transaction) =>
    mailed.personalData.erase(transaction, id, new Date()),
  );
  expect(await rulesAt(email)).toMatchObject([{ search: { text: 'kayak' } }]);
  expect((await consentsOf(email)).map(({ endedAt }) => endedAt === null)).toEqual([false, true]);
});
