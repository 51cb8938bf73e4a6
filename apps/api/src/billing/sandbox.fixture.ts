import type { AddressInfo } from 'node:net';
import { act } from '@boardwalk/payments-sandbox/src/platform/act.ts';
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
  /** Runs while nothing is changed at the provider: requests for a change wait. */
  whileHeld<Result>(run: () => Promise<Result>): Promise<Result>;
}

/** The first is on its way out, as while an operator exchanges it. */
const webhookSecrets = ['whsec_of_old_tests', 'whsec_of_tests'];
const connectSecrets = ['whsec_of_connect_tests'];

/**
 * Runs the payments sandbox on a database of its own; it sends no events unless given a
 * destination.
 */
export async function startSandbox(): Promise<TestSandbox> {
  const { url: databaseUrl } = await createTestDatabase();
  const { server, database, close } = await openSandbox(
    { databaseUrl, origin: 'http://pay.localhost:1', webhook: undefined },
    pino({ level: 'error' }),
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  afterAll(close);
  const { port } = server.server.address() as AddressInfo;
  const payments = {
    secretKey: 'sk_test_boardwalk',
    publishableKey: 'pk_test_boardwalk',
    webhookSecrets,
    connectSecrets,
    seller: {
      name: 'Maple Boards Inc.',
      address: '2 Elm St, Hamilton ON L8P 1A1',
      taxNumbers: ['HST 1 RT0001'],
    },
    sandbox: `http://pay.localhost:${port}`,
    script: `http://pay.localhost:${port}/endive/stripe.js`,
    timeoutMs: 10_000,
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
    whileHeld: (run) => act(database, '', run),
  };
}
