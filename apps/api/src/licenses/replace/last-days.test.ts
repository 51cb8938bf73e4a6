import { instantOf, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { licenses } from '../tables.ts';
import { startReplacing } from './replacing.fixture.ts';

const replacing = await startReplacing();
const { database, larger, openLicensed, preview, subscribe, standingOf, chargedFor } = replacing;
const day = 86_400_000;
const minute = 60_000;

test('one day before its end a larger plan is not sold for that day’s price', async () => {
  const buyer = await openLicensed(2);
  await replacing.dueIn(buyer.before, day);
  const wish = { tier: larger.id };
  const [shown, bought] = [await preview(buyer, wish), await subscribe(buyer, wish)];
  expect([shown.status, bought.status]).toEqual([409, 409]);
  expect(shown.body.detail).toMatch(
    /^In its last 30 days this listing’s plan is not made larger\. From its end on, .+, a larger one can be bought for a year of its own\.$/,
  );
  expect(bought.body.detail).toBe(shown.body.detail);
  expect(await standingOf(buyer)).toEqual(['ACTIVE']);
  expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
});

test('boards within the seats of the plan are added still', async () => {
  const buyer = await openLicensed(1);
  await replacing.dueIn(buyer.before, day);
  expect((await preview(buyer)).body.total.amount).toBe(0);
  expect((await subscribe(buyer, { payment_method: undefined })).status).toBe(200);
});

test.each(['America/Toronto', 'Australia/Sydney', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'in %s it is sold until thirty days before, and no longer',
  async (timeZone) => {
    const buyer = await openLicensed(2);
    const dueAfter = async (ms: number) => {
      // Thirty calendar days from now at the same time of day, and a little.
      const { date, minute: time } = localTimeAt(Date.now(), timeZone);
      const ahead = new Date(Date.parse(date) + 30 * day).toISOString().slice(0, 10);
      const dueAt = instantOf(ahead, time, timeZone) + (Date.now() % minute) + ms;
      await replacing.dueIn(buyer.before, dueAt - Date.now());
      await database.update(licenses).set({ timeZone }).where(eq(licenses.id, buyer.before));
    };
    const wish = { tier: larger.id };
    await dueAfter(-2 * minute);
    expect((await preview(buyer, wish)).status).toBe(409);
    expect((await subscribe(buyer, wish)).status).toBe(409);
    await dueAfter(5 * minute);
    const { status, body } = await preview(buyer, wish);
    expect(status).toBe(200);
    expect(body.lines[0].item.replaces.days).toBeGreaterThanOrEqual(30);
    expect((await subscribe(buyer, wish)).status).toBe(200);
  },
);
