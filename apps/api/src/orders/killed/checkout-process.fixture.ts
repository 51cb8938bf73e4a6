import { once } from 'node:events';
import { Stripe } from 'stripe';
import { cartPath } from '../../cart/cart.fixture.ts';
import { domains } from '../../main.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { dieAtStatement } from '../../platform/database/die-at-statement.fixture.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { createServer } from '../../platform/http/server.ts';
import { createLog } from '../../platform/logging.ts';
import { openPlatform } from '../../platform/platform.ts';
import { createWorkRunner } from '../../platform/queue/work-runner.ts';

/**
 * A process in which somebody orders `ITEMS`, order after order, until it dies at a `SHARE` of the
 * statements of an order: at those of its checkout, or of what an event of the provider leads to where
 * it has a `WEBHOOK`, the secret that signs these, and `CONNECT` that of accounts of shops. `BODY` is what their checkout sends.
 */
const { COOKIE = '', ITEMS = '', BODY = '', WEBHOOK, CONNECT, BANK = '', SHARE = '' } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const whole = extendPlatform(opened.platform, domains);
const { database, endRound } = dieAtStatement(whole.database, Number(SHARE));
const platform = { ...whole, database };
const ordering = WEBHOOK ? whole : platform;
const server = await createServer(ordering, domains);
const events = await createServer(platform, domains);
const runner = createWorkRunner(platform, domains);
const headers = {
  origin: platform.configuration.siteOrigin,
  'sec-fetch-site': 'same-origin',
  'x-boardwalk': '1',
  cookie: COOKIE,
};

/** The bank asks for each order, its owner agrees, and its events arrive here. */
async function payByEvent(
  secrets: { readonly own: string; readonly connect: string },
  steps: readonly { readonly client_secret: string; readonly account: string | null }[],
): Promise<void> {
  for (const { client_secret, account } of steps) {
    const secret = account === null ? secrets.own : secrets.connect;
    // A secret begins with the number of what it is for.
    const [intent = ''] = client_secret.split('_secret_');
    const body = new URLSearchParams({ client_secret, outcome: 'complete' });
    await fetch(`${BANK}/three-d-secure/${intent}`, { method: 'POST', body });
    const payload = JSON.stringify({
      ...{ id: `evt_${intent}`, object: 'event', type: 'payment_intent.succeeded' },
      ...{ created: 1, livemode: false, data: { object: { id: intent } } },
      ...(account !== null && { account }),
    });
    await events.inject({
      ...{ method: 'POST', url: '/api/v1/stripe/webhook', payload },
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
    });
  }
  await runner.runWaiting();
}

await once(process, 'message');
// What the one before has left.
await createWorkRunner(whole, domains).runWaiting();
for (let number = 0; ; number += 1) {
  for (const item of ITEMS.split(',').map(Number)) {
    const payload = { item, quantity: 1 };
    await server.inject({ method: 'POST', url: cartPath, payload, headers });
  }
  const answer = await server.inject({
    ...{ method: 'POST', url: `${cartPath}checkout`, payload: JSON.parse(BODY) },
    headers: { ...headers, 'idempotency-key': `order-${process.pid}-${number}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  if (WEBHOOK && CONNECT) {
    await payByEvent({ own: WEBHOOK, connect: CONNECT }, answer.json().steps);
  }
  endRound();
}
