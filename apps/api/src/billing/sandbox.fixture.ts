import type { AddressInfo } from 'node:net';
import { openSandbox } from '@boardwalk/payments-sandbox/src/sandbox.ts';
import { createTestDatabase } from '@boardwalk/tools/testing/database';
import { pino } from 'pino';
import type { Stripe } from 'stripe';
import { afterAll } from 'vitest';
import type { Configuration } from '../platform/configuration.ts';
import { openPayments } from '../platform/payments/provider.ts';

/** The payments sandbox, and what it takes to ask it as tests do. */
export interface TestSandbox {
  /** For `startTestServer`. */
  readonly payments: NonNullable<Configuration['payments']>;
  readonly provider: Stripe;
  /** Where its pages answer programs. */
  readonly origin: string;
  /** Sets one of its controls, such as `faults` or `delivery`. */
  control(name: string, fields: Readonly<Record<string, string>>): Promise<void>;
}

const webhookSecret = 'whsec_of_tests';

/** Runs the payments sandbox on a database of its own; it sends no events unless told where to. */
export async function startSandbox({
  webhookUrl,
  timeoutMs = 1_000,
}: {
  readonly webhookUrl?: string;
  /** How long the provider has to answer. */
  readonly timeoutMs?: number;
} = {}): Promise<TestSandbox> {
  const { url: databaseUrl } = await createTestDatabase();
  const webhook = webhookUrl ? { url: webhookUrl, secret: webhookSecret } : undefined;
  const { server, close } = await openSandbox(
    { databaseUrl, origin: 'http://pay.localhost:1', webhook },
    pino({ level: 'error' }),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  afterAll(close);
  const { port } = server.server.address() as AddressInfo;
  const payments = {
    secretKey: 'sk_test_boardwalk',
    publishableKey: 'pk_test_boardwalk',
    webhookSecret,
    sandbox: `http://pay.localhost:${port}`,
    script: `http://pay.localhost:${port}/endive/stripe.js`,
    timeoutMs,
  };
  const opened = openPayments({ payments });
  if (!opened) throw new Error('The sandbox’s keys open it.');
  return {
    payments,
    provider: opened.provider,
    origin: `http://127.0.0.1:${port}`,
    async control(name, fields) {
      const body = new URLSearchParams(fields);
      const response = await fetch(`http://127.0.0.1:${port}/control/${name}`, {
        method: 'POST',
        body,
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}
