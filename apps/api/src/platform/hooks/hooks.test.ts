import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { beforeEach, expect, test } from 'vitest';
import { keepLog } from '../log-lines.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';
import type { Hook, HookCall } from './hooks.ts';

const secret = 'whsec_of_a_test';
const url = '/api/v1/payments/webhook';
const calls: HookCall[] = [];

const sign = (body: Buffer | string) => createHmac('sha256', secret).update(body).digest('hex');

const hook: Hook = {
  name: 'take-payment-event',
  path: url,
  bodyBytes: 1_000,
  callsPerMinute: 20,
  async receive(call) {
    const given = Buffer.from(String(call.headers['x-signature']));
    const expected = Buffer.from(sign(call.body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new Problem('forbidden', 'The signature is not that of the body.');
    }
    if (call.body.includes('crash')) throw new Error('rosa@example.org');
    calls.push(call);
  },
};

const { log, answered } = keepLog();
const { inject } = await startTestServer([{ name: 'payments', routes: [], hooks: [hook] }], {
  withoutDatabase: true,
  log,
});

let senders = 0;

beforeEach(() => {
  calls.length = 0;
  senders += 1;
});

/** As another server sends: no origin, no header of ours. */
function send(body: Buffer | string, headers: Record<string, string> = {}) {
  return inject({
    method: 'POST',
    url,
    headers: {
      'x-signature': sign(body),
      'x-forwarded-for': `192.0.2.${senders}`,
      ...headers,
    },
    payload: body,
  });
}

test.each([
  ['JSON with keys twice and blanks', '{ "a":1,\n  "a": 2 }', 'application/json'],
  [
    'bytes that are no text',
    Buffer.from([0, 0xff, 0xfe, 13, 10, 0x80]),
    'application/octet-stream',
  ],
  ['a form', 'a=1&b=%20', 'application/x-www-form-urlencoded'],
  ['a type of their own', '<event/>', 'application/cloudevents+xml; charset=latin1'],
  ['a form with parts that is none', '--x\r\n', 'multipart/form-data; boundary=x'],
])('%s arrives byte by byte', async (_, body, type) => {
  const answer = await send(body, { 'content-type': type });
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect(calls.map((call) => call.body)).toEqual([Buffer.from(body)]);
  expect(answered()).toMatchObject({ endpoint: 'take-payment-event', status: 204 });
});

test('a call without a body, or without a type, arrives as it is', async () => {
  expect((await send('')).status).toBe(204);
  expect((await send('plain')).status).toBe(204);
  expect(calls.map(({ body }) => body.toString())).toEqual(['', 'plain']);
});

test('the query of the address arrives', async () => {
  const headers = { 'x-signature': sign('{}'), 'x-forwarded-for': `192.0.2.${senders}` };
  await inject({ method: 'POST', url: `${url}?token=a%20b&x=`, headers, payload: '{}' });
  expect({ ...calls[0]?.query }).toEqual({ token: 'a b', x: '' });
});

test('what was not signed is refused, whoever’s cookies it brings', async () => {
  const refused = await send('{}', { 'x-signature': sign('{ }'), cookie: 'session=abc' });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect(calls).toEqual([]);
});

test('cookies are not handed over, and an origin changes nothing', async () => {
  const answer = await send('{}', {
    cookie: 'session=abc',
    origin: 'https://evil.example',
    'content-type': 'application/json',
  });
  expect(answer.status).toBe(204);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(calls[0]?.headers).not.toHaveProperty('cookie');
});

test('a body is read up to its own bound', async () => {
  expect((await send('x'.repeat(1_000))).status).toBe(204);
  const long = await send('x'.repeat(1_001));
  expect([long.status, long.body.code]).toEqual([413, 'body-too-large']);
  expect(calls).toHaveLength(1);
});

test('a fault of ours is a 500 without a word of it, so that they send again', async () => {
  const answer = await send('crash');
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
  expect(answer.text).not.toContain('rosa');
});

test('one sender may call often, but not without end, and others still may', async () => {
  for (let time = 0; time < 20; time += 1) expect((await send('{}')).status).toBe(204);
  expect((await send('{}')).status).toBe(429);
  senders += 1;
  expect((await send('{}')).status).toBe(204);
});

test('nothing but POST is answered', async () => {
  expect((await inject({ url })).status).toBe(404);
});
