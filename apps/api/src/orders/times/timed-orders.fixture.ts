import { randomUUID } from 'node:crypto';
import { cartPath } from '../../cart/cart.fixture.ts';
import { startOrders } from '../orders.fixture.ts';

/** Of 300 in `pnpm bench:orders`. */
export const timedOrders = Number(process.env.BENCH_ORDERS ?? 8);

/** Orders over HTTP, of a shop with five products, as fast as they come. */
export async function startTimedOrders() {
  // Answers are not held against the contract where the product is in use.
  const started = await startOrders({ checksAnswers: false });
  const { server, openBuyer, openSelling, offer } = started;
  const { siteOrigin } = server.platform.configuration;
  const origin = await server.server.listen({ host: '127.0.0.1', port: 0 });
  const { seller, shop } = await openSelling();
  const items: number[] = [];
  while (items.length < 5) items.push((await offer(seller, shop, { stock: 90_000 })).item);

  type Buyer = Pick<Awaited<ReturnType<typeof openBuyer>>, 'cookie'>;

  /** Calls as a browser does; answers the body. */
  async function send({ cookie = '' }: Buyer, path: string, body: object) {
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        ...{ origin: siteOrigin, 'sec-fetch-site': 'same-origin', 'x-boardwalk': '1', cookie },
        ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      },
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  }

  return {
    ...started,
    origin,
    items,
    send,
    /** Puts two products into a cart. */
    async fill(buyer: Buyer): Promise<void> {
      for (const item of items.slice(0, 2)) await send(buyer, cartPath, { item, quantity: 1 });
    },
  };
}

/** Prints what 95 of a hundred times are at most, in milliseconds. */
export function printPercentile(id: string, times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  const value = Math.round(p95 * 100) / 100;
  console.log(JSON.stringify({ id, value, unit: 'ms', count: times.length }));
  return value;
}
