import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openMember } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { mediaDomain } from '../../media/routes.ts';
import { filesTable } from '../../media/tables.ts';
import { watchArrivals } from '../../media/upload/arrivals.fixture.ts';
import { film, formHead, formType, pageHeaders } from '../../media/upload/form.fixture.ts';
import { startTestServer } from '../test-server.fixture.ts';

const server = await startTestServer([accountDomain, mediaDomain], { withoutLimits: true });
await server.server.listen({ port: 0, host: '127.0.0.1' });
// A server that listens on a port has an address of this shape.
const { port } = server.server.server.address() as AddressInfo;
const arrived = watchArrivals(server.server.server);
const { browser } = await openMember(server);

afterEach(() => {
  vi.useRealTimers();
});

function begin(method: string, path: string, type: string): ClientRequest {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const headers = { ...pageHeaders(server, browser), 'content-type': type };
  const sent = request({ port, method, path, headers });
  sent.on('error', () => undefined);
  return sent;
}

/** Until the server watches how long the body takes. */
const isWatched = () => expect.poll(() => vi.getTimerCount()).toBe(1);

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('a body that is not whole after half a minute is given up', async () => {
  const sent = begin('POST', '/login', 'application/json');
  sent.write('{"username":"');
  await isWatched();
  const status = statusOf(sent);
  vi.advanceTimersByTime(30_000);
  expect(await status).toBe(408);
});

test('a file may take longer as long as it moves, and leaves nothing once it stands still', async () => {
  const sent = begin('PUT', '/api/v1/storage/me/files', formType);
  sent.write(formHead('film.mp4'));
  sent.write(film(100));
  await isWatched();
  for (let half = 0; half < 4; half += 1) {
    sent.write(Buffer.alloc(200_000));
    await arrived(sent);
    vi.advanceTimersByTime(30_000);
  }
  expect(await server.platform.database.$count(filesTable)).toBe(1);
  const status = statusOf(sent);
  sent.write(Buffer.alloc(1_000));
  await arrived(sent);
  vi.advanceTimersByTime(30_000);
  expect(await status).toBe(408);
  vi.useRealTimers();
  await expect.poll(() => server.platform.database.$count(filesTable)).toBe(0);
});
