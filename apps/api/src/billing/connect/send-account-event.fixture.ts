import { Stripe } from 'stripe';
import { expect } from 'vitest';
import type { startTestServer } from '../../platform/test-server.fixture.ts';
import type { TestSandbox } from '../sandbox.fixture.ts';

interface AccountEvent {
  readonly account: string;
  readonly type: string;
  /** That of an event which was delivered already; a new one otherwise. */
  readonly id?: string;
  /** Seconds since 1970. */
  readonly created?: number;
}

let sent = 0;

/** What events of the provider are about: the platform, a capability or the account itself. */
function objectOf({ type, account }: AccountEvent) {
  if (type.startsWith('account.application.')) return { id: 'ca_1', object: 'application' };
  return { id: type === 'capability.updated' ? 'card_payments' : account };
}

/** Hands the product an event of an account, signed as the provider signs; answers its id. */
export async function sendAccountEvent(
  server: Pick<Awaited<ReturnType<typeof startTestServer>>, 'inject'>,
  { connectSecrets }: Pick<TestSandbox['payments'], 'connectSecrets'>,
  event: AccountEvent,
): Promise<string> {
  const { account, type, id = `evt_account${++sent}`, created = 1 } = event;
  const data = { object: objectOf(event) };
  const payload = JSON.stringify({ id, type, created, livemode: false, account, data });
  const secret = connectSecrets[0] ?? '';
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { status } = await server.inject({
    method: 'POST',
    url: '/api/v1/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  expect(status).toBe(204);
  return id;
}
