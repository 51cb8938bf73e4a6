import { randomBytes } from 'node:crypto';
import { mostMailedAlerts } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSecretToken } from '../../account/secret-token.ts';
import { alertMatches, alertRequests, alertRules, alertSquares } from '../tables.ts';
import { startMailedAlerts } from './by-mail.fixture.ts';

const mailed = await startMailedAlerts();
const { database, signIn, ask, read, confirm, start, newAddress, tokenOf } = mailed;
const { rulesAt, consentsOf, addressOf, rule, rulesOf, post, match } = mailed;

const search = { text: 'canoe', near: 'Hamilton, ON', distance: 20_000 };

test('looking at a link starts nothing, a press starts the alert, and consent is kept', async () => {
  const email = newAddress();
  await ask(email, { timeZone: 'America/Toronto', locale: 'fr-CA' });
  const token = await tokenOf(email);
  const asked = {
    name: 'Canoes near Hamilton',
    listingType: 'item',
    words: 'Objets, Hamilton, ON et jusqu’à 20\u00a0km autour, avec «\u00a0canoe\u00a0»',
    frequency: 'at-once',
    news: ['new', 'repriced', 'reduced', 'open-again'],
    email,
    expiresAt: expect.any(String),
  };
  for (let looks = 0; looks < 3; looks += 1) {
    expect((await read(token)).body).toEqual({ ...asked, keptBy: null });
  }
  const english = await mailed.call('/api/v1/rule/confirmation', { token, locale: 'en-US' });
  expect(english.body.words).toBe('Items, within 12\u00a0mi of Hamilton, ON, with “canoe”');
  expect([await addressOf(email), await consentsOf(email)]).toEqual([undefined, []]);
  const { status, body } = await confirm(token);
  expect([status, body]).toEqual([200, { ...asked, keptBy: 'address' }]);
  expect(await addressOf(email)).toMatchObject({ locale: 'fr-CA', timeZone: 'America/Toronto' });
  const [one, ...others] = await rulesAt(email);
  expect([one, others]).toMatchObject([
    { kind: 'item', search, channels: ['mail'], ownerId: null, pausedFor: null },
    [],
  ]);
  expect(
    await database.$count(alertSquares, eq(alertSquares.ruleId, one?.id ?? 0)),
  ).toBeGreaterThan(1);
  const [request] = await mailed.requestsOf(email);
  const [consent, ...more] = await consentsOf(email);
  expect([consent, more]).toMatchObject([
    {
      ruleId: one?.id,
      kind: 'item',
      wording: '2026-11',
      askedAt: request?.askedAt,
      askedFrom: request?.askedFrom,
      confirmedAt: expect.any(Date),
      confirmedFrom: expect.stringMatching(/^10\./),
      endedAt: null,
    },
    [],
  ]);
  expect(consent?.confirmedFrom).not.toBe(consent?.askedFrom);
});

test('pressed twice, or at once, it starts one alert and answers the same', async () => {
  const email = newAddress();
  await ask(email);
  const token = await tokenOf(email);
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  answers.push(await confirm(token));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.body).toMatchObject({ keptBy: 'address' });
  expect((await read(token)).body).toEqual(answers[0]?.body);
  expect([await rulesAt(email), await consentsOf(email)].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

test('a link that is over, forged, or of something else starts nothing', async () => {
  const email = newAddress();
  await ask(email);
  const token = await tokenOf(email);
  const forged = [randomBytes(32).toString('base64url'), `${token}x`, token.slice(1), 'x'];
  for (const other of forged) {
    expect([(await read(other)).body.code, (await confirm(other)).body.code]).toEqual([
      'gone',
      'gone',
    ]);
  }
  const unread = await mailed.call('/api/v1/rule/confirm', { token, wording: '1999-01' });
  expect(unread.status).toBe(400);
  await database
    .update(alertRequests)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(alertRequests.email, email));
  expect([(await read(token)).body.code, (await confirm(token)).body.code]).toEqual([
    'gone',
    'gone',
  ]);
  expect(await rulesAt(email)).toEqual([]);
});

test('the same alert asked for twice is one, with both consents', async () => {
  const email = newAddress();
  await start(email);
  await database
    .update(alertRequests)
    .set({ askedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(alertRequests.email, email));
  await start(email.toLowerCase());
  expect([await rulesAt(email), await consentsOf(email)].map(({ length }) => length)).toEqual([
    1, 2,
  ]);
});

test('an address has ten alerts at most, also of many that are confirmed at once', async () => {
  const email = newAddress();
  const tokens = [];
  for (let index = 0; index < mostMailedAlerts + 2; index += 1) {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const { token, tokenHash } = createSecretToken();
    await database.insert(alertRequests).values({
      tokenHash,
      email,
      kind: 'item',
      name: `Canoes ${index}`,
      search: { text: `canoe ${index}` },
      frequency: 'daily',
      news: ['new'],
      locale: 'en-CA',
      askedAt: new Date(),
      askedFrom: '10.0.0.1',
      network: 'none',
      expiresAt,
    });
    tokens.push(token);
  }
  const answers = await Promise.all(tokens.map(confirm));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'conflict'],
    [409, 'conflict'],
  ]);
  expect(await rulesAt(email)).toHaveLength(mostMailedAlerts);
  expect(await consentsOf(email)).toHaveLength(mostMailedAlerts);
});

test('what an address looks for is found, without an account', async () => {
  const email = newAddress();
  const seller = await signIn();
  await start(email, { search: { text: 'dory' } });
  const listing = await post(seller, { title: 'A dory' });
  await post(seller, { title: 'A boat' });
  expect(await match()).toBe(1);
  const [one] = await rulesAt(email);
  expect(
    await database
      .select()
      .from(alertMatches)
      .where(eq(alertMatches.ruleId, one?.id ?? 0)),
  ).toMatchObject([{ listingId: listing, ownerId: null, news: 'new', isSeen: false }]);
});

test('an account that has confirmed the address has the alert at once', async () => {
  const rosa = await signIn();
  await ask(rosa.email.toUpperCase());
  const { body } = await confirm(await tokenOf(rosa.email));
  expect(body.keptBy).toBe('account');
  expect(await rulesOf(rosa)).toMatchObject([{ name: 'Canoes near Hamilton', channels: ['mail'] }]);
  expect(await rulesAt(rosa.email)).toEqual([]);
  expect(await consentsOf(rosa.email)).toMatchObject([{ endedAt: null }]);
});

test('one that is closed to its owner, or full, has not', async () => {
  const [ana, milo] = [await signIn(), await signIn()];
  await mailed.disable(ana.id);
  const now = new Date();
  await database.insert(alertRules).values(
    Array.from({ length: mostRules }, (_, index) => ({
      ownerId: milo.id,
      kind: 'item' as const,
      name: `${index}`,
      search: {},
      frequency: 'daily' as const,
      channels: ['badge' as const],
      news: ['new' as const],
      createdAt: now,
      updatedAt: now,
    })),
  );
  for (const { email } of [ana, milo]) {
    expect((await start(email)).keptBy).toBe('address');
    expect(await rulesAt(email)).toHaveLength(1);
  }
});

test('a deleted alert is not started again by its old link', async () => {
  const rosa = await signIn();
  await ask(rosa.email);
  const token = await tokenOf(rosa.email);
  await confirm(token);
  const [saved] = await rulesOf(rosa);
  await rosa.call('DELETE', `/api/v1/rule/item/${saved.id}`);
  expect([(await read(token)).status, (await confirm(token)).status]).toEqual([410, 410]);
  expect(await rulesOf(rosa)).toEqual([]);
});

test('whoever is signed in as somebody else gets no alert of an address', async () => {
  const milo = await signIn();
  const email = newAddress();
  await ask(email);
  const { body } = await milo.call('POST', '/api/v1/rule/confirm', {
    token: await tokenOf(email),
    wording: '2026-11',
  });
  expect(body.keptBy).toBe('address');
  expect(await rulesOf(milo)).toEqual([]);
  const [one] = await rulesAt(email);
  for (const [method, rest] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/listings'],
  ] as const) {
    expect((await milo.call(method, `/api/v1/rule/item/${one?.id}${rest}`)).status).toBe(404);
  }
});

test('a place or a value that is gone meanwhile is told, and the link works still', async () => {
  const email = newAddress();
  await ask(email);
  const token = await tokenOf(email);
  for (const [gone, code] of [
    [{ near: 'Xyzzyq' }, 'unknown-place'],
    [{ subcategory: ['TELEGRAPHS'] }, 'not-processable'],
  ] as const) {
    await database
      .update(alertRequests)
      .set({ search: gone as object })
      .where(eq(alertRequests.email, email));
    expect((await confirm(token)).body.code).toBe(code);
    expect((await read(token)).body.keptBy).toBe(null);
  }
});

test('rules are of an account or of an address, never of both or of none', async () => {
  const id = await rule(await signIn());
  const email = newAddress();
  await start(email);
  const address = await addressOf(email);
  const refused = database
    .update(alertRules)
    .set({ addressId: address?.id })
    .where(eq(alertRules.id, id));
  await expect(refused).rejects.toThrow();
  const none = database.update(alertRules).set({ ownerId: null }).where(eq(alertRules.id, id));
  await expect(none).rejects.toThrow();
});
