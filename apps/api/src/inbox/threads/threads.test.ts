import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxCounts, inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';

const inbox = await startInbox();
const { server, database, signIn, disable } = inbox;
const { write, answer, threadsOf, threadOf, messagesOf, unreadOf, markRead, hide, post } = inbox;
const visitor = openBrowser(server);

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

const bodiesOf = (messages: readonly { readonly body: string }[]) =>
  messages.map(({ body }) => body);

/** Returns what is stored of what waits: by the counter, and message by message. */
async function countsOf({ id }: Person) {
  const [count] = await database.select().from(inboxCounts).where(eq(inboxCounts.userId, id));
  const rows = await database.select().from(inboxPeople).where(eq(inboxPeople.userId, id));
  return [count?.unread ?? 0, rows.reduce((sum, { unread }) => sum + unread, 0)];
}

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxCounts);
  [rosa, milo] = [await signIn(), await signIn()];
});

describe('a message', () => {
  test('makes one thread of two people about one listing, and counts for whom it is', async () => {
    const listing = await post(milo);
    const first = await write(rosa, milo, 'Is it still there?', listing);
    expect(first.status).toBe(200);
    expect(first.body.message).toMatchObject({ place: 1, authorId: rosa.id, isMasked: false });
    const again = await write(rosa, milo, 'I could come today.', listing);
    expect(again.body.thread).toBe(first.body.thread);
    const back = await write(milo, rosa, 'Please do.', listing);
    expect([back.body.thread, back.body.message.place]).toEqual([first.body.thread, 3]);
    expect([await unreadOf(milo), await unreadOf(rosa)]).toEqual([2, 1]);
    const [thread] = await threadsOf(milo);
    expect(thread).toMatchObject({
      other: { id: rosa.id, firstName: 'Rosa', isFormer: false },
      listing: { id: listing, summary: { title: 'A canoe' } },
      newest: 3,
      unread: 2,
    });
    expect(bodiesOf(thread.messages)).toEqual(['I could come today.', 'Please do.']);
  });

  test('about another listing, or about none, has a thread of its own', async () => {
    const threads = [];
    for (const listing of [await post(milo), await post(milo), undefined]) {
      threads.push((await write(rosa, milo, 'Hello', listing)).body.thread);
    }
    expect(new Set(threads).size).toBe(3);
    expect((await threadsOf(rosa)).map(({ id }: { id: number }) => id)).toEqual(threads.reverse());
  });

  test('follows its listing, which may be gone', async () => {
    const listing = await post(milo);
    const { thread } = (await write(rosa, milo, 'Hello', listing)).body;
    await database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, listing));
    expect((await threadOf(rosa, thread)).listing).toEqual({ id: listing, summary: null });
    expect((await answer(rosa, thread)).status).toBe(200);
  });

  test('is announced to both, and wakes nobody else', async () => {
    await database.delete(liveEvents);
    await write(rosa, milo);
    const told = await database.select().from(liveEvents);
    expect(told.map(({ userId, topic }) => [userId, topic]).sort()).toEqual(
      [
        [rosa.id, 'inbox'],
        [milo.id, 'inbox'],
      ].sort(),
    );
  });

  test('that is sent again by its key counts once, also at once', async () => {
    const key = randomUUID();
    const send = () =>
      server.inject({
        method: 'POST',
        url: `/api/v1/inbox/${milo.id}`,
        headers: {
          origin: server.platform.configuration.siteOrigin,
          'sec-fetch-site': 'same-origin',
          'x-boardwalk': '1',
          'idempotency-key': key,
          cookie: `${rosa.cookie}`,
        },
        payload: { body: 'Hello' },
      });
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(await database.$count(inboxThreadMessages)).toBe(1);
    expect(await unreadOf(milo)).toBe(1);
  });

  test('that is the same as the newest is that one, until its author has deleted it', async () => {
    const { thread } = (await write(rosa, milo)).body;
    expect((await write(rosa, milo)).body.message.place).toBe(1);
    await hide(rosa, thread);
    expect((await write(rosa, milo)).body.message.place).toBe(2);
    expect((await threadsOf(rosa)).map(({ id }: { id: number }) => id)).toEqual([thread]);
    expect(await unreadOf(milo)).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['marks of direction alone', '\u202b\u202c\u200f'],
    ['half a character', '\ud83d'],
    ['a hundred kilobytes', 'a'.repeat(100_000)],
    ['more than the most', 'a'.repeat(5_001)],
  ])('of %s is refused', async (_, body) => {
    expect([400, 413]).toContain((await write(rosa, milo, body)).status);
    expect(await database.$count(inboxThreadMessages)).toBe(0);
  });

  test('of markup and lines is kept as it was written', async () => {
    const body = '<b>Hello</b>\n\n{{ name }} & שלום 👩‍👧';
    const { thread } = (await write(rosa, milo, body)).body;
    expect(bodiesOf((await messagesOf(milo, thread)).results)).toEqual([body]);
  });

  test('of a hundred people at once to one comes from each, and all of them count', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signIn()));
    const sent = await Promise.all(people.map((person) => write(person, milo)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countsOf(milo)).toEqual([12, 12]);
  });

  test('of two people to one another at once has its own place, without a gap', async () => {
    const { thread } = (await write(rosa, milo)).body;
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => answer(index % 2 ? rosa : milo, thread)),
    );
    const { results } = await messagesOf(rosa, thread);
    expect(results.map(({ place }: { place: number }) => place)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect([await countsOf(rosa), await countsOf(milo)]).toEqual([
      [4, 4],
      [5, 5],
    ]);
  });
});

describe('who can’t be written to', () => {
  test('is the same to whoever writes: unknown, disabled, or without an account', async () => {
    const ana = await signIn();
    await disable(ana.id);
    const refusals = [await write(rosa, { id: 999_999 }), await write(rosa, ana)];
    expect(refusals.map(({ status, body }) => [status, body.detail])).toEqual([
      [404, 'There is nobody here who can be written to.'],
      [404, 'There is nobody here who can be written to.'],
    ]);
    expect((await write(rosa, rosa)).status).toBe(400);
    expect((await visitor.call('POST', `/api/v1/inbox/${rosa.id}`, { body: 'Hello' })).status).toBe(
      401,
    );
  });

  test('is who doesn’t offer the listing that it is about', async () => {
    const listing = await post(await signIn());
    expect((await write(rosa, milo, 'Hello', listing)).status).toBe(422);
    expect((await write(rosa, milo, 'Hello', 999_999)).status).toBe(404);
    expect(await database.$count(inboxThreads)).toBe(0);
  });

  test('who has told no name has none, neither is their username told', async () => {
    await database.update(users).set({ firstName: '' }).where(eq(users.id, rosa.id));
    const { thread } = (await write(rosa, milo, 'Hello')).body;
    expect((await threadOf(milo, thread)).other.firstName).toBe('');
  });

  test('is whoever has left, and what they wrote stays', async () => {
    const { thread } = (await write(rosa, milo, 'Goodbye')).body;
    const password = 'correct horse battery staple';
    expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
    const left = await threadOf(milo, thread);
    expect(left.other).toEqual({
      id: rosa.id,
      firstName: '',
      profilePicture: null,
      isFormer: true,
    });
    expect(bodiesOf(left.messages)).toEqual(['Goodbye']);
    expect((await answer(milo, thread)).status).toBe(404);
    // With the second of them nothing is left.
    expect((await milo.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
    expect(await database.$count(inboxThreads)).toBe(0);
  });
});

describe('limits', () => {
  test('five threads an hour, also at once; answers go on', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => signIn()));
    const sent = await Promise.all(people.map((person) => write(rosa, person)));
    const statuses = sent.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const [thread] = await threadsOf(rosa);
    expect((await answer(rosa, thread.id)).status).toBe(200);
    const { thread: theirs } = (await write(milo, rosa)).body;
    expect((await answer(rosa, theirs)).status).toBe(200);
    await database.update(inboxThreads).set({ startedAt: new Date(Date.now() - 3_601_000) });
    expect((await write(rosa, milo, 'Hello', await post(milo))).status).toBe(200);
  });

  test('twenty messages a minute into one’s own threads, sixty into others’', async () => {
    const mine = (await write(rosa, milo)).body.thread;
    const theirs = (await write(milo, rosa, 'Hello', await post(rosa))).body.thread;
    const statuses = [];
    for (let sent = 1; sent <= 20; sent++) statuses.push((await answer(rosa, mine)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await answer(rosa, theirs)).status).toBe(200);
    await database.update(inboxThreadMessages).set({ sentAt: new Date(Date.now() - 60_001) });
    expect((await answer(rosa, mine)).status).toBe(200);
  });
});

describe('addresses and numbers', () => {
  test('are hidden until the reader has answered once, wherever they are read', async () => {
    const secret = 'Call 905 555 0123 or write to rosa@example.org';
    const { thread } = (await write(rosa, milo, secret)).body;
    const masked = 'Call ••• or write to •••';
    expect((await messagesOf(milo, thread)).results).toMatchObject([
      { body: masked, isMasked: true },
    ]);
    expect(bodiesOf((await threadsOf(milo))[0].messages)).toEqual([masked]);
    expect(bodiesOf((await messagesOf(rosa, thread)).results)).toEqual([secret]);
    await answer(milo, thread, 'Mine is 905 555 0199');
    expect(bodiesOf((await messagesOf(milo, thread)).results)[0]).toBe(secret);
    expect(bodiesOf((await messagesOf(rosa, thread)).results)[1]).toBe('Mine is 905 555 0199');
  });
});

test('the same first words again are one message, until something else was said or an hour is over', async () => {
  const listing = await post(milo);
  const send = (body = 'A viewing, please.') => write(rosa, milo, body, listing);
  const { thread, message } = (await send()).body;
  const again = await Promise.all([send(), send()]);
  expect(again.map(({ body }) => body)).toEqual([
    { thread, message },
    { thread, message },
  ]);
  await answer(milo, thread);
  expect((await send()).body.message.place).toBe(3);
  await database.update(inboxThreadMessages).set({ sentAt: new Date(Date.now() - 3_601_000) });
  expect((await send()).body.message.place).toBe(4);
  expect(await unreadOf(milo)).toBe(3);
});

test('another’s thread is as if there were none, whatever is asked of it', async () => {
  const { thread } = (await write(rosa, milo)).body;
  const eve = await signIn();
  const calls = [
    eve.call('GET', `/api/v1/inbox/thread?id=${thread}`),
    eve.call('GET', `/api/v1/inbox/thread/${thread}/messages`),
    answer(eve, thread),
    markRead(eve, thread, 1),
    hide(eve, thread),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 404, 404]);
  expect(await countsOf(milo)).toEqual([1, 1]);
});
