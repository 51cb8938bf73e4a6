import { request } from 'node:http';
import { Stripe } from 'stripe';
import { startBenchServer } from '../account/bench-server.ts';
import type { BenchCluster } from '../postgres/bench-cluster.ts';

const warmUp = 50;
const events = 1_000;
const webhookSecret = 'whsec_of_the_bench';

/** Milliseconds from the first byte of a signed event to its answer, one event after another. */
export async function measureWebhooks(cluster: BenchCluster, folder: string): Promise<number[]> {
  const bench = await startBenchServer(cluster, folder, {
    BOARDWALK_STRIPE_SECRET_KEY: 'sk_test_bench',
    BOARDWALK_STRIPE_PUBLISHABLE_KEY: 'pk_test_bench',
    BOARDWALK_STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  try {
    const times: number[] = [];
    for (let number = 0; number < warmUp + events; number += 1) {
      const began = performance.now();
      await send(`${bench.origin}/api/v1/stripe/webhook`, eventOf(number));
      if (number >= warmUp) times.push(performance.now() - began);
    }
    return times;
  } finally {
    await bench.close();
  }
}

/** An event as long as those of invoices are. */
function eventOf(number: number): string {
  return JSON.stringify({
    id: `evt_bench_${number}`,
    object: 'event',
    type: 'payment_method.attached',
    created: 1_796_000_000 + number,
    livemode: false,
    data: { object: { id: `in_${number}`, customer: 'cus_bench', lines: 'x'.repeat(4_000) } },
  });
}

function send(url: string, payload: string): Promise<void> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume();
      if (response.statusCode === 204) response.on('end', resolve);
      else reject(new Error(`The event was answered ${response.statusCode}.`));
    });
    call.end(payload);
  });
}
