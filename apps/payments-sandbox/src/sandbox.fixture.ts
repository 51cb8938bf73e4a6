import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { pino } from 'pino';
import { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import { openSandbox } from './sandbox.ts';

/** A sandbox on a database of its own, and the official SDK pointed at it. */
export async function startSandbox() {
  const { url } = await createTestDatabase();
  const { server, database, close } = await openSandbox(
    { databaseUrl: url, origin: 'http://pay.localhost:4102', webhook: undefined },
    pino({ level: 'error' }),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  afterAll(close);
  const { port } = server.server.address() as AddressInfo;
  const connect = (key = 'sk_test_boardwalk') =>
    new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  return { stripe: connect(), connect, server, database, port };
}

/** What a refused call answers. */
export async function refusal(
  call: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call was not refused');
}

/** Somebody who listens for webhooks and answers as a test wants. */
export async function startListener(answer: (body: string) => number = () => 200) {
  const received: { body: string; signature: string }[] = [];
  const listener = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answer(body)).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => listener.close(resolve)));
  const { port } = listener.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/webhook` };
}
