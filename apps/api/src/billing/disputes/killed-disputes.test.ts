import { expect, test } from 'vitest';
import { killSellers } from '../killed-sellers.fixture.ts';
import { readPlaces } from '../payments/payments.fixture.ts';
import { startDisputing } from './disputes.fixture.ts';
import { followDispute } from './follow-dispute.ts';

const kills = 5;
/** Of one process: two that show how long one is, and one that it dies at. */
const disputesEach = 3;

test('whenever a process is killed, what was lost ends once and is told once', async () => {
  const disputing = await startDisputing();
  const { database, context, control, sell, disputeOf, readPayment, mailsOf } = disputing;
  const lost: { readonly place: string; readonly payment: string; readonly dispute: string }[] = [];
  for (let nth = 0; nth < kills * disputesEach; nth += 1) {
    const place = `killed-${nth}`;
    const { id: payment, intentId } = await sell(place);
    await control('dispute', { payment_intent: intentId });
    const { id: dispute } = await disputeOf(intentId);
    await control('close-dispute', { dispute, outcome: 'lost' });
    lost.push({ place, payment, dispute });
  }
  let killed = 0;
  const processes = killSellers(kills, disputing, {
    module: new URL('dispute-process.fixture.ts', import.meta.url),
    envOf: (nth) => ({
      DISPUTES: lost
        .slice(nth * disputesEach, (nth + 1) * disputesEach)
        .map(({ dispute }) => dispute)
        .join(','),
    }),
  });
  for await (const _ of processes) killed += 1;
  expect(killed).toBe(kills);
  for (const { dispute } of lost) await followDispute(context, dispute, null);
  const { sold, released } = await readPlaces(database);
  expect(sold).toEqual([]);
  expect(released.toSorted()).toEqual(lost.map(({ place }) => place).toSorted());
  const told = (await mailsOf('payment-disputed')).map(({ text }) => text);
  for (const { payment, dispute } of lost) {
    expect(await readPayment(payment)).toMatchObject({ state: 'charged-back' });
    expect(told.filter((text) => text.includes(dispute))).toHaveLength(1);
  }
}, 300_000);
