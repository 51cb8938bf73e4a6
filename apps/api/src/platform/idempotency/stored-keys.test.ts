import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinExtensions } from '../extensions/extensions.ts';
import { jobContextOf } from '../jobs/job-context.fixture.ts';
import { personalData } from '../personal-data.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { startTestServer } from '../test-server.fixture.ts';
import { renewKey } from './claim-key.ts';
import { endLeases, holdUp, keysOf, makePaying, payAt } from './idempotency.fixture.ts';
import { idempotencyDomain } from './idempotency-domain.ts';
import { resealAnswers } from './reseal-answers.ts';

const { domain, state } = makePaying();
const [secretKey, secretKeyBefore] = [randomBytes(32), randomBytes(32)];
const server = await startTestServer([domain], { secretKey, secretKeyBefore });
const { platform } = server;
const { database } = platform;
const pay = payAt(server);
const hourMs = 3_600_000;

beforeEach(() => {
  Object.assign(state, { runs: 0, work: undefined });
});
afterEach(() => {
  vi.useRealTimers();
});

const passHours = (hours: number) =>
  vi.useFakeTimers({ now: Date.now() + hours * hourMs, toFake: ['Date'] });

async function sweep(): Promise<number> {
  const [job] = idempotencyDomain.jobs ?? [];
  if (!job) throw new Error('There is no sweep.');
  return job.run(jobContextOf(platform));
}

test('a day later a key is new again', async () => {
  const key = randomUUID();
  await pay({ key, as: '20' });
  passHours(23.9);
  expect((await pay({ key, as: '20' })).body.number).toBe(1);
  passHours(0.2);
  const later = await pay({ key, as: '20', payload: { amount: 6 } });
  expect([later.status, later.body.number]).toEqual([200, 2]);
  passHours(23);
  expect((await pay({ key, as: '20', payload: { amount: 6 } })).body.number).toBe(2);
});

test('the sweep removes what is a day old, and nothing that is under way', async () => {
  await pay({ key: randomUUID(), as: '21' });
  const { begun, letGoOn } = holdUp(state);
  const slow = pay({ key: randomUUID(), as: '21' });
  await begun;
  expect(await keysOf(platform, 21)).toHaveLength(2);
  passHours(24.1);
  await sweep();
  expect(await keysOf(platform, 21)).toMatchObject([{ answer: null }]);
  letGoOn();
  expect((await slow).status).toBe(200);
  await sweep();
  expect(await keysOf(platform, 21)).toEqual([]);
});

test('neither the key nor what was answered can be read in the database', async () => {
  const key = randomUUID();
  const { body } = await pay({ key, as: '22' });
  const text = JSON.stringify(await keysOf(platform, 22));
  expect(text).toContain('POST /api/v1/test/pay/{what}');
  for (const hidden of [key, body.secret, 'licence']) expect(text).not.toContain(hidden);
});

test('an account that goes takes its keys with it, and those of whom it acted as', async () => {
  const data = joinExtensions([idempotencyDomain]).byKey(personalData).get('idempotency');
  await pay({ key: randomUUID(), as: '23' });
  await pay({ key: randomUUID(), as: '24-23' });
  await pay({ key: randomUUID(), as: '24' });
  expect(await data?.collect(database, 23, platform)).toEqual([
    { endpoint: 'POST /api/v1/test/pay/{what}', askedAt: expect.any(Date) },
  ]);
  await database.transaction(async (transaction) => data?.erase(transaction, 23, new Date()));
  expect(await keysOf(platform, 23)).toEqual([]);
  expect(await keysOf(platform, 24)).toMatchObject([{ actorId: null }]);
});

test('a lease is renewed by whoever holds it alone', async () => {
  const key = randomUUID();
  const { begun, letGoOn } = holdUp(state);
  const slow = pay({ key, as: '25' });
  await begun;
  const [row] = await keysOf(platform, 25);
  if (!row?.holder) throw new Error('Nobody holds the key.');
  await endLeases(platform);
  await renewKey(database, { id: row.id, holder: 'another' });
  const isOver = async () => Number((await keysOf(platform, 25))[0]?.heldUntil) < Date.now();
  expect(await isOver()).toBe(true);
  await renewKey(database, { id: row.id, holder: row.holder });
  expect(await isOver()).toBe(false);
  expect((await pay({ key, as: '25' })).status).toBe(409);
  letGoOn();
  await slow;
});

test('answers that another secret key has sealed are given, and sealed anew', async () => {
  const key = randomUUID();
  const before = await startTestServer([domain], {
    ...{ secretKey: secretKeyBefore, databaseUrl: platform.configuration.databaseUrl },
  });
  const first = await payAt(before)({ key, as: '26' });
  const again = () => pay({ key, as: '26' });
  expect((await again()).text).toBe(first.text);
  expect(await resealAnswers(platform)).toBe(1);
  const [row] = await keysOf(platform, 26);
  expect(createSecrets(secretKey).isOutdated(`${row?.answer}`)).toBe(false);
  expect((await again()).text).toBe(first.text);
  expect(await resealAnswers(platform)).toBe(0);
});
