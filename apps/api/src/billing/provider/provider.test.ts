import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessDomain } from '../../access/routes.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { clockOffset } from '../../platform/tables.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { startBilling } from '../billing.fixture.ts';
import { billingDomain } from '../routes.ts';
import { paymentEvents, savedCards } from '../tables.ts';

const billing = await startBilling(accessDomain);
const { server, platform, payments, control, runWork, openMember, confirmSetup } = billing;
const { database } = platform;
const url = '/api/v1/administration/stripe';

async function openChief() {
  const { id } = await storeUser(database, { groups: ['administrators'] });
  const browser = openBrowser(server);
  browser.take(await storeSession(database, id));
  return browser;
}
const chief = await openChief();

test('whom payments are asked of is told, and no more of a key than its end', async () => {
  const { body, text } = await chief.call('GET', url);
  expect(body).toMatchObject({
    mode: 'sandbox',
    keys: {
      secret: 'walk',
      publishable: 'walk',
      webhook: ['ests', 'ests'],
      connectWebhook: ['ests'],
    },
    account: { state: 'read', country: 'CA', chargesEnabled: true },
    controlPage: '/dev/payments',
  });
  expect(body.apiVersion).toMatch(/^\d{4}-\d\d-\d\d/);
  for (const key of [payments.secretKey, payments.publishableKey, ...payments.webhookSecrets]) {
    expect(text).not.toContain(key);
  }
});

test('a provider that does not answer is told as such', async () => {
  await control('faults', { kind: 'error', times: '1', path: '/v1/account' });
  const { status, body } = await chief.call('GET', url);
  expect([status, body.account]).toEqual([200, { state: 'unreachable' }]);
});

test('events that never came are asked for, kept once and acted upon', async () => {
  const member = await openMember();
  const { intent } = await confirmSetup(member);
  const both = await Promise.all([
    chief.call('POST', `${url}/events/catch-up`),
    chief.call('POST', `${url}/events/catch-up`),
  ]);
  const found = both.map(({ body }) => body.found);
  expect(found[0] + found[1]).toBeGreaterThan(0);
  expect((await chief.call('POST', `${url}/events/catch-up`)).body).toEqual({ found: 0 });
  const waiting = await chief.call('GET', `${url}/events?show=waiting`);
  expect(waiting.body.items).toContainEqual(
    expect.objectContaining({ type: 'setup_intent.succeeded', deliveries: 0, handledAt: null }),
  );
  expect((await chief.call('GET', url)).body.events.waiting).toBe(waiting.body.items.length);
  await runWork();
  const cards = await database.select().from(savedCards).where(eq(savedCards.userId, member.id));
  expect(cards).toMatchObject([{ paymentId: intent.payment_method }]);
  expect((await chief.call('GET', `${url}/events?show=waiting`)).body.items).toEqual([]);
});

test('an event is acted upon again, and once where two press at the same time', async () => {
  const member = await openMember();
  const { intent } = await confirmSetup(member);
  await chief.call('POST', `${url}/events/catch-up`);
  await runWork();
  await database.delete(savedCards).where(eq(savedCards.userId, member.id));
  const [event] = await database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.objectId, intent.id));
  const replay = `${url}/event/${event?.number}/replay`;
  const answers = await Promise.all([chief.call('POST', replay), chief.call('POST', replay)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await runWork()).toHaveLength(1);
  const entries = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, 'payment-event-replayed'));
  const detail = { number: event?.number, providerId: event?.id, type: event?.type };
  expect(entries).toMatchObject([{ detail }, { detail }]);
  const cards = await database.select().from(savedCards).where(eq(savedCards.userId, member.id));
  expect(cards).toMatchObject([{ paymentId: intent.payment_method }]);
});

test('a provider that is down is told, and nothing is lost', async () => {
  await control('faults', { kind: 'error', times: '3', path: '/v1/events' });
  expect((await chief.call('POST', `${url}/events/catch-up`)).status).toBe(503);
  await control('faults', {});
  expect((await chief.call('POST', `${url}/events/catch-up`)).status).toBe(200);
});

test('what is no number of an event, and no page, is refused', async () => {
  expect((await chief.call('POST', `${url}/event/999999/replay`)).status).toBe(404);
  for (const number of ['0', '-1', 'evt_1', '1e15']) {
    expect((await chief.call('POST', `${url}/event/${number}/replay`)).status).toBe(400);
  }
  for (const query of ['show=some', 'size=0', 'size=101', 'start=-1']) {
    expect((await chief.call('GET', `${url}/events?${query}`)).status).toBe(400);
  }
});

const calls = [
  ['GET', url],
  ['GET', `${url}/events`],
  ['POST', `${url}/event/1/replay`],
  ['POST', `${url}/events/catch-up`],
] as const;

test.each(calls)(
  '%s %s is refused to visitors, members, and whoever acts',
  async (method, path) => {
    const member = await openMember();
    expect((await openBrowser(server).call(method, path)).status).toBe(401);
    expect((await member.browser.call(method, path)).status).toBe(403);
    const { id } = await storeUser(database, { groups: ['administrators'] });
    const { id: actor } = await storeUser(database, { groups: ['administrators'] });
    const session = openBrowser(server);
    session.take(await storeSession(database, id, actor));
    expect((await session.call(method, path)).status).toBe(403);
  },
);

test('without keys it says so, and asks nobody', async () => {
  const bare = await startTestServer([accountDomain, accessDomain, billingDomain], {
    payments: undefined,
  });
  const { id } = await storeUser(bare.platform.database, { groups: ['administrators'] });
  const browser = openBrowser(bare);
  browser.take(await storeSession(bare.platform.database, id));
  expect((await browser.call('GET', url)).body).toMatchObject({
    mode: 'none',
    keys: null,
    account: null,
    controlPage: null,
  });
  expect((await browser.call('POST', `${url}/events/catch-up`)).status).toBe(503);
  expect((await bare.call('GET', '/dev/payments')).status).toBe(404);
});

test('the demo leads to the control page of its sandbox', async () => {
  const answer = await server.inject({ method: 'GET', url: '/dev/payments' });
  expect([answer.status, answer.headers.location]).toEqual([302, `${payments.sandbox}/`]);
});

const clock = (body: unknown, headers: object = {}) =>
  server.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

test('the sandbox sets the clock, and sets it back', async () => {
  expect((await clock({ aheadMs: 86_400_000 })).status).toBe(204);
  const follower = createMovableClock(database);
  await follower.refresh();
  const before = Date.now();
  const moved = follower.now().getTime() - 86_400_000;
  expect(moved).toBeGreaterThanOrEqual(before);
  expect(moved).toBeLessThanOrEqual(Date.now());
  expect((await clock({ aheadMs: 0 })).status).toBe(204);
  await follower.refresh();
  // Read before the machine's: no while that passes between them counts.
  expect(follower.now().getTime()).toBeLessThanOrEqual(Date.now());
  // The server follows at intervals, and may have read it in between.
  const ahead = () => platform.clock.now().getTime() - Date.now();
  await expect.poll(ahead).toBeLessThan(60_000);
});

test.each([
  ['a page of our own', { aheadMs: 1 }, { origin: 'http://localhost:4000' }, 403],
  ['a page of another site', { aheadMs: 1 }, { origin: 'http://evil.example' }, 403],
  ['text', { aheadMs: 1 }, { 'content-type': 'text/plain' }, 400],
  ['the past', { aheadMs: -1 }, {}, 400],
  ['half a millisecond', { aheadMs: 0.5 }, {}, 400],
  ['another century', { aheadMs: 1e13 }, {}, 400],
  ['nothing', {}, {}, 400],
])('%s does not move the clock', async (_, body, headers, status) => {
  const readOffset = () => database.select().from(clockOffset);
  const before = await readOffset();
  expect((await clock(body, headers)).status).toBe(status);
  expect(await readOffset()).toEqual(before);
});
