import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chargeNow } from '../payments/charge-payment.ts';
import { onShop, otherShop, shop, startDirectCharges } from '../payments/direct-charges.fixture.ts';
import { paymentDifferences } from '../tables.ts';

const direct = await startDirectCharges();
const { database, platform, provider, server, control, runWork, runJob } = direct;
const { openPayer, begin, sellThere, chargedOn, chargeThere, chargeUnheard, readPayment } = direct;
const { openDifference, repair } = direct;
const hourMs = 3_600_000;

/** Compares an hour later, when nothing is under way any more. */
async function compare() {
  await server.inject({
    method: 'POST',
    url: '/dev/clock',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ aheadMs: hourMs }),
  });
  // The server follows at intervals.
  await expect.poll(() => platform.clock.now().getTime() - Date.now()).toBeGreaterThan(hourMs / 2);
  return runJob('compare-payments');
}

test('the comparison finds on accounts what nobody heard of, and a press mends it', async () => {
  const open = await chargeUnheard('compared open');
  const twice = await sellThere('compared twice');
  const second = await chargeThere(twice.id);
  const unknown = await chargeThere(randomUUID());
  const gone = await sellThere('compared gone');
  await provider.refunds.create({ payment_intent: gone.intentId }, onShop);
  const right = await sellThere('compared right');
  await compare();
  const kinds = await Promise.all(
    [open.intentId, second.id, unknown.id, gone.intentId, right.intentId].map(openDifference),
  );
  expect(kinds.map((one) => [one?.kind, one?.accountId])).toEqual([
    ['charge-unknown', shop],
    ['charged-twice', shop],
    ['charge-unknown', shop],
    ['charge-missing', shop],
    [undefined, undefined],
  ]);
  for (const intent of [open.intentId, second.id, unknown.id, gone.intentId]) {
    expect(await repair(intent)).toBe(200);
  }
  await runWork();
  expect(await readPayment(open.id)).toMatchObject({ state: 'paid' });
  expect(await chargedOn(twice.id)).toEqual({ charges: 2, refunds: 1, fee: 1_000 });
  const back = await provider.refunds.list({ payment_intent: unknown.id }, onShop);
  expect(back.data).toHaveLength(1);
  expect(await readPayment(gone.id)).toMatchObject({ state: 'refunded' });
  await compare();
  for (const { intentId } of [open, twice, gone, right]) {
    expect(await openDifference(intentId)).toBeUndefined();
  }
});

test('of an account that shows us nothing no payment is called missing, nor taken back', async () => {
  const id = await begin(await openPayer(), { place: 'hidden', account: otherShop });
  await chargeNow(platform, id);
  const intentId = (await readPayment(id)).intentId ?? '';
  await provider.refunds.create({ payment_intent: intentId }, { stripeAccount: otherShop });
  await compare();
  expect(await openDifference(intentId)).toMatchObject({ kind: 'charge-missing' });
  await control('access', { account: otherShop, access: 'revoked' });
  expect(await repair(intentId)).toBe(409);
  expect(await readPayment(id)).toMatchObject({ state: 'paid' });
  await database.delete(paymentDifferences).where(eq(paymentDifferences.providerId, intentId));
  await compare();
  expect(await openDifference(intentId)).toBeUndefined();
  await control('access', { account: otherShop, access: 'granted' });
  await compare();
  expect(await openDifference(intentId)).toMatchObject({ kind: 'charge-missing' });
});
