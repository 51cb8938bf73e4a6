import { randomUUID } from 'node:crypto';
import { Problem, type ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { beforeEach, expect, test } from 'vitest';
import { createServer } from '../http/server.ts';
import { settings } from '../tables.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { cookieOf, endLeases, holdUp, makePaying, payAt } from './idempotency.fixture.ts';

const { domain, state } = makePaying();
const server = await startTestServer([domain], { withoutLimits: true });
const { platform } = server;
const pay = payAt(server);

beforeEach(() => {
  Object.assign(state, { runs: 0, work: undefined });
});

test('what takes money is refused without a key', async () => {
  const { status, body } = await pay();
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(body.fields).toMatchObject([{ path: 'headers.idempotency-key' }]);
  expect(state.runs).toBe(0);
});

test('what only may have a key makes another thing each time without one', async () => {
  const url = '/api/v1/test/make';
  expect((await pay({ url })).body.number).toBe(1);
  expect((await pay({ url })).body.number).toBe(2);
  const key = randomUUID();
  for (const _ of [1, 2]) expect((await pay({ url, key })).body.number).toBe(3);
});

test('the same key and request are answered the same, and done once', async () => {
  const key = randomUUID();
  const first = await pay({ key });
  expect([first.status, first.body]).toEqual([200, { number: 1, secret: 'pi_1_secret' }]);
  // Another order of the same fields, and a default that is given, are the same request.
  for (const payload of [{ amount: 5 }, { note: '', amount: 5 }]) {
    const again = await pay({ key, payload });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  }
  expect(state.runs).toBe(1);
});

test.each([
  ['body', { payload: { amount: 6 } }],
  ['path', { url: '/api/v1/test/pay/board' }],
])('the same key with another %s is refused', async (_, other) => {
  const key = randomUUID();
  await pay({ key });
  const { status, body } = await pay({ key, ...other });
  expect([status, body.code]).toEqual([422, 'not-processable']);
  expect(state.runs).toBe(1);
});

test('a key meets neither another endpoint’s nor another person’s, nor who acts as them', async () => {
  const key = randomUUID();
  const callers = [{}, { url: '/api/v1/test/make' }, { as: '8' }, { as: '7-9' }, { as: '7-10' }];
  for (const [index, caller] of callers.entries()) {
    expect((await pay({ key, ...caller })).body.number).toBe(index + 1);
  }
  expect((await pay({ key, as: '7-9' })).body.number).toBe(4);
});

test('while a call is under way, its key is a conflict that says so', async () => {
  const key = randomUUID();
  const { begun, letGoOn } = holdUp(state);
  const first = pay({ key });
  await begun;
  const second = await pay({ key });
  expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([
    409,
    'conflict',
    '2',
  ]);
  expect(second.body.detail).toContain('still under way');
  expect((await pay({ key, payload: { amount: 6 } })).status).toBe(422);
  letGoOn();
  expect((await first).status).toBe(200);
  expect((await pay({ key })).body).toEqual((await first).body);
  expect(state.runs).toBe(1);
});

test('of fifty calls at once with one key, one runs', async () => {
  for (let round = 1; round <= 5; round++) {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay({ key })));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const { body } of done) expect(body.number).toBe(round);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(state.runs).toBe(round);
  }
});

test.each<[ProblemCode, boolean]>([
  ['payment-required', true],
  ['not-processable', true],
  ['conflict', true],
  ['gone', true],
  ['not-found', true],
  ['invalid-request', true],
  ['forbidden', false],
  ['incomplete-profile', false],
  ['too-many-requests', false],
  ['internal', false],
  ['bad-gateway', false],
  ['unavailable', false],
  ['interrupted', false],
])('a %s of the operation is kept: %s', async (code, isKept) => {
  const key = randomUUID();
  state.work = async () => {
    throw new Problem(code, 'As the bank says.', {
      fields: [{ path: 'body.amount', message: 'expected less' }],
    });
  };
  const first = await pay({ key });
  expect(first.body).toMatchObject({ code });
  state.work = undefined;
  const again = await pay({ key });
  if (isKept) {
    const { requestId: _, ...told } = first.body;
    expect(again.body).toMatchObject(told);
    expect(again.status).toBe(first.status);
  } else expect([again.status, again.body.number]).toEqual([200, 2]);
  expect((await pay({ key, payload: { amount: 6 } })).status).toBe(422);
});

test('a fault that nobody foresaw lets the same request run again, and no other', async () => {
  const key = randomUUID();
  state.work = async () => {
    throw new Error('of nobody’s making');
  };
  expect((await pay({ key })).status).toBe(500);
  expect((await pay({ key, payload: { amount: 6 } })).status).toBe(422);
  state.work = undefined;
  expect((await pay({ key })).status).toBe(200);
});

test('a request that is refused before it is understood leaves its key free', async () => {
  const key = randomUUID();
  expect((await pay({ key, payload: { amount: 'much' } })).status).toBe(400);
  expect((await pay({ key })).status).toBe(200);
});

test('another process answers what the first has answered', async () => {
  const key = randomUUID();
  const first = await pay({ key });
  const later = makePaying();
  const restarted = await createServer(platform, [later.domain]);
  const again = await restarted.inject({
    method: 'POST',
    url: '/api/v1/test/pay/licence',
    headers: {
      origin: platform.configuration.siteOrigin,
      'x-boardwalk': '1',
      cookie: cookieOf('7'),
      'idempotency-key': key,
    },
    payload: { amount: 5 },
  });
  await restarted.close();
  expect([again.statusCode, again.body]).toEqual([200, first.text]);
  expect(later.state.runs).toBe(0);
});

test('who has lost the key to another writes nothing with it any more', async () => {
  const key = randomUUID();
  const { begun, letGoOn } = holdUp(state, async (_, { database, keepAnswer }) => {
    const answer = { number: 1, secret: 'late' };
    await database.transaction(async (transaction) => {
      await transaction.insert(settings).values({ key: 'late', value: '1', updatedAt: new Date() });
      await keepAnswer(transaction, answer);
    });
    return answer;
  });
  const first = pay({ key });
  await begun;
  await endLeases(platform);
  state.work = undefined;
  const second = await pay({ key });
  expect(second.body.number).toBe(2);
  letGoOn();
  expect((await first).status).toBe(409);
  expect(await platform.database.$count(settings)).toBe(0);
  expect((await pay({ key })).body).toEqual(second.body);
});
