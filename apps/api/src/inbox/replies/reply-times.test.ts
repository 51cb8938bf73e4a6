import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { startInbox } from '../inbox.fixture.ts';
import { inboxReplyTimes, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { measureReplyTimes } from './measure-reply-times.ts';

const { server, database, signIn, write, answer, ignore } = await startInbox();

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;

const now = new Date();
vi.spyOn(server.platform.clock, 'now').mockReturnValue(now);

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxReplyTimes);
  rosa = await signIn();
});

const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

/** Somebody writes to Rosa so many seconds ago, and she replies after `wait` seconds, if ever. */
async function receive(ago: number, wait?: number, by?: Person): Promise<Person> {
  const writer = by ?? (await signIn());
  const { thread } = (await write(writer, rosa)).body;
  await database
    .update(inboxThreads)
    .set({ startedAt: secondsAgo(ago) })
    .where(eq(inboxThreads.id, thread));
  if (wait === undefined) return writer;
  await answer(rosa, thread);
  // A later reply counts for nothing.
  await answer(rosa, thread, 'And it comes with its paddle.');
  const reply = and(
    eq(inboxThreadMessages.threadId, thread),
    eq(inboxThreadMessages.authorId, rosa.id),
    eq(inboxThreadMessages.place, 2),
  );
  await database
    .update(inboxThreadMessages)
    .set({ sentAt: secondsAgo(ago - wait) })
    .where(reply);
  return writer;
}

async function measured(): Promise<number | undefined> {
  await measureReplyTimes(server.platform);
  const [row] = await database
    .select({ median: inboxReplyTimes.medianSeconds })
    .from(inboxReplyTimes)
    .where(eq(inboxReplyTimes.userId, rosa.id));
  return row?.median;
}

test('the median of first replies counts, where three have asked', async () => {
  await receive(50_000, 600);
  await receive(40_000, 20_000);
  expect(await measured()).toBeUndefined();
  await receive(30_000, 1_200);
  expect(await measured()).toBe(1_200);
});

test('what nobody has answered counts with the time since', async () => {
  await receive(50_000, 60);
  await receive(40_000);
  await receive(30_000);
  expect(await measured()).toBe(30_000);
});

test('conversations that one has begun, older ones and those of blocked people do not count', async () => {
  await receive(50_000, 60);
  await receive(40_000, 60);
  await write(rosa, await signIn());
  await receive(91 * 86_400, 60);
  const spammer = await receive(30_000);
  expect(await measured()).toBe(60);
  await ignore(rosa, spammer);
  expect(await measured()).toBeUndefined();
});

test('it goes once too few conversations are left, and with the account', async () => {
  for (const ago of [9_000, 8_000, 7_000]) await receive(ago, 60);
  expect(await measured()).toBe(60);
  await database.delete(inboxThreads);
  expect(await measured()).toBeUndefined();
});
