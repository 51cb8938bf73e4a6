import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { actingBody } from '../../access/access.fixture.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxCounts, inboxPeople, inboxThreads } from '../tables.ts';

const inbox = await startInbox();
const { database, signIn } = inbox;
const { write, answer, threadsOf, threadOf, messagesOf, unreadOf, markRead, hide } = inbox;

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

describe('reading', () => {
  test('counts down to what came later, by two tabs at once too, and never back', async () => {
    const { thread } = (await write(rosa, milo)).body;
    for (let sent = 2; sent <= 5; sent++) await answer(rosa, thread);
    await Promise.all([
      markRead(milo, thread, 3),
      markRead(milo, thread, 4),
      markRead(milo, thread, 2),
    ]);
    expect(await countsOf(milo)).toEqual([1, 1]);
    expect((await threadOf(rosa, thread)).seenTo).toBe(4);
    await markRead(milo, thread, 1);
    expect(await unreadOf(milo)).toBe(1);
    await markRead(milo, thread, 2_000_000);
    expect([await countsOf(milo), (await threadOf(rosa, thread)).seenTo]).toEqual([[0, 0], 5]);
    await answer(rosa, thread);
    expect(await unreadOf(milo)).toBe(1);
  });

  test('at the moment a message comes leaves the counts right', async () => {
    const { thread } = (await write(rosa, milo)).body;
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        answer(rosa, thread),
        markRead(milo, thread, 1 + 2 * round),
        answer(rosa, thread),
      ]);
      const [count, sum] = await countsOf(milo);
      expect(count).toBe(sum);
    }
    await markRead(milo, thread, 11);
    expect(await countsOf(milo)).toEqual([0, 0]);
  });

  test('adds nothing to what counts as read since somebody was ignored', async () => {
    const { thread } = (await write(rosa, milo)).body;
    for (let sent = 2; sent <= 4; sent++) await answer(rosa, thread);
    await inbox.ignore(milo, rosa);
    await inbox.unignore(milo, rosa);
    await markRead(milo, thread, 2);
    expect(await countsOf(milo)).toEqual([0, 0]);
    await answer(rosa, thread);
    expect(await countsOf(milo)).toEqual([1, 1]);
  });

  test('and deleting are left to whose messages they are', async () => {
    const { thread } = (await write(rosa, milo)).body;
    const chief = await signIn('administrators');
    const { status } = await chief.call('POST', `/api/v1/user/${milo.id}/act-as`, actingBody);
    expect(status).toBe(200);
    expect((await markRead(chief, thread, 1)).status).toBe(403);
    expect((await hide(chief, thread)).status).toBe(403);
    expect([await countsOf(milo), (await threadOf(rosa, thread)).seenTo]).toEqual([[1, 1], 0]);
  });

  test('goes by cursor both ways', async () => {
    const { thread } = (await write(rosa, milo, '1')).body;
    for (let sent = 2; sent <= 6; sent++) await answer(rosa, thread, String(sent));
    const page = async (query: string) => {
      const { results, hasEarlier, hasLater } = await messagesOf(milo, thread, query);
      return [bodiesOf(results).join(), hasEarlier, hasLater];
    };
    expect(await page('')).toEqual(['5,6', true, false]);
    expect(await page('before=5')).toEqual(['3,4', true, true]);
    expect(await page('before=3&size=10')).toEqual(['1,2', false, true]);
    expect(await page('after=2&size=3')).toEqual(['3,4,5', true, true]);
    expect(await page('after=6')).toEqual(['', true, false]);
    expect(
      (await milo.call('GET', `/api/v1/inbox/thread/${thread}/messages?size=101`)).status,
    ).toBe(400);
  });

  test('lists what waits, the latest first', async () => {
    const [ana, eve] = [await signIn(), await signIn()];
    const first = (await write(ana, milo)).body.thread;
    const second = (await write(eve, milo)).body.thread;
    await answer(eve, second);
    const { body } = await milo.call('GET', '/api/v1/inbox/unread');
    expect(body).toMatchObject({
      results: [
        { thread: second, unread: 2 },
        { thread: first, unread: 1 },
      ],
      total: 2,
    });
  });
});

describe('a thread that is deleted', () => {
  test('is gone for one, and a new message brings it back with what came after', async () => {
    const { thread } = (await write(rosa, milo, 'old')).body;
    expect((await hide(milo, thread)).status).toBe(200);
    expect([await threadsOf(milo), await countsOf(milo)]).toEqual([[], [0, 0]]);
    // That it was deleted says nothing of its having been read.
    expect((await threadOf(rosa, thread)).seenTo).toBe(0);
    expect((await threadsOf(rosa)).map(({ id }: { id: number }) => id)).toEqual([thread]);
    await answer(rosa, thread, 'new');
    const [back] = await threadsOf(milo);
    expect(bodiesOf(back.messages)).toEqual(['new']);
    const { results, hasEarlier } = await messagesOf(milo, thread);
    expect([bodiesOf(results), hasEarlier]).toEqual([['new'], false]);
    expect(bodiesOf((await messagesOf(rosa, thread)).results)).toEqual(['old', 'new']);
  });

  test('while a message comes loses or shows it whole', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await signIn();
      const { thread } = (await write(other, milo, 'old')).body;
      await Promise.all([hide(milo, thread), answer(other, thread, 'new')]);
      const shown = bodiesOf((await messagesOf(milo, thread)).results);
      expect([[], ['new']]).toContainEqual(shown);
      expect(await countsOf(milo)).toEqual([shown.length, shown.length]);
      await hide(milo, thread);
    }
  });
});
