import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startInbox } from '../inbox.fixture.ts';
import { inboxSearchIndex, inboxThreadMessages } from '../tables.ts';

const { database, signIn, write, answer, hide, messagesOf, threadsOf } = await startInbox();

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;

/** Returns the places of messages of which something is stored. */
const placesOf = async (of: number) => {
  const { threadId, place, body } = inboxThreadMessages;
  const rows = await database
    .select({ place })
    .from(inboxThreadMessages)
    .where(and(eq(threadId, of), ne(body, '')));
  return rows.map((row) => row.place).toSorted();
};
const readersOfWords = async () => {
  const rows = await database
    .selectDistinct({ id: inboxSearchIndex.userId })
    .from(inboxSearchIndex);
  return rows.map(({ id }) => id).filter((id) => id === rosa.id || id === milo.id);
};

beforeEach(async () => {
  [rosa, milo] = [await signIn(), await signIn()];
  ({ thread } = (await write(rosa, milo, 'Is the canoe red?')).body);
  await answer(milo, thread, 'It is as red as can be.');
});

test('what one has deleted stays for the other, and what both have is removed', async () => {
  await hide(rosa, thread);
  expect(await placesOf(thread)).toEqual([1, 2]);
  expect(await readersOfWords()).toEqual([milo.id]);
  await hide(milo, thread);
  expect(await placesOf(thread)).toEqual([]);
  expect(await readersOfWords()).toEqual([]);
});

test('of what was sent longer than a minute ago nothing stays at all', async () => {
  await database
    .update(inboxThreadMessages)
    .set({ sentAt: new Date(Date.now() - 61_000) })
    .where(eq(inboxThreadMessages.place, 1));
  await Promise.all([hide(rosa, thread), hide(milo, thread)]);
  const { threadId, place, body } = inboxThreadMessages;
  const left = await database
    .select({ place, body })
    .from(inboxThreadMessages)
    .where(eq(threadId, thread));
  expect(left).toEqual([{ place: 2, body: '' }]);
  const { messages } = (await milo.call('GET', '/api/v1/user/data')).body.inbox;
  expect(messages).toEqual([]);
});

test('deleting leaves room for no more messages within a minute', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (let index = 0; index < 6; index++) {
      statuses.push((await answer(rosa, thread, `Round ${round}, ${index}`)).status);
    }
    await hide(rosa, thread);
    await hide(milo, thread);
  }
  // One began the thread.
  expect(statuses.filter((status) => status === 200)).toHaveLength(19);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('what comes after it stands at the next place, and alone', async () => {
  await Promise.all([hide(rosa, thread), hide(milo, thread)]);
  expect((await answer(milo, thread, 'And yours?')).body.place).toBe(3);
  expect(await placesOf(thread)).toEqual([3]);
  for (const one of [rosa, milo]) {
    expect((await messagesOf(one, thread)).results).toHaveLength(1);
    expect(await threadsOf(one)).toHaveLength(1);
  }
});

test('what is written as both delete it is there for both, or for neither', async () => {
  for (let round = 0; round < 6; round++) {
    const [sent] = await Promise.all([
      answer(rosa, thread, `Round ${round}`),
      hide(rosa, thread),
      hide(milo, thread),
    ]);
    const { place } = sent.body;
    const reads = await Promise.all(
      [rosa, milo].map(async (one) => {
        const { results } = await messagesOf(one, thread);
        return results.some((message: { place: number }) => message.place === place);
      }),
    );
    expect([round, await placesOf(thread)]).toEqual([round, reads.includes(true) ? [place] : []]);
    await Promise.all([hide(rosa, thread), hide(milo, thread)]);
  }
});

test('what one has deleted goes with the account of the other', async () => {
  await hide(milo, thread);
  await answer(milo, thread, 'Still there?');
  await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  expect(await placesOf(thread)).toEqual([3]);
});
