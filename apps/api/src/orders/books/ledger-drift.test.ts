import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeSetting } from '../../platform/settings.ts';
import { writeRate } from '../../shops/shop-bodies.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { koalaAccount } from '../orders.fixture.ts';
import { platformFee } from '../platform-fee.ts';
import { auditOrders, noFaults } from '../scenarios/audit-orders.fixture.ts';
import { startScenarios } from '../scenarios/scenarios.fixture.ts';
import type { Cast } from './cast.fixture.ts';
import { drawnSequence, offeredCount } from './drawn-steps.fixture.ts';
import { findDrift } from './find-drift.fixture.ts';
import { playSequence } from './play-sequence.fixture.ts';

/** Of 500 in `pnpm bench:orders`. */
const sequences = Number(process.env.BENCH_SEQUENCES ?? 6);
/** After how many sequences the books are compared. */
const between = 25;

const from = '2020-01-01';
const salesTaxFile = join(mkdtempSync(join(tmpdir(), 'boardwalk-taxes-')), 'taxes.json');
const registered = [
  { country: 'CA', region: 'BC', from },
  { country: 'US', region: 'NY', from },
];
writeFileSync(
  salesTaxFile,
  JSON.stringify({
    states: [{ state: 'NY', portion: 88_750, from, isOnShipping: true }],
    registrations: registered,
  }),
);

const scenarios = await startScenarios({ salesTaxFile });
const { database, server, sandbox, openSelling, openBuffalo, openKoala } = scenarios;
const { openBuyer, offer, saveCard } = scenarios;

const otherKoala = 'acct_demoPantryCA';
const accounts = [koalaAccount, otherKoala];
const prices = [333, 1_999, 12_345, 101];

/** Two shops of Canada, one of the USA, two of Australia, which send to all three countries. */
async function openCast() {
  await writeSetting(server.platform, platformFee, 73_000);
  const selling = [
    await openSelling(),
    await openBuffalo(),
    await openKoala(),
    await openKoala(otherKoala),
  ];
  const items: number[] = [];
  for (const [nth, { seller, shop }] of selling.entries()) {
    for (const country of ['CA', 'US', 'AU'] as const) {
      const zone = { country, regions: [], postalPrefixes: [] };
      const rate = writeRate({ zone, steps: [{ upTo: null, price: 777 }] });
      await seller.call('POST', shopPath(shop, '/shipping'), rate);
    }
    for (const price of [prices[nth] ?? 1, prices[nth + 1] ?? 2]) {
      const offered = await offer(seller, shop, { stock: 100_000, variant: { price } });
      items.push(offered.item);
    }
  }
  const sellers = new Map(selling.map(({ seller, shop }) => [shop, seller]));
  return { items, accounts, sellers, refunds: [] as Cast['refunds'] };
}

/** A buyer of their own for each sequence: who is declined too often in a day may order no more. */
async function openPayer() {
  const buyer = await openBuyer();
  const cards = {
    paying: buyer.card,
    declined: await saveCard(buyer, 'pm_card_chargeCustomerFail'),
    asking: await saveCard(buyer, 'pm_card_authenticationRequired'),
  };
  return { buyer, cards };
}

test('whatever becomes of orders, the ledger and the provider’s books agree to the cent', async () => {
  const cast = await openCast();
  expect(cast.items).toHaveLength(offeredCount);
  const drawn = fc.sample(drawnSequence, sequences);
  let differing = 0;
  let former: readonly string[] = [];
  for (const [nth, steps] of drawn.entries()) {
    await playSequence(scenarios, { ...cast, ...(await openPayer()) }, steps);
    if (sequences > between && nth % between !== between - 1 && nth < sequences - 1) continue;
    const drift = await findDrift(database, sandbox.provider, accounts);
    if (drift.join() !== former.join()) {
      console.log(`after sequence ${nth}: ${drift.join('; ')}: ${JSON.stringify(steps)}`);
    }
    former = drift;
    differing = Math.max(differing, drift.length);
  }
  console.log(JSON.stringify({ id: 'books.drift', value: differing, unit: '1', sequences }));
  const wrong = cast.refunds.filter(
    ({ previewed, happened }) => !isDeepStrictEqual(previewed, happened),
  );
  const refunds = cast.refunds.length;
  console.log(
    JSON.stringify({ id: 'refund.preview.diff', value: wrong.length, unit: '1', refunds }),
  );
  expect(wrong).toEqual([]);
  expect(former).toEqual([]);
  expect(differing).toBe(0);
  expect(await auditOrders(database, sandbox.provider)).toEqual(noFaults);
}, 3_600_000);
