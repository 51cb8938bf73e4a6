import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { ask, echo, startGateway, warnings } from './gateway.fixture.ts';

test.each([
  '/api/v1/user/',
  '/api/docs?x=1',
  '/login',
  '/logout/all',
  '/v1/boardwalk.js',
  '/v1.2.3/search.js',
  '/media/1/320.webp',
  '/tiles/3/2/1',
  '/health/ready',
  '/dev/mail/1',
])('%s goes to the API as it is', async (path) => {
  const answer = await ask(await startGateway(echo), path);
  expect(JSON.parse(answer.body)).toMatchObject({ method: 'GET', url: path });
});

test.each(['/', '/metrics', '/apis', '/device', '/loginx', '/property/1?a=b', '/health-check'])(
  '%s is a page of the site',
  async (path) => {
    const answer = await ask(await startGateway(echo), path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(`http://localhost:4000${path} for 127.0.0.1`);
  },
);

test.each(['http://evil.example/', '*', '//evil.example/x'])(
  'the address %s leads to no other origin',
  async (path) => {
    const { status, body } = await ask(await startGateway(echo), path);
    if (status === 200) expect(body).toMatch(/^http:\/\/localhost:4000\//);
    else expect([status, JSON.parse(body).code]).toEqual([400, 'invalid-request']);
  },
);

test('body, cookies and host pass through; hop-by-hop headers stay behind', async () => {
  const port = await startGateway(echo);
  const headers = {
    host: 'localhost:4000',
    cookie: 'session=1',
    'content-type': 'application/json',
    connection: 'keep-alive, x-private',
    'x-private': '1',
    te: 'trailers',
  };
  const answer = await ask(port, '/api/x', headers, '{"size":16}');
  const asked = JSON.parse(answer.body);
  expect(asked).toMatchObject({ method: 'POST', body: '{"size":16}' });
  expect(asked.headers).toMatchObject({ host: 'localhost:4000', cookie: 'session=1' });
  expect(asked.headers).not.toHaveProperty('x-private');
  expect(asked.headers).not.toHaveProperty('te');
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

test('who asks is told by the connection, not by the visitor', async () => {
  const claims = {
    host: 'localhost:4000',
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'https',
    forwarded: 'for=192.0.2.1',
  };
  for (const settings of [{}, { BOARDWALK_TRUSTED_PROXIES: '10.0.0.0/8' }]) {
    const elsewhere = await startGateway(echo, settings);
    const untrusted = JSON.parse((await ask(elsewhere, '/api/x', claims)).body);
    expect(untrusted.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:4000',
      'x-forwarded-proto': 'http',
    });
    expect(untrusted.headers).not.toHaveProperty('forwarded');
    expect((await ask(elsewhere, '/', claims)).body).toContain('for 127.0.0.1');
  }
  const port = await startGateway(echo, { BOARDWALK_TRUSTED_PROXIES: 'loopback' });
  const trusted = JSON.parse((await ask(port, '/api/x', claims)).body);
  expect(trusted.headers).toMatchObject({
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-proto': 'https',
  });
});

test('the operator of a live site hears of a proxy that was not named, once', async () => {
  const live = {
    BOARDWALK_MODE: 'live',
    BOARDWALK_SITE_ORIGIN: 'https://market.example',
  };
  const claims = { host: 'market.example', 'x-forwarded-for': '192.0.2.1' };
  const port = await startGateway(echo, live);
  await ask(port, '/api/x', { host: 'market.example' });
  expect(warnings).toEqual([]);
  await ask(port, '/api/x', claims);
  await ask(port, '/', claims);
  expect(warnings).toEqual([expect.stringContaining('BOARDWALK_TRUSTED_PROXIES')]);
  await ask(
    await startGateway(echo, { ...live, BOARDWALK_TRUSTED_PROXIES: 'loopback' }),
    '/',
    claims,
  );
  expect(warnings).toEqual([]);
});

test('a well-formed request id is passed on, another is replaced', async () => {
  const port = await startGateway(echo);
  const given = JSON.parse((await ask(port, '/api/x', { 'x-request-id': 'abcdef-123456' })).body);
  expect(given.headers['x-request-id']).toBe('abcdef-123456');
  const replaced = JSON.parse((await ask(port, '/api/x', { 'x-request-id': 'a b' })).body);
  expect(replaced.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('an answer streams through while the API is still writing it', async () => {
  let finish = () => {};
  const port = await startGateway((_, response) => {
    response.write('first');
    finish = () => response.end('last');
  });
  const outgoing = request({ host: '127.0.0.1', port, path: '/api/v1/events' });
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  const [chunk] = await once(response ?? outgoing, 'data');
  expect(String(chunk)).toBe('first');
  finish();
});

test('a visitor who leaves ends the call of the API', async () => {
  let left: Promise<unknown> = Promise.resolve();
  const port = await startGateway((incoming, response) => {
    left = once(response, 'close');
    response.write(incoming.url);
  });
  const outgoing = request({ host: '127.0.0.1', port, path: '/api/v1/events' });
  outgoing.on('error', () => {});
  outgoing.end();
  await once(outgoing, 'response');
  outgoing.destroy();
  await left;
});

test('a site that ends hangs up on event streams, and lets other answers finish', async () => {
  let endStreams = () => {};
  const left: string[] = [];
  const article = Promise.withResolvers<ServerResponse>();
  const port = await startGateway(
    ({ url = '' }, response) => {
      response.on('close', () => left.push(url));
      response.writeHead(200, {
        'content-type': url.includes('events') ? 'text/event-stream' : 'text/plain',
      });
      response.write('id: 1\n\n');
      if (!url.includes('events')) article.resolve(response);
    },
    {},
    (gateway) => {
      endStreams = gateway.endStreams;
    },
  );
  const outgoing = request({ host: '127.0.0.1', port, path: '/api/v1/events' });
  outgoing.on('error', () => {});
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  response?.on('error', () => {});
  const other = ask(port, '/api/v1/articles');
  await once(response ?? outgoing, 'data');
  const unfinished = await article.promise;
  endStreams();
  await expect.poll(() => response?.closed).toBe(true);
  unfinished.end('last');
  expect((await other).body).toBe('id: 1\n\nlast');
  await expect.poll(() => left).toContain('/api/v1/events');
});

test('while the API is down, a problem says so', async () => {
  const answer = await ask(await startGateway('down'), '/api/v1/user/', {
    'x-request-id': 'abcdef-123456',
  });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.headers['x-request-id']).toBe('abcdef-123456');
  expect(JSON.parse(answer.body)).toEqual({
    type: '/problems/unavailable',
    code: 'unavailable',
    status: 503,
    title: 'The service is not available right now.',
    detail: 'The API cannot be reached right now.',
    requestId: 'abcdef-123456',
  });
});

test.each([
  ['a change', { 'x-boardwalk': '1' }, 'interrupted'],
  ['a search', {}, 'unavailable'],
] as const)(
  '%s that breaks off at the API is not said to have failed',
  async (_, headers, code) => {
    const port = await startGateway((incoming) => incoming.socket.destroy());
    const answer = await ask(port, '/api/v1/user/', headers, '{}');
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, code]);
    expect(answer.headers['retry-after']).toBe('2');
  },
);

test('a change that never reached the API is said not to have been done', async () => {
  const headers = { 'x-boardwalk': '1' };
  const answer = await ask(await startGateway('down'), '/api/v1/user/', headers, '{}');
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 'unavailable']);
});

test('an answer that comes before the body was read reaches a visitor who is still sending', async () => {
  const port = await startGateway((_, response) => response.writeHead(413).end('too large'));
  const body = 'x'.repeat(5_000_000);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const length = { 'content-length': String(body.length) };
    const answer = await ask(port, '/api/x', attempt % 2 === 0 ? length : {}, body);
    expect([answer.status, answer.body]).toEqual([413, 'too large']);
  }
});

test('an answer that breaks off is cut off, not completed', async () => {
  const cut = Promise.withResolvers<ServerResponse>();
  const port = await startGateway((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    cut.resolve(response);
  });
  const outgoing = request({ host: '127.0.0.1', port, path: '/api/x' });
  outgoing.end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  // Here by now: its first half has come through.
  expect(String(await once(response ?? outgoing, 'data'))).toBe('half');
  (await cut.promise).destroy();
  await expect(once(response ?? outgoing, 'end')).rejects.toThrow('aborted');
});

test.each(['/', '/api/v1/user/', '/dev/mail', '/site/policy-reports', '/v1/boardwalk.js'])(
  '%s is not answered under a name that somebody has pointed at this machine',
  async (path) => {
    let asked = 0;
    const port = await startGateway((_, response) => {
      asked += 1;
      response.end('the mails');
    });
    const answer = await ask(port, path, { host: `evil.example:${port}` });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([421, 'misdirected']);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(asked).toBe(0);
  },
);

test('whether the product lives is told by whatever address somebody asks', async () => {
  const port = await startGateway(echo);
  expect((await ask(port, '/health/live', { host: '10.0.0.7:4000' })).status).toBe(200);
});
