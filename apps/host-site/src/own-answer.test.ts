import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ask, echo, loggedAnswers, reportedErrors, startGateway } from './gateway.fixture.ts';

/** Sends bytes as they are and answers all that comes back until the connection ends. */
async function exchange(port: number, bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { head, body };
}

const LIVE = { BOARDWALK_MODE: 'live', BOARDWALK_SITE_ORIGIN: 'https://market.example' };
const PROTECTION = [
  'x-content-type-options: nosniff',
  'referrer-policy: strict-origin-when-cross-origin',
  'x-frame-options: DENY',
  "content-security-policy: default-src 'none'",
  'strict-transport-security: max-age=31536000',
  'cache-control: no-store',
];

function expectProtection(head: string): void {
  for (const line of PROTECTION) expect(head.toLowerCase()).toContain(line.toLowerCase());
  expect(head).toMatch(/^vary: .*Origin/im);
  expect(head).toMatch(/^x-request-id: [\w-]{8,64}\r?$/im);
}

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'This is not an HTTP request.'],
  [
    'two Host headers',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: b\r\nConnection: close\r\n\r\n',
    400,
    'A request has one Host header.',
  ],
  [
    'no Host header',
    'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'A request has one Host header.',
  ],
  [
    'no Host header for the API',
    'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'A request has one Host header.',
  ],
  [
    'two lengths',
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
    'This is not an HTTP request.',
  ],
  [
    'a body that is no chunk',
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nnot a size',
    400,
    'This is not an HTTP request.',
  ],
  [
    'headers of 40 kB',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    'The headers are too large.',
  ],
  [
    'headers that never end',
    'GET / HTTP/1.1\r\nHost: localhost\r\n',
    408,
    'The request took too long to arrive.',
  ],
])('%s is answered with a problem and its headers', async (_, bytes, status, detail) => {
  const { head, body } = await exchange(await startGateway(echo, LIVE), bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    code: 'invalid-request',
    status,
    detail,
  });
  expect(head).toContain(JSON.parse(body).requestId);
  expectProtection(head);
});

test('an answer that is under way is not broken into', async () => {
  const port = await startGateway((_, response) => response.write('first'));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('HTTP/1.1 200 OK');
  socket.write('not a size\r\n');
  expect(await text(socket).catch(() => '')).not.toContain('HTTP/1.1');
});

test('an expectation that is not known is let pass', async () => {
  const answer = await ask(await startGateway(echo), '/api/x', { expect: 'the-unexpected' });
  expect(answer.status).toBe(200);
});

test.each([
  ['a page', '/', { accept: 'text/html' }, 200],
  ['a problem', '/refused', {}, 405],
  ['a failure of the API', '/api/x', {}, 503],
])('%s carries the headers that protect its reader', async (_, path, headers, status) => {
  const answer = await ask(await startGateway('down', LIVE), path, headers);
  expect(answer.status).toBe(status);
  const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
  expectProtection(lines.join('\n'));
  expect(answer.headers['x-robots-tag']).toBeUndefined();
});

test('the demo is not for search engines, nor for https alone', async () => {
  const { headers } = await ask(await startGateway(echo), '/', { accept: 'text/html' });
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('one visitor who asks for page after page is put off, another is not', async () => {
  const port = await startGateway(echo, {
    BOARDWALK_CALLS_PER_MINUTE: '3',
    BOARDWALK_TRUSTED_PROXIES: 'loopback',
  });
  const visit = (address: string) => ask(port, '/nowhere', { 'x-forwarded-for': address });
  for (let page = 0; page < 3; page += 1) expect((await visit('192.0.2.1')).status).toBe(200);
  const refused = await visit('192.0.2.1');
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await visit('192.0.2.2')).status).toBe(200);
});

test('what breaks in a page is reported, and not told', async () => {
  const port = await startGateway(echo);
  const broken = await ask(port, '/broken');
  expect(broken.status).toBe(500);
  expect(JSON.parse(broken.body).code).toBe('internal');
  expect(broken.body).not.toContain('secret');
  expect(reportedErrors).toEqual([new Error('the secret of the house')]);
  await ask(port, '/refused');
  expect(reportedErrors).toHaveLength(1);
});

test('each answer of the site’s own is told, with where it was asked from and nothing personal', async () => {
  const port = await startGateway('down', { BOARDWALK_TRUSTED_PROXIES: 'loopback' });
  const from = { 'x-forwarded-for': '203.0.113.77', origin: 'https://evil.example' };
  await ask(port, '/dashboard/tOkEn7?token=secret', from);
  await ask(port, '/refused', { ...from, origin: 'who\twrote this' });
  await ask(port, '/api/v1/user?token=secret', from);
  const facts = { method: 'GET', from: '203.0.113.0/24', ms: expect.any(Number) };
  const requestId = expect.stringMatching(/^[\w-]{36}$/);
  const origin = 'https://evil.example';
  expect(loggedAnswers).toEqual([
    { ...facts, requestId, origin, path: '/dashboard/…', status: 200 },
    {
      ...facts,
      requestId,
      origin: 'malformed',
      path: '/refused',
      status: 405,
      code: 'method-not-allowed',
    },
    {
      ...facts,
      requestId,
      origin,
      path: '/api/…/user',
      status: 503,
      code: 'unavailable',
      event: 'call-failed',
    },
  ]);
});
