import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../test-server.fixture.ts';

const statuses: number[] = [];
const { server } = await startTestServer(
  [
    {
      name: 'uploads',
      routes: [],
      serve(api) {
        api.addHook('onSend', async (_, reply) => {
          statuses.push(reply.statusCode);
        });
        api.post('/upload', async () => 'whole');
      },
    },
  ],
  { withoutDatabase: true },
);
await server.listen({ host: '127.0.0.1', port: 0 });
// No test waits for what the server was set to end after half a minute.
server.server.headersTimeout = 200;
afterAll(() => server.server.closeAllConnections());

async function send(bytes: string): Promise<Socket> {
  // A TCP server's address is an object.
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Sends bytes as they are and answers what comes back until the server closes. */
async function exchange(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = await send(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return { head, body: JSON.parse(body) };
}

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'This is not an HTTP request.'],
  [
    'a request with two lengths',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
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
])('%s is told what is wrong', async (_, bytes, status, detail) => {
  const { head, body } = await exchange(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(body).toMatchObject({ code: 'invalid-request', status, detail });
});

test('a caller who hangs up while sending is no fault of the server', async () => {
  const arrived = once(server.server, 'request');
  const socket = await send(
    'POST /upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\n{',
  );
  await arrived;
  socket.destroy();
  await expect.poll(() => statuses).toEqual([400]);
});

test('a name that somebody has pointed at this machine is not answered', async () => {
  const answer = await server.inject({
    url: '/api/v1/user/',
    headers: { host: 'evil.example:4010' },
  });
  expect(answer.statusCode).toBe(421);
  expect(answer.json().code).toBe('misdirected');
  const own = await server.inject({ url: '/api/v1/user/', headers: { host: 'localhost:4000' } });
  expect(own.statusCode).not.toBe(421);
});
