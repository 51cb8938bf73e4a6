import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { listingHours, listingImports } from '../tables.ts';
import { startImporting, writeRows } from './imports.fixture.ts';

const { server, database, runner, upload, start, undo, read, signInAs } = await startImporting();
const rows = (count: number) => writeRows(Array.from({ length: count }, () => ({})));

type Import = Partial<typeof listingImports.$inferInsert>;
const set = (id: number, facts: Import) =>
  database.update(listingImports).set(facts).where(eq(listingImports.id, id));

test('a table waits until another of its owner is published, or taken away', async () => {
  const rosa = await signInAs('realtors');
  const { body: first } = await upload(rosa, rows(1));
  await start(rosa, first.id);
  const { body: second } = await upload(rosa, rows(2));
  expect((await start(rosa, second.id)).body.code).toBe('conflict');
  await runner.runWaiting();
  await undo(rosa, first.id);
  expect((await start(rosa, second.id)).body.code).toBe('conflict');
  expect((await read(rosa, second.id)).body.state).toBe('checked');
  await runner.runWaiting();
  expect((await start(rosa, second.id)).status).toBe(200);
});

test('of two tables started at once one is', async () => {
  const rosa = await signInAs('realtors');
  const { body: first } = await upload(rosa, rows(1));
  // What waits makes way for the next, unless it is at work by then.
  await set(first.id, { state: 'running' });
  const { body: second } = await upload(rosa, rows(2));
  await set(first.id, { state: 'checked' });
  const answers = await Promise.all([start(rosa, first.id), start(rosa, second.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

/** What somebody has published of tables before, this many hours ago. */
const published = (by: { readonly id: number }, count: number, hoursAgo: number) =>
  database.insert(listingHours).values({
    ownerId: by.id,
    way: 'table',
    hour: new Date(Date.now() - hoursAgo * 3_600_000),
    count,
  });

test('an account imports so many listings in a day, those that it undid too', async () => {
  const rosa = await signInAs('realtors');
  const { body: two } = await upload(rosa, rows(2));
  expect((await start(rosa, two.id)).status).toBe(200);
  await runner.runWaiting();
  await undo(rosa, two.id);
  await runner.runWaiting();
  await published(rosa, 19_996, 20);
  const { body: three } = await upload(rosa, rows(3));
  const refused = await start(rosa, three.id);
  expect(refused.body).toMatchObject({
    code: 'too-many-listings',
    detail: 'Your account publishes 20,000 new listings a day at most for now. Please go on later.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3.9 * 3_600);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(4 * 3_600);
  await set(three.id, { right: 2 });
  expect((await start(rosa, three.id)).status).toBe(200);
});

test('what was published a day ago makes room', async () => {
  const rosa = await signInAs('realtors');
  await published(rosa, 20_000, 24.1);
  const { body: two } = await upload(rosa, rows(2));
  expect((await start(rosa, two.id)).status).toBe(200);
});

test('whoever became a merchant by themselves imports more the longer they are there', async () => {
  const rosa = await signInAs('merchants');
  const table = async () => {
    const items = [
      { subcategory: 'CLASSIFIED', saleType: '', buildingType: '', condition: 'USED' },
    ];
    const { body } = await upload(rosa, writeRows(items), 'item');
    await set(body.id, { right: 501 });
    return body.id;
  };
  const id = await table();
  const refused = await start(rosa, id);
  expect(refused.body).toMatchObject({
    code: 'not-processable',
    detail: 'Your account publishes 500 new listings of tables a day at most for now.',
  });
  // Waiting makes no smaller table of it.
  expect(refused.headers).not.toHaveProperty('retry-after');
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000);
  await database.update(users).set({ createdAt: aWeekAgo }).where(eq(users.id, rosa.id));
  expect((await start(rosa, id)).status).toBe(200);
});

test('what was posted in the form takes nothing from what is imported', async () => {
  const rosa = await signInAs('merchants');
  await database
    .insert(listingHours)
    .values({ ownerId: rosa.id, way: 'form', hour: new Date(), count: 40 });
  const items = [{ subcategory: 'CLASSIFIED', saleType: '', buildingType: '', condition: 'USED' }];
  const { body } = await upload(rosa, writeRows(items), 'item');
  expect((await start(rosa, body.id)).status).toBe(200);
});

test('nobody starts an import by a number that is none, or signed out', async () => {
  const rosa = await signInAs('realtors');
  for (const id of [0, 1.5, 1e15]) {
    expect([id, (await start(rosa, id)).status]).toEqual([id, 400]);
    expect([id, (await undo(rosa, id)).status]).toEqual([id, 400]);
  }
  const visitor = openBrowser(server);
  const { body } = await upload(rosa, rows(1));
  for (const act of [start, undo]) expect((await act(visitor, body.id)).status).toBe(401);
});
