import { mostOpenReports } from '@boardwalk/sdk-core/reports/reasons';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listingsData } from '../../listings/listings-data.ts';
import { listings } from '../../listings/tables.ts';
import { mails } from '../../platform/tables.ts';
import { reportsData } from '../../reports/reports-data.ts';
import { reports } from '../../reports/tables.ts';
import { startImporting, writeRows } from '../imports/imports.fixture.ts';
import { writeListing } from '../posting.fixture.ts';
import { postingData } from '../posting-data.ts';

const { database, runner, signIn, signInAs, upload, start, undo } = await startImporting();
const rosa = await signIn();
type Somebody = typeof rosa;

async function post(by = rosa): Promise<number> {
  const listing = writeListing('item');
  return (await by.call('POST', '/api/v1/item/listing', { listing })).body.id;
}

const report = (by: Somebody, id: number) =>
  by.call('POST', `/api/v1/listing/${id}/report`, { reason: 'scam' });
const reportsOf = (id: number) =>
  database
    .select({ state: reports.state, decidedBy: reports.decidedBy, decidedAt: reports.decidedAt })
    .from(reports)
    .where(eq(reports.subjectId, id));
const closed = [{ state: 'gone', decidedBy: null, decidedAt: expect.any(Date) }];

test('what was told of a deleted listing is closed, and holds nobody back', async () => {
  const ana = await signIn();
  const ids = [];
  for (let told = 0; told < mostOpenReports; told += 1) ids.push(await post());
  for (const id of ids) expect((await report(ana, id)).status).toBe(200);
  const another = await post();
  expect((await report(ana, another)).status).toBe(429);
  const [first = Number.NaN] = ids;
  const before = await database.$count(mails);
  expect((await rosa.call('DELETE', `/api/v1/item/listing/${first}`)).status).toBe(200);
  expect(await reportsOf(first)).toEqual(closed);
  expect(await database.$count(mails)).toBe(before);
  expect((await report(ana, another)).status).toBe(200);
});

test('so is it with an import that is undone', async () => {
  const [owner, ana] = [await signInAs('realtors'), await signIn()];
  const { body } = await upload(owner, writeRows([{}]));
  await start(owner, body.id);
  await runner.runWaiting();
  const [row] = await database.select().from(listings).where(eq(listings.ownerId, owner.id));
  const id = Number(row?.id);
  expect((await report(ana, id)).status).toBe(200);
  await undo(owner, body.id);
  await runner.runWaiting();
  expect(await reportsOf(id)).toEqual(closed);
});

test('so is it with an account, of two who reported one another too', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const [mine, theirs] = [await post(one), await post(other)];
  expect((await report(one, theirs)).status).toBe(200);
  expect((await report(other, mine)).status).toBe(200);
  await Promise.all(
    [one, other].map(({ id }) =>
      database.transaction(async (transaction) => {
        for (const holder of [postingData, reportsData, listingsData]) {
          await holder.erase(transaction, id, new Date());
        }
      }),
    ),
  );
  for (const id of [mine, theirs]) expect(await reportsOf(id)).toEqual(closed);
});
