import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { expect, test } from 'vitest';
import {
  billedInOntario,
  openBrowser,
  storeSession,
  storeUser,
} from '../../account/account.fixture.ts';
import { storeBoard, storeMerchant } from '../../boards/places/places.fixture.ts';
import { boardPlaces } from '../../boards/tables.ts';
import { licenses } from '../tables.ts';
import { startSubscribing } from './subscribing.fixture.ts';

/** Of 50 in `pnpm bench:boards`. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
/** Of 100 there. */
const buyersAtOnce = Number(process.env.BENCH_BUYERS ?? 15);

const subscribing = await startSubscribing();
const { server, database, provider, plan, saveCard, pay } = subscribing;

/** Of the plan and its tax. */
const total = { amount: 293_800, currency: 'CAD' };

/** Somebody with a card, who is signed in. */
async function openPayer() {
  const user = await storeUser(database, billedInOntario);
  const browser = openBrowser(server);
  browser.take(await storeSession(database, user.id));
  return { browser, id: user.id, card: await saveCard({ ...user, browser }) };
}

type Payer = Awaited<ReturnType<typeof openPayer>>;

/** Chooses the board and buys it as a page does, whatever the choice was answered; says what came of it. */
async function buy({ browser, card }: Payer, listingId: number, board: number): Promise<number> {
  const chosen = { billboards: [board], planId: plan.id };
  await browser.call('PUT', `/api/v1/license/${listingId}/holds`, chosen);
  const body = { tier: plan.id, payment_method: card, total };
  return (await pay(browser, `/api/v1/license/${listingId}/subscribe`, body)).status;
}

test('the last place of a board is sold once, however many want it at once', async () => {
  const payers: Payer[] = [];
  while (payers.length < buyersAtOnce) payers.push(await openPayer());
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const board = await storeBoard(database, { capacity: 1, mostPerServiceType: null });
    const wishes = await Promise.all(
      payers.map(async (payer, nth) => {
        const trade = serviceTypes[nth % serviceTypes.length];
        return { payer, merchant: await storeMerchant(database, payer.id, trade) };
      }),
    );
    const answers = wishes.map(({ payer, merchant }) => buy(payer, merchant.listingId, board));
    statuses.push(...(await Promise.all(answers)));
  }
  await subscribing.runWork();

  const assigned = (await database.select().from(boardPlaces)).filter(
    ({ state }) => state === 'ASSIGNED',
  );
  const boards = new Set(assigned.map(({ boardId }) => boardId));
  const charged = (
    await provider.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 })
  ).filter(({ status }) => status === 'succeeded');
  const sold = (await database.select().from(licenses)).filter(({ state }) => state === 'ACTIVE');
  const figures = {
    'race.sold': sold.length,
    'race.oversold': assigned.length - boards.size,
    'race.double': charged.length - sold.length,
    'race.refused': statuses.filter((status) => status === 409).length,
  };
  for (const [id, value] of Object.entries(figures)) {
    console.log(JSON.stringify({ id, value, unit: '1', rounds, buyers: buyersAtOnce }));
  }
  expect(boards.size).toBe(rounds);
  expect(figures).toEqual({
    'race.sold': rounds,
    'race.oversold': 0,
    'race.double': 0,
    'race.refused': rounds * (buyersAtOnce - 1),
  });
}, 1_200_000);
