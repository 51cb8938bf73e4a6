import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openSandbox } from '../sandbox.ts';

let status = 204;
const moves: unknown[] = [];
const product = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  moves.push([request.headers['content-type'], Buffer.concat(parts).toString()]);
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
const { port } = product.address() as AddressInfo;
const { server, close } = await openSandbox(
  {
    databaseUrl: (await createTestDatabase()).url,
    origin: 'http://pay.localhost:4102',
    webhook: undefined,
    clockUrl: `http://127.0.0.1:${port}/dev/clock`,
  },
  pino({ level: 'silent' }),
);
afterAll(close);
afterAll(() => product.close());

function move(aheadMs: number) {
  return server.inject({
    method: 'POST',
    url: '/control/clock',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `ahead_ms=${aheadMs}`,
  });
}

const readClock = async () => (await server.inject('/control/state')).json().clock;

test('the product moves with the sandbox', async () => {
  expect((await move(5_000)).statusCode).toBe(200);
  expect(moves).toEqual([['application/json', '{"aheadMs":5000}']]);
  expect(await readClock()).toEqual({ aheadMs: 5_000 });
});

test('a product that refuses leaves both where they were, and is told', async () => {
  status = 500;
  const answer = await move(9_000);
  expect(answer.statusCode).toBe(502);
  expect(answer.json().error.message).toContain('it answers 500');
  expect(await readClock()).toEqual({ aheadMs: 5_000 });
});

test('a product that is away is told', async () => {
  product.closeAllConnections();
  await new Promise((resolve) => product.close(resolve));
  expect((await move(9_000)).json().error.message).toContain('does not answer');
  expect(await readClock()).toEqual({ aheadMs: 5_000 });
});
