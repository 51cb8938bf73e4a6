import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createBrokenRequests } from './broken-request.ts';
import { readKnownHosts } from './known-hosts.ts';
import { createHttpServer } from './listen.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('who goes on sending after the answer is hung up on, once the answer is read', async () => {
  const server = createHttpServer({
    handle: (_, response) => response.writeHead(413).end('too large'),
    brokenRequests: createBrokenRequests({ siteOrigin: 'http://localhost', mode: 'demo' }),
    hosts: readKnownHosts({}, 'http://localhost'),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sent = request({ port, method: 'PUT', headers: { 'content-length': '1000000000' } });
  sent.on('error', () => undefined);
  sent.write('x');
  const [response] = await once(sent, 'response');
  response.resume();
  expect(response.statusCode).toBe(413);
  await new Promise(setImmediate);
  expect(sent.destroyed).toBe(false);
  const closed = once(sent, 'close');
  await vi.advanceTimersByTimeAsync(5_000);
  await closed;
  server.close();
});
