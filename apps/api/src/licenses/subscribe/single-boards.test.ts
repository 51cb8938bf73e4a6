import { describe, expect, test } from 'vitest';
import { sponsorPrice } from '../../billing/prices/sponsor-price.ts';
import { writeSetting } from '../../platform/settings.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, plan, openBuyer, pay, subscribe, statesOf, licensesOf, chargedFor } = subscribing;
await writeSetting(platform, sponsorPrice, { amount: 49_900, currency: 'CAD' });

const at = ({ listingId }: Buyer) => `/api/v1/stripe/merchant/${listingId}`;
const buy = (buyer: Buyer, boards: readonly number[], body: object = {}) =>
  pay(buyer.browser, at(buyer), {
    subscriptions: boards.map((id) => ({ id })),
    payment_method: buyer.card,
    // With the tax of Ontario.
    total: { amount: boards.length * 56_387, currency: 'CAD' },
    ...body,
  });
const end = (buyer: Buyer, billboards: readonly number[]) =>
  buyer.browser.call('DELETE', at(buyer), { billboards });

describe('single boards', () => {
  test('are bought at the sponsor’s price each; what is not named stays held', async () => {
    const buyer = await openBuyer({ boards: 3 });
    const { status, body } = await buy(buyer, buyer.boardIds.slice(0, 2));
    expect([status, body.license]).toMatchObject([
      200,
      {
        state: 'ACTIVE',
        plan: null,
        renews: false,
        seats: buyer.boardIds.slice(0, 2),
        invoice: { subtotal: { amount: 99_800 }, total: { amount: 112_774 } },
      },
    ]);
    expect(body.license.invoice.lines).toHaveLength(2);
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED', 'HELD']);
    const more = await buy(buyer, buyer.boardIds.slice(2));
    expect(more.body.license.state).toBe('ACTIVE');
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 0 });
  });

  test('stand beside a plan', async () => {
    const buyer = await openBuyer({ boards: 3 });
    await buy(buyer, buyer.boardIds.slice(0, 1));
    expect((await subscribe(buyer)).body.license.seats).toEqual(buyer.boardIds.slice(1));
  });

  test('take no seat of a plan: as many as it has are kept and sold beside them', async () => {
    const buyer = await openBuyer({ boards: 4 });
    const [single = 0, ...rest] = buyer.boardIds;
    await buy(buyer, [single]);
    const holds = `/api/v1/license/${buyer.listingId}/holds`;
    const wanted = { billboards: buyer.boardIds, planId: plan.id };
    const { body } = await buyer.browser.call('PUT', holds, wanted);
    expect(body).toMatchObject({
      ...{ holds: rest.map((id) => ({ id })), subscribed: [] },
      refused: [{ id: single, reason: 'already-here' }],
    });
    expect((await subscribe(buyer)).body.license.seats).toEqual(rest);
    const after = await buyer.browser.call('GET', holds);
    expect(after.body.subscribed).toEqual(rest);
  });

  test('are paid by the card that is chosen for licences, where none is named', async () => {
    const buyer = await openBuyer({ boards: 2 });
    const unnamed = { payment_method: undefined };
    const refused = await buy(buyer, buyer.boardIds, unnamed);
    expect(refused.body.fields[0].path).toBe('body.payment_method');
    await buyer.browser.call('PUT', `/api/v1/customer/${buyer.card}/default`, {
      purpose: 'licences',
      isDefault: true,
    });
    expect((await buy(buyer, buyer.boardIds, unnamed)).status).toBe(200);
  });

  test('that the listing does not hold, or that nobody named, are not sold', async () => {
    const buyer = await openBuyer();
    const { boardIds } = await openBuyer();
    expect((await buy(buyer, boardIds)).status).toBe(409);
    expect((await buy(buyer, [...buyer.boardIds, 4_000_000])).status).toBe(409);
    expect((await buy(buyer, [])).status).toBe(400);
    expect((await buy(buyer, [0])).status).toBe(400);
    const other = await openBuyer();
    expect((await buy({ ...other, listingId: buyer.listingId }, buyer.boardIds)).status).toBe(404);
    expect(await licensesOf(buyer.listingId)).toEqual([]);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
  });

  test('bought and given up in eight tabs at once are bought and given up once', async () => {
    const buyer = await openBuyer();
    const tabs = Array.from({ length: 8 }, () => buyer.boardIds);
    const bought = await Promise.all(tabs.map((ids) => buy(buyer, ids)));
    expect(bought.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
    const ended = await Promise.all(tabs.map((ids) => end(buyer, ids)));
    const [first, ...others] = ended.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    for (const status of others) expect([404, 409]).toContain(status);
    expect(await statesOf(buyer)).toEqual(['RELEASED', 'RELEASED']);
    expect(await licensesOf(buyer.listingId)).toMatchObject([{ state: 'ENDED' }]);
  });

  test('take no others in, and end one by one; a licence ends with its last', async () => {
    const buyer = await openBuyer({ boards: 2 });
    const [first = 0, second = 0] = buyer.boardIds;
    const { body } = await buy(buyer, buyer.boardIds);
    const { uuid } = body.license;
    const board = (await openBuyer({ boards: 1 })).boardIds[0] ?? 0;
    const added = await buyer.browser.call('POST', `/api/v1/license/${uuid}/${board}`);
    expect(added.status).toBe(409);
    expect((await end(buyer, [first, board])).status).toBe(404);
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED']);
    expect((await end(buyer, [first])).status).toBe(200);
    expect(await statesOf(buyer)).toEqual(['RELEASED', 'ASSIGNED']);
    expect((await licensesOf(buyer.listingId))[0]?.state).toBe('ACTIVE');
    const last = await buyer.browser.call('DELETE', `/api/v1/license/${uuid}/${second}`);
    expect(last.body).toMatchObject({ state: 'ENDED', seats: [] });
    expect((await end(buyer, [second])).status).toBe(404);
  });

  test('of a plan are not ended as such', async () => {
    const buyer = await openBuyer();
    await subscribe(buyer);
    expect((await end(buyer, buyer.boardIds)).status).toBe(404);
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED']);
  });

  test('are not sold before they have a price', async () => {
    const buyer = await openBuyer();
    await writeSetting(platform, sponsorPrice, null);
    expect((await buy(buyer, buyer.boardIds)).status).toBe(409);
  });
});
