import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxCounts, inboxIgnored, inboxThreads } from '../tables.ts';

const inbox = await startInbox();
const {
  database,
  signIn,
  write,
  answer,
  threadsOf,
  threadOf,
  unreadOf,
  markRead,
  ignore,
  unignore,
  post,
} = inbox;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

const ignoredBy = async (by: Person) => (await by.call('GET', '/api/v1/inbox/ignored')).body;

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxCounts);
  await database.delete(inboxIgnored);
  [rosa, milo] = [await signIn(), await signIn()];
});

test('who is ignored finds nobody, as if there were no such person, and is told nothing', async () => {
  const { thread } = (await write(rosa, milo)).body;
  await database.delete(liveEvents);
  expect((await ignore(milo, rosa)).status).toBe(200);
  const told = await database.select().from(liveEvents);
  expect(told.map(({ userId }) => userId)).toEqual([milo.id]);
  const unknown = await write(rosa, { id: 999_999 });
  for (const refused of [
    await write(rosa, milo),
    await write(rosa, milo, 'Hello', await post(milo)),
    await answer(rosa, thread),
  ]) {
    expect([refused.status, refused.body.detail]).toEqual([404, unknown.body.detail]);
  }
  expect((await threadOf(rosa, thread)).isIgnored).toBe(false);
  expect([await threadsOf(milo), await unreadOf(milo)]).toEqual([[], 0]);
  expect((await threadOf(milo, thread)).isIgnored).toBe(true);
});

test('who is ignored does not see that they are read, and learns nothing by what is refused anyway', async () => {
  const eve = await signIn();
  const { thread } = (await write(rosa, milo)).body;
  await ignore(milo, rosa);
  await database.delete(liveEvents);
  expect((await markRead(milo, thread, 1)).status).toBe(200);
  expect((await threadOf(rosa, thread)).seenTo).toBe(0);
  expect(await database.$count(liveEvents)).toBe(0);
  const others = await post(eve);
  const refused = await write(rosa, milo, 'Hello', others);
  await unignore(milo, rosa);
  expect(refused.status).toBe(422);
  expect(await write(rosa, milo, 'Hello', others)).toMatchObject({
    status: 422,
    body: { detail: refused.body.detail },
  });
  await markRead(milo, thread, 1);
  expect((await threadOf(rosa, thread)).seenTo).toBe(1);
});

test('a name tells no number', async () => {
  await database.update(users).set({ firstName: 'Call 905-555-0123' }).where(eq(users.id, rosa.id));
  const { thread } = (await write(rosa, milo)).body;
  expect((await threadOf(milo, thread)).other.firstName).toBe('Call •••');
});

test('whoever ignores somebody writes to them no more either, and knows why', async () => {
  const { thread } = (await write(rosa, milo)).body;
  await ignore(milo, rosa);
  expect((await answer(milo, thread)).status).toBe(409);
  expect((await write(milo, rosa)).status).toBe(409);
});

test('they are listed, once however often it is pressed, and taken back', async () => {
  await write(rosa, milo);
  await Promise.all([ignore(milo, rosa), ignore(milo, rosa), ignore(milo, rosa)]);
  expect(await ignoredBy(milo)).toMatchObject({
    results: [{ id: rosa.id, firstName: 'Rosa', isFormer: false }],
    total: 1,
  });
  await unignore(milo, rosa);
  expect((await unignore(milo, rosa)).status).toBe(200);
  expect([(await ignoredBy(milo)).total, (await threadsOf(milo)).length]).toEqual([0, 1]);
  expect((await write(rosa, milo, 'Hello again')).status).toBe(200);
  expect(await unreadOf(milo)).toBe(1);
});

test('oneself can’t be ignored, and nobody who isn’t there', async () => {
  expect((await ignore(milo, milo)).status).toBe(400);
  expect((await ignore(milo, { id: 999_999 })).status).toBe(404);
});

test('who has left is listed no more', async () => {
  await ignore(milo, rosa);
  await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  expect(await ignoredBy(milo)).toEqual({ results: [], total: 0 });
});

test('ignoring while the other writes lets a message through before, and none after', async () => {
  for (let round = 0; round < 5; round++) {
    const eve = await signIn();
    const { thread } = (await write(eve, milo)).body;
    const [sent] = await Promise.all([answer(eve, thread), ignore(milo, eve)]);
    expect([200, 404]).toContain(sent.status);
    expect((await answer(eve, thread)).status).toBe(404);
    expect(await unreadOf(milo)).toBe(0);
  }
});
