import { randomUUID } from 'node:crypto';
import { endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { ServerHalf } from '@boardwalk/sdk-core/http/server-half';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { defineRoutes } from '../../platform/domain.ts';
import { startBilling } from '../billing.fixture.ts';
import { payments as paymentRows } from '../tables.ts';
import { beginPayment } from './begin-payment.ts';
import { chargeNow } from './charge-payment.ts';
import { makePlaces, placesDomain } from './payments.fixture.ts';

/** Of 50 in `pnpm bench:billing`. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const callsAtOnce = 50;

const halves = {
  buyPlace: {
    summary: 'Buys a place.',
    audience: 'site',
    rule: 'members',
    body: z.strictObject({ card: z.string() }),
    response: z.strictObject({ payment: z.string(), state: z.string() }),
  },
} satisfies Record<string, ServerHalf>;

const endpoints = {
  buyPlace: endpoint<typeof halves.buyPlace>({
    method: 'POST',
    path: '/api/v1/test/place',
    paying: true,
  }),
};

let places = 0;

const shop = {
  ...placesDomain,
  // Each run would buy a place of its own: that there is one run is what the key is for.
  routes: defineRoutes(endpoints, halves, {
    async buyPlace({ body: { card } }, context) {
      places += 1;
      const payment = await context.database.transaction((transaction) =>
        beginPayment(transaction, context, {
          userId: requireMember(context.caller).userId,
          kind: 'place',
          subjectId: `p${places}`,
          amount: { amount: 2_500, currency: 'CAD' },
          paymentMethodId: card,
        }),
      );
      const { state } = await chargeNow(context, payment);
      return { payment, state };
    },
  }),
};

const { platform, provider, server, openMember, saveCard } = await startBilling(shop);
await makePlaces(platform.database);
const member = await openMember();
const card = await saveCard(member);

function buy(key: string) {
  return server.inject({
    method: 'POST',
    url: '/api/v1/test/place',
    headers: {
      origin: platform.configuration.siteOrigin,
      'sec-fetch-site': 'same-origin',
      'x-boardwalk': '1',
      'idempotency-key': key,
      cookie: member.browser.cookie,
    },
    payload: { card },
  });
}

test('however often one purchase is sent at once, it is charged once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: callsAtOnce }, () => buy(key)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect((await buy(key)).body).toMatchObject({ state: 'paid' });
  }
  const charged = await provider.paymentIntents
    .list({ limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  console.log(JSON.stringify({ id: 'idempotent.same', value: charged.length, unit: '1', rounds }));
  expect(charged).toHaveLength(rounds);
  expect(await platform.database.select().from(paymentRows)).toHaveLength(rounds);
}, 300_000);
