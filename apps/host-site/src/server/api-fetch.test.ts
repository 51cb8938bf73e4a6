import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createApiFetch } from './api-fetch.ts';

/**
 * Starts an API that answers with the number of the request; returns the function that calls it.
 */
async function startApi(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an object.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = createApiFetch(origin, 'https://market.example');
  onTestFinished(async () => {
    await api.close();
    server.close();
  });
  return async (path: string, init?: RequestInit) => (await api.fetch(origin + path, init)).text();
}

function counting(headers: Record<string, string>): RequestListener {
  let count = 0;
  return (request, response) => {
    count++;
    response.writeHead(200, { 'content-type': 'text/plain', ...headers });
    response.end(`${request.method} ${request.url} ${count}`);
  };
}

test('what anybody may keep is asked for once', async () => {
  const ask = await startApi(counting({ 'cache-control': 'public, max-age=30' }));
  expect(await ask('/a?b=1')).toBe('GET /a?b=1 1');
  expect(await ask('/a?b=1')).toBe('GET /a?b=1 1');
  expect(await ask('/a?b=2')).toBe('GET /a?b=2 2');
});

test('the API is asked for by the name of the site', async () => {
  const ask = await startApi((request, response) => response.end(request.headers.host));
  expect(await ask('/a')).toBe('market.example');
});

test.each(['no-store', 'private, max-age=30', 'public, max-age=0', ''])(
  'an answer with the rules "%s" is asked for anew',
  async (rules) => {
    const ask = await startApi(counting({ 'cache-control': rules }));
    expect(await ask('/a')).toBe('GET /a 1');
    expect(await ask('/a')).toBe('GET /a 2');
  },
);

test('a POST is never kept', async () => {
  const ask = await startApi(counting({ 'cache-control': 'public, max-age=30' }));
  const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
  expect(await ask('/a', post)).toBe('POST /a 1');
  expect(await ask('/a', post)).toBe('POST /a 2');
});

test('an API that is not there is a TypeError, as of fetch, and a given-up call its own reason', async () => {
  const api = createApiFetch('http://127.0.0.1:1', 'https://market.example');
  onTestFinished(api.close);
  await expect(api.fetch('http://127.0.0.1:1/a')).rejects.toThrow(TypeError);
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(api.fetch('http://127.0.0.1:1/a', { signal })).rejects.toThrow('enough');
});
