import { mostImportedADay } from '@boardwalk/sdk-core/posting/imports/import-limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { listingImports } from '../tables.ts';
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

test('an account imports so many listings in a day, those that it undid too', async () => {
  const rosa = await signInAs('realtors');
  const { body: former } = await upload(rosa, rows(1));
  const most = { imported: mostImportedADay - 2, removed: mostImportedADay - 2 };
  await set(former.id, { ...most, state: 'undone' });
  const { body: three } = await upload(rosa, rows(3));
  expect((await start(rosa, three.id)).body).toMatchObject({
    code: 'not-processable',
    detail: 'An account imports 20,000 listings a day at most.',
  });
  const { body: two } = await upload(rosa, rows(2));
  expect((await start(rosa, two.id)).status).toBe(200);
  await runner.runWaiting();
  const { body: again } = await upload(rosa, rows(3));
  expect((await start(rosa, again.id)).body.code).toBe('not-processable');
  await set(former.id, { createdAt: new Date(Date.now() - 86_400_001) });
  expect((await start(rosa, again.id)).status).toBe(200);
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
