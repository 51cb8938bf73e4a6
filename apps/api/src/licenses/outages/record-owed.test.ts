import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { boardOutages, boardPlaces } from '../../boards/tables.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { licenses, owedOutages } from '../tables.ts';
import { recordOwed } from './record-owed.ts';

const subscribing = await startSubscribing();
const { platform, database, openBuyer, subscribe } = subscribing;
const start = Date.now();
const at = (days: number) => new Date(start + days * 86_400_000);
const instant = (days: number) => at(days).toISOString();
/** What the job does so many days from now. */
const recordAfter = (days: number) => recordOwed({ ...platform, clock: { now: () => at(days) } });

async function openLicensee() {
  const buyer = await openBuyer({ boards: 2 });
  const { body } = await subscribe(buyer);
  if (body.license?.state !== 'ACTIVE') throw new Error('It was not sold.');
  const uuid = body.license.uuid as string;
  const [first = 0] = buyer.boardIds;
  await database
    .update(boardPlaces)
    .set({ assignedAt: at(-30) })
    .where(eq(boardPlaces.listingId, buyer.listingId));
  const read = async () => (await buyer.browser.call('GET', `/api/v1/license/${uuid}/`)).body;
  const breakDown = async (from: number, until: number | null) => {
    const [row] = await database
      .insert(boardOutages)
      .values({
        ...{ boardId: first, from: at(from), until: until === null ? null : at(until) },
        ...{ reason: 'A storm took the panel.', createdAt: at(from) },
      })
      .returning();
    return row?.id ?? '';
  };
  return { ...buyer, uuid, first, read, breakDown };
}

test('more than seven days without a board are owed to the licence, once', async () => {
  const { first, read, breakDown } = await openLicensee();
  await breakDown(-7, null);
  expect(await recordAfter(0)).toBe(0);
  expect((await read()).owed).toEqual([]);
  expect(await recordAfter(0.1)).toBe(1);
  expect(await recordAfter(0.2)).toBe(0);
  const owed = [{ board: first, name: 'Albert Street', from: instant(-7), until: null }];
  expect((await read()).owed).toEqual(owed);
});

test('how long it was is corrected as the board serves again', async () => {
  const { read, breakDown } = await openLicensee();
  const id = await breakDown(-10, null);
  await recordAfter(0);
  await database
    .update(boardOutages)
    .set({ until: at(2) })
    .where(eq(boardOutages.id, id));
  expect(await recordAfter(3)).toBe(1);
  expect((await read()).owed).toMatchObject([{ from: instant(-10), until: instant(2) }]);
});

test('it stays owed when the place is given up and the licence ends', async () => {
  const { uuid, first, read, breakDown, browser } = await openLicensee();
  await breakDown(-12, null);
  expect((await browser.call('DELETE', `/api/v1/license/${uuid}/${first}`)).status).toBe(200);
  await recordAfter(1);
  const owed = [{ board: first, from: instant(-12), until: expect.any(String) }];
  expect((await read()).owed).toMatchObject(owed);
  expect((await browser.call('DELETE', `/api/v1/license/${uuid}`)).status).toBe(200);
  await recordAfter(40);
  expect(await read()).toMatchObject({ state: 'ENDED', owed });
});

test('days before it had the place, and after its year, are not owed', async () => {
  const { uuid, listingId, read, breakDown } = await openLicensee();
  await database
    .update(boardPlaces)
    .set({ assignedAt: at(-6) })
    .where(eq(boardPlaces.listingId, listingId));
  await breakDown(-20, null);
  await database
    .update(licenses)
    .set({ dueAt: at(0.5) })
    .where(eq(licenses.id, uuid));
  expect(await recordAfter(10)).toBe(0);
  await database
    .update(licenses)
    .set({ dueAt: at(8) })
    .where(eq(licenses.id, uuid));
  expect(await recordAfter(20)).toBe(1);
  expect((await read()).owed).toMatchObject([{ from: instant(-6), until: instant(8) }]);
});

test('what runs twice at once writes it once', async () => {
  const { breakDown, uuid } = await openLicensee();
  await breakDown(-9, -1);
  await Promise.all([recordAfter(0), recordAfter(0)]);
  const rows = await database.select().from(owedOutages).where(eq(owedOutages.licenseId, uuid));
  expect(rows).toHaveLength(1);
});
