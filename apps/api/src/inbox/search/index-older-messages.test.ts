import { beforeEach, expect, test } from 'vitest';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxSearchIndex, inboxThreadMessages, inboxThreads, inboxWordless } from '../tables.ts';
import { indexOlderMessagesJob } from './index-older-messages.ts';

const { server, database, signIn, write, answer, hide } = await startInbox();

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let thread: number;

const found = async (by: Person, text: string): Promise<number> =>
  (await by.call('GET', `/api/v1/inbox/search?text=${text}`)).body.total;

const run = (signal = new AbortController().signal) =>
  indexOlderMessagesJob.run({ ...jobContextOf(server.platform), signal });

/** Puts what was written so far into the state from before words were stored. */
async function forgetWords() {
  await database.delete(inboxSearchIndex);
  const threads = await database.select({ threadId: inboxThreads.id }).from(inboxThreads);
  await database.insert(inboxWordless).values(threads);
}

beforeEach(async () => {
  await database.delete(inboxThreads);
  [rosa, milo] = [await signIn(), await signIn()];
  ({ thread } = (await write(rosa, milo, 'The zebra: 905-555-0134')).body);
});

test('messages from before words were kept are found as newer ones are', async () => {
  await forgetWords();
  await answer(rosa, thread, 'The canoe');
  expect([await found(rosa, 'zebra'), await found(rosa, 'canoe')]).toEqual([0, 1]);
  expect(await run()).toBe(2);
  for (const [by, text, total] of [
    [rosa, 'zebra', 1],
    [milo, 'zebra', 1],
    [milo, 'canoe', 1],
    [rosa, '0134', 1],
    [milo, '0134', 0],
  ] as const) {
    expect([text, await found(by, text)]).toEqual([text, total]);
  }
  expect([await run(), await database.$count(inboxWordless)]).toEqual([0, 0]);
});

test('a newer message with the same word stays found once the older one is deleted', async () => {
  await forgetWords();
  await hide(milo, thread);
  await answer(rosa, thread, 'Another zebra');
  await run();
  expect(await found(milo, 'zebra')).toBe(1);
  await hide(milo, thread);
  expect([await found(milo, 'zebra'), await found(rosa, 'zebra')]).toEqual([0, 1]);
});

test('long threads go step by step, once each; who has left gets no words', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    ...{ threadId: thread, place: index + 2, authorId: rosa.id, body: `quagga${index + 2}` },
    sentAt: new Date(0),
  }));
  await database.insert(inboxThreadMessages).values(rows);
  await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
  await forgetWords();
  const cut = new AbortController();
  cut.abort();
  expect([await run(cut.signal), await run()]).toEqual([0, 451]);
  expect([await found(milo, 'quagga2'), await found(milo, 'quagga451')]).toEqual([1, 1]);
  const people = await database
    .selectDistinct({ id: inboxSearchIndex.userId })
    .from(inboxSearchIndex);
  expect(people).toEqual([{ id: milo.id }]);
});
