import { and, asc, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { writeListing } from '../posting.fixture.ts';
import { postingData } from '../posting-data.ts';
import { listingImportRows, listingImports, listingPlaces, listingRevisions } from '../tables.ts';
import { forgottenImports } from './forget-imports.ts';
import { startImporting, writeRows } from './imports.fixture.ts';
import { publishChunk } from './publish-chunk.ts';

const importing = await startImporting();
const { server, database, runner, upload, start, undo, read, signInAs, signIn } = importing;
const stranger = await signInAs('realtors');

const listingsOf = (ownerId: number) =>
  database
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), ne(listings.status, 'Delete')))
    .orderBy(asc(listings.id));
const rows = (count: number) => writeRows(Array.from({ length: count }, () => ({})));

/** Somebody with a table that is imported. */
async function importRows(table: string) {
  const rosa = await signInAs('realtors');
  const { body } = await upload(rosa, table);
  await start(rosa, body.id);
  await runner.runWaiting();
  return { rosa, id: body.id as number };
}

test('a table is checked, published by a press, and found as what its owner wrote', async () => {
  const rosa = await signInAs('realtors');
  const checked = await upload(rosa, writeRows([{}, { price: '-1' }]));
  expect(checked.status).toBe(200);
  expect(checked.body).toMatchObject({
    state: 'checked',
    name: 'houses.csv',
    listingType: 'property',
    rows: 2,
    right: 1,
    wrong: 1,
    problems: 1,
    imported: 0,
  });
  expect(await listingsOf(rosa.id)).toEqual([]);
  expect((await start(rosa, checked.body.id)).body.state).toBe('running');
  await runner.runWaiting();
  expect((await read(rosa, checked.body.id)).body).toMatchObject({
    state: 'done',
    done: 1,
    imported: 1,
    finishedAt: expect.any(String),
  });
  const [listing, ...others] = await listingsOf(rosa.id);
  expect(others).toEqual([]);
  expect(listing).toMatchObject({ title: 'A brick house', priceAmount: 74_990_000, version: 1 });
  const page = await rosa.call('GET', `/api/v1/property/listing/${listing?.id}`);
  expect(page.body).toMatchObject({
    price: { amount: 74_990_000, currency: 'CAD', period: 'ONCE' },
    timeZone: 'America/Toronto',
    attributes: { saleType: 'SALE', buildingType: 'DETACHED_HOUSE' },
    contact: { hasPhone: false },
  });
  for (const table of [listingRevisions, listingPlaces]) {
    expect(await database.$count(table, eq(table.listingId, Number(listing?.id)))).toBe(1);
  }
});

test('the same table again makes no listing twice, also started at once', async () => {
  const { rosa } = await importRows(rows(3));
  const again = await upload(rosa, rows(4));
  expect(again.body).toMatchObject({ rows: 4, right: 1, known: 3, wrong: 0 });
  const answers = await Promise.all([start(rosa, again.body.id), start(rosa, again.body.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([runner.runWaiting(), runner.runWaiting()]);
  expect(await listingsOf(rosa.id)).toHaveLength(4);
  const third = await upload(rosa, rows(4));
  expect((await start(rosa, third.body.id)).status).toBe(409);
});

test('two tables with the same rows, at work at once, make each listing once', async () => {
  const rosa = await signInAs('realtors');
  const ids = [];
  for (const count of [5, 6]) {
    const { body } = await upload(rosa, rows(count));
    expect(body.right).toBe(count);
    // Such as a second process finds that was started before one at once was the rule.
    await database
      .update(listingImports)
      .set({ state: 'running' })
      .where(eq(listingImports.id, body.id));
    ids.push(body.id);
  }
  await Promise.all(ids.map((id) => publishChunk(server.platform, { id, ownerId: rosa.id })));
  expect(await listingsOf(rosa.id)).toHaveLength(6);
});

test('a process that dies leaves whole chunks, and the next one goes on behind them', async () => {
  const rosa = await signInAs('realtors');
  const { body } = await upload(rosa, rows(260));
  await start(rosa, body.id);
  const dying = {
    ...server.platform,
    database: Object.assign(Object.create(database), {
      transaction: (work: Parameters<typeof database.transaction>[0]) =>
        database.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        }),
    }),
  };
  const one = { id: body.id, ownerId: rosa.id };
  await expect(publishChunk(dying, one)).rejects.toThrow('killed');
  expect(await listingsOf(rosa.id)).toHaveLength(0);
  expect(await publishChunk(server.platform, one)).toBe(true);
  await expect(publishChunk(dying, one)).rejects.toThrow('killed');
  expect(await listingsOf(rosa.id)).toHaveLength(250);
  expect((await read(rosa, body.id)).body).toMatchObject({ state: 'running', done: 250 });
  await runner.runWaiting();
  expect((await read(rosa, body.id)).body).toMatchObject({ state: 'done', imported: 260 });
  expect(await listingsOf(rosa.id)).toHaveLength(260);
});

test('undoing takes away what nobody has changed since, and what is gone can come again', async () => {
  const { rosa, id } = await importRows(rows(5));
  const [written, drafted, sold, deleted] = await listingsOf(rosa.id);
  const of = (listing: { readonly id: number } | undefined) =>
    `/api/v1/property/listing/${listing?.id}`;
  const change = { listing: writeListing('property'), version: 1 };
  expect((await rosa.call('PUT', of(written), change)).status).toBe(200);
  const draft = { version: 0, body: { title: 'Soon' } };
  const saved = await rosa.call('PUT', `/api/v1/listing/draft/${drafted?.id}`, draft);
  expect(saved.status).toBe(200);
  await rosa.call('POST', `${of(sold)}/status`, { action: 'close' });
  await rosa.call('DELETE', of(deleted));
  const answers = await Promise.all([undo(rosa, id), undo(rosa, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await runner.runWaiting();
  expect((await read(rosa, id)).body).toMatchObject({ state: 'undone', removed: 1, kept: 3 });
  expect((await listingsOf(rosa.id)).map((row) => row.id)).toEqual([
    written?.id,
    drafted?.id,
    sold?.id,
  ]);
  expect((await undo(rosa, id)).status).toBe(409);
  expect((await upload(rosa, rows(5))).body).toMatchObject({ right: 2, known: 3 });
});

describe('who may import what', () => {
  test('realtors properties, merchants items, nobody else', async () => {
    const plain = await signIn();
    const merchant = await signInAs('merchants');
    expect((await upload(plain, rows(1))).body.code).toBe('forbidden');
    expect((await upload(merchant, rows(1))).body.code).toBe('forbidden');
    expect((await upload(merchant, rows(1), 'item')).status).toBe(200);
    expect((await upload(openBrowser(server), rows(1))).status).toBe(401);
    const incomplete = await signIn(['realtors'], { billingCity: null });
    expect((await upload(incomplete, rows(1))).body.code).toBe('incomplete-profile');
  });

  test('another’s import is not there', async () => {
    const { id } = await importRows(rows(1));
    for (const path of ['', '/problems', '/report']) {
      const answer = await stranger.call('GET', `/api/v1/listing/import/${id}${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
    }
    for (const act of [start, undo]) expect((await act(stranger, id)).status).toBe(404);
    expect((await stranger.call('GET', '/api/v1/listing/import')).body.results).toEqual([]);
  });

  test('whoever is no longer let in has the rest of a table left alone', async () => {
    const rosa = await signInAs('realtors');
    const { body } = await upload(rosa, rows(2));
    await start(rosa, body.id);
    await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
    await runner.runWaiting();
    await database.update(users).set({ state: 'active' }).where(eq(users.id, rosa.id));
    expect((await read(rosa, body.id)).body).toMatchObject({ state: 'stopped', imported: 0 });
  });
});

test('a table beyond 8 MiB is refused as too large', async () => {
  const refused = await upload(stranger, 'x'.repeat(8_388_609));
  expect([refused.status, refused.body.code]).toEqual([413, 'body-too-large']);
});

test('what somebody imports is theirs to read, and goes with them', async () => {
  const { rosa, id } = await importRows(rows(2));
  const { body: waiting } = await upload(rosa, writeRows([{ price: '-1' }, {}]));
  expect(await postingData.collect(database, rosa.id, server.platform)).toMatchObject({
    imports: [{ id, state: 'done' }, { id: waiting.id }],
    importedRows: [{ importId: id }, { importId: id }, { importId: waiting.id }],
  });
  await database.transaction((transaction) => postingData.erase(transaction, rosa.id, new Date()));
  expect(await database.$count(listingImports, eq(listingImports.ownerId, rosa.id))).toBe(0);
  for (const one of [id, waiting.id]) {
    expect(await database.$count(listingImportRows, eq(listingImportRows.importId, one))).toBe(0);
  }
});

test('a checked table that nobody starts is forgotten after a day', async () => {
  const rosa = await signInAs('realtors');
  const { body } = await upload(rosa, rows(1));
  const after = (hours: number) => ({
    ...jobContextOf(server.platform),
    clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
  });
  expect(await forgottenImports.run(after(23))).toBe(0);
  expect(await forgottenImports.run(after(25))).toBeGreaterThan(0);
  expect((await read(rosa, body.id)).status).toBe(404);
});
