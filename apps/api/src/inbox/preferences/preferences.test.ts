import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { liveEvents } from '../../platform/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxUserPreferences } from '../tables.ts';

const { database, signIn, write, answer, threadOf, threadsOf, markRead } = await startInbox();
const path = '/api/v1/inbox/preferences';

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;

beforeEach(async () => {
  [rosa, milo] = [await signIn(), await signIn()];
  thread = (await write(rosa, milo)).body.thread;
  await answer(milo, thread);
  await markRead(rosa, thread, 2);
  await markRead(milo, thread, 1);
});

const choose = (person: Person, showsSeen: unknown) => person.call('PUT', path, { showsSeen });
const read = async (person: Person) => (await person.call('GET', path)).body;

async function seenByBoth() {
  const both = [];
  for (const person of [rosa, milo]) {
    const { seenTo } = await threadOf(person, thread);
    const [listed] = await threadsOf(person);
    expect(listed.seenTo).toBe(seenTo);
    both.push(seenTo);
  }
  return both;
}

test('how far one has read is shown until one of the two wants otherwise, then to neither', async () => {
  expect([await read(rosa), await seenByBoth()]).toEqual([{ showsSeen: true }, [1, 2]]);
  expect((await choose(milo, false)).body).toEqual({ showsSeen: false });
  expect([await read(rosa), await read(milo)]).toEqual([{ showsSeen: true }, { showsSeen: false }]);
  expect(await seenByBoth()).toEqual([0, 0]);
  await choose(rosa, false);
  await choose(milo, true);
  expect(await seenByBoth()).toEqual([0, 0]);
  await choose(rosa, true);
  expect(await seenByBoth()).toEqual([1, 2]);
});

test('it is kept meanwhile, and concerns no other conversation', async () => {
  const ana = await signIn();
  const { thread: other } = (await write(ana, rosa)).body;
  await markRead(rosa, other, 1);
  await choose(milo, false);
  expect((await threadOf(ana, other)).seenTo).toBe(1);
  await answer(rosa, thread);
  await markRead(milo, thread, 3);
  expect((await threadOf(rosa, thread)).seenTo).toBe(0);
  expect((await threadOf(milo, thread)).unread).toBe(0);
});

test('reading is not announced to whoever is shown nothing of it', async () => {
  await answer(rosa, thread);
  await choose(milo, false);
  await database.delete(liveEvents);
  await markRead(milo, thread, 3);
  const rows = await database.select({ userId: liveEvents.userId }).from(liveEvents);
  expect(rows).toEqual([{ userId: milo.id }]);
});

test.each(['no', 1, null, undefined])('%s is no choice', async (showsSeen) => {
  expect((await choose(rosa, showsSeen)).status).toBe(400);
  expect(await read(rosa)).toEqual({ showsSeen: true });
});

test('it is one’s data, and goes with the account', async () => {
  await choose(rosa, false);
  const { inbox } = (await rosa.call('GET', '/api/v1/user/data')).body;
  expect(inbox.preferences).toEqual({ showsSeen: false });
  const password = 'correct horse battery staple';
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  expect(
    await database.$count(inboxUserPreferences, eq(inboxUserPreferences.userId, rosa.id)),
  ).toBe(0);
});
