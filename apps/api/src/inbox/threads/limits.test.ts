import {
  longestMessage,
  mostMessagesADay,
  mostUnsentPictures,
} from '@boardwalk/sdk-core/inbox/limits';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageHeaders } from '../../media/upload/form.fixture.ts';
import { startPictures } from '../pictures/pictures.fixture.ts';
import { inboxPictures, inboxThreadMessages, inboxThreads } from '../tables.ts';

const { server, database, signIn, write, answer, upload } = await startPictures();

type Person = Awaited<ReturnType<typeof signIn>>;
type Refused = Awaited<ReturnType<typeof write>>;
let rosa: Person;

const now = new Date();
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

/** That a call is refused until these seconds are over. */
function expectWait(
  { status, headers, body }: Refused,
  seconds: number,
  detail: string,
  code = 'too-many-requests',
) {
  expect([status, body.code, body.detail]).toEqual([429, code, detail]);
  expect(headers['retry-after']).toBe(String(seconds));
}

vi.spyOn(server.platform.clock, 'now').mockReturnValue(now);

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxPictures);
  rosa = await signIn();
});

test('whoever has begun five conversations waits until the first of them is an hour old', async () => {
  const begun: number[] = [];
  for (let count = 0; count < 5; count++) {
    begun.push((await write(rosa, await signIn())).body.thread);
  }
  const [first = 0, second = 0] = begun;
  const begin = (thread: number, startedAt: Date) =>
    database.update(inboxThreads).set({ startedAt }).where(eq(inboxThreads.id, thread));
  await begin(first, secondsAgo(3_000));
  await begin(second, secondsAgo(2_000));
  const milo = await signIn();
  expectWait(
    await write(rosa, milo),
    600,
    'You have begun 5 conversations within an hour. Please go on with them first.',
    'too-many-threads',
  );
  await begin(first, secondsAgo(3_601));
  expect((await write(rosa, milo)).status).toBe(200);
  expect((await write(rosa, await signIn())).status).toBe(429);
});

test('whoever has written as much as they may within a minute waits until the first is old enough', async () => {
  const milo = await signIn();
  const mine = (await write(rosa, milo)).body.thread;
  const rows = Array.from({ length: 58 }, (_, index) => ({
    ...{ threadId: mine, place: index + 2, authorId: rosa.id, body: 'Hello' },
    sentAt: secondsAgo(40),
  }));
  await database.insert(inboxThreadMessages).values(rows);
  await database.update(inboxThreads).set({ newest: 59 }).where(eq(inboxThreads.id, mine));
  expectWait(
    await answer(rosa, mine),
    20,
    'You have written 20 messages within a minute. Please wait a moment.',
  );
  const theirs = (await write(await signIn(), rosa)).body.thread;
  expect((await answer(rosa, theirs)).status).toBe(200);
  expectWait(
    await answer(rosa, theirs),
    20,
    'You have written 60 messages within a minute. Please wait a moment.',
  );
});

test('whoever has written as much as they may within a day waits until the first is a day old', async () => {
  const thread = (await write(await signIn(), rosa)).body.thread;
  const rows = Array.from({ length: mostMessagesADay }, (_, index) => ({
    ...{ threadId: thread, place: index + 2, authorId: rosa.id, body: 'Hello' },
    sentAt: secondsAgo(index === 0 ? 80_000 : 100),
  }));
  await database.insert(inboxThreadMessages).values(rows);
  await database
    .update(inboxThreads)
    .set({ newest: mostMessagesADay + 1 })
    .where(eq(inboxThreads.id, thread));
  expectWait(
    await answer(rosa, thread),
    6_400,
    'You have written 2000 messages within a day. Please wait a moment.',
  );
  const first = and(eq(inboxThreadMessages.threadId, thread), eq(inboxThreadMessages.place, 2));
  await database
    .update(inboxThreadMessages)
    .set({ sentAt: secondsAgo(86_401) })
    .where(first);
  expect((await answer(rosa, thread)).status).toBe(200);
});

test('whoever has added as many pictures as may wait is told when the first is removed', async () => {
  const waiting = Array.from({ length: mostUnsentPictures }, (_, index) => ({
    ...{ id: String(index).padStart(32, '0'), ownerId: rosa.id, isReady: true },
    ...{ width: 1, height: 1, thumbhash: '' },
    createdAt: secondsAgo(index === 0 ? 86_000 : 100),
  }));
  await database.insert(inboxPictures).values(waiting);
  expectWait(await upload(rosa), 400, 'You have added 60 pictures. Please send them first.');
});

test('a message of all the characters that it may have is taken, however each is written', async () => {
  const thread = (await write(rosa, await signIn())).body.thread;
  const send = (payload: string) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/inbox/thread',
      headers: { ...pageHeaders(server, rosa), 'content-type': 'application/json' },
      payload,
    });
  const written = (character: string, count: number) =>
    send(`{"thread":${thread},"body":"${character.repeat(count)}"}`);
  const [plain, escaped] = ['😀', '\\ud83d\\ude00'];
  for (const character of [plain, escaped]) {
    const taken = await written(character, longestMessage);
    expect([taken.status, taken.body.body]).toEqual([200, plain.repeat(longestMessage)]);
  }
  const long = await written(escaped, longestMessage + 1);
  expect([long.status, long.body.fields[0].path]).toEqual([400, 'body.body']);
  const huge = await written('a', 100_000);
  expect([huge.status, huge.body.code]).toEqual([413, 'body-too-large']);
});
