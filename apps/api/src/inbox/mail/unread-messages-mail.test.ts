import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { forgetMailTimes, preferencesPath, writersOf } from '../../mailing/mailing.fixture.ts';
import { mailWaits } from '../../mailing/tables.ts';
import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import { writeMails } from '../../mailing/waiting/write-mails.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { mails } from '../../platform/tables.ts';
import { startInbox } from '../inbox.fixture.ts';
import { inboxCounts, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { unreadMessagesMail } from './unread-messages-mail.ts';

const inbox = await startInbox();
const { server, database, signIn, disable } = inbox;
const { write, answer, markRead, hide, ignore, unignore, post } = inbox;
const { platform } = server;
const { signal } = new AbortController();
const minuteMs = 60_000;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await database.delete(inboxThreads);
  await database.delete(inboxCounts);
  await database.delete(mailWaits);
  await database.delete(mails);
  [rosa, milo] = [await signIn(), await signIn()];
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
const clockAt = (now: Date) => ({ now: () => now });

/** Writes the mail that is due in so many minutes. */
async function mailIn(minutes: number, writer: MailWriter = unreadMessagesMail) {
  await forgetMailTimes(database);
  const extended = extendPlatform(platform, [writersOf(writer)]);
  return writeMails({ ...extended, clock: clockAt(inMinutes(minutes)), signal });
}

const mailsOf = ({ email }: Person) => mailsTo(database, email);

describe('a message that nobody has read', () => {
  test('is told by mail after ten minutes, once, with a way to its thread', async () => {
    const { thread } = (await write(rosa, milo, 'Is it\nstill there?', await post(milo))).body;
    expect([await mailIn(9.9), await mailIn(10.1), await mailIn(60)]).toEqual([0, 1, 0]);
    const [mail, ...others] = await mailsOf(milo);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Unread on Boardwalk: Rosa');
    const { siteOrigin } = platform.configuration;
    for (const said of [
      'Rosa · A canoe\nIs it still there?\n',
      `${siteOrigin}/dashboard/notifications/thread/${thread}\n`,
    ]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.html).toContain(`/dashboard/notifications/thread/${thread}"`);
    expect(mail?.unsubscribeAddress).toContain('/api/v1/mail/unsubscribe/webhook?token=');
    expect(await mailsOf(rosa)).toEqual([]);
  });

  test('of somebody who has told no name names a member, in the reader’s language', async () => {
    await database.update(users).set({ firstName: '' }).where(eq(users.id, rosa.id));
    await write(rosa, milo, 'First');
    expect(await mailIn(11)).toBe(1);
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, milo.id));
    await write(rosa, milo, 'Second', await post(milo));
    expect(await mailIn(60)).toBe(1);
    const sent = (await mailsOf(milo)).map(({ subject, text, html }) => [subject, text, html]);
    expect(sent.map(([subject]) => subject).sort()).toEqual([
      'Non lu sur Boardwalk',
      'Unread on Boardwalk',
    ]);
    const said = sent.flat().join('\n');
    for (const words of ['A member\nFirst', 'Un membre · A canoe\nSecond', '<strong>Un membre']) {
      expect(said).toContain(words);
    }
    const [{ username } = { username: null }] = await database
      .select({ username: users.username })
      .from(users)
      .where(eq(users.id, rosa.id));
    expect(said).not.toContain(username);
  });

  test('is one of several in one mail, of several threads; later ones have another', async () => {
    const ana = await signIn();
    await database.update(users).set({ firstName: 'Ana' }).where(eq(users.id, ana.id));
    const { thread } = (await write(rosa, milo, 'First')).body;
    await answer(rosa, thread, 'Second <b>');
    await write(ana, milo, 'Third');
    expect(await mailIn(11)).toBe(1);
    const [mail] = await mailsOf(milo);
    expect(mail?.subject).toBe('Unread on Boardwalk: Ana · Rosa');
    expect(mail?.text).toContain('Rosa · 2 messages, the newest:\nSecond <b>\n');
    expect(mail?.text).toContain('Ana\nThird\n');
    expect(mail?.text).not.toContain('First');
    expect(mail?.html).toContain('Second &lt;b&gt;');
    await answer(rosa, thread, 'Fourth');
    expect([await mailIn(9), await mailIn(11)]).toEqual([0, 1]);
    const [later] = await mailsOf(milo);
    expect(later?.text).toContain('Rosa\nFourth\n');
    expect(later?.text).not.toContain('Ana');
  });

  test('waits for its own ten minutes where an earlier one was read', async () => {
    const { thread } = (await write(rosa, milo, 'First')).body;
    await markRead(milo, thread, 1);
    const eightMinutesLater = inMinutes(8);
    await answer(rosa, thread, 'Second');
    await database
      .update(inboxThreadMessages)
      .set({ sentAt: eightMinutesLater })
      .where(eq(inboxThreadMessages.place, 2));
    expect([await mailIn(11), await mailIn(17), await mailIn(18.1)]).toEqual([0, 0, 1]);
    const [mail, ...others] = await mailsOf(milo);
    expect([mail?.text.includes('Second'), others]).toEqual([true, []]);
  });

  test('is told in the language of its reader, with the way to the page in it', async () => {
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, milo.id));
    const { thread } = (await write(rosa, milo)).body;
    await answer(rosa, thread);
    await mailIn(11);
    const [mail] = await mailsOf(milo);
    expect(mail?.subject).toBe('Non lu sur Boardwalk\u00a0: Rosa');
    expect(mail?.text).toContain('2 messages, le plus récent\u00a0:');
    expect(mail?.text).toContain(`/fr/dashboard/notifications/thread/${thread}`);
  });

  test('hides how its author is reached until its reader has answered, as the inbox does', async () => {
    const { thread } = (await write(rosa, milo, 'Call 905 555 0123 or rosa@example.net')).body;
    await mailIn(11);
    const [first] = await mailsOf(milo);
    expect(first?.text).toContain('Call ••• or •••');
    expect(`${first?.text}${first?.html}`).not.toMatch(/0123|example\.net/);
    await answer(milo, thread);
    await answer(rosa, thread, 'As I said: 905 555 0123');
    await mailIn(11);
    expect((await mailsOf(milo))[0]?.text).toContain('905 555 0123');
  });

  test('of more threads than one mail shows is counted in it', async () => {
    for (let count = 0; count < 12; count++) await write(await signIn(), milo);
    expect(await mailIn(11)).toBe(1);
    const [mail] = await mailsOf(milo);
    expect(mail?.text.match(/notifications\/thread\//g)).toHaveLength(10);
    expect(mail?.text).toContain('Further conversations: 2\n');
    expect(await mailIn(30)).toBe(0);
  });
});

describe('no mail tells', () => {
  test.each<[string, (thread: number) => Promise<unknown>]>([
    ['what was read in the tenth minute', (thread) => markRead(milo, thread, 2)],
    ['of a thread that was deleted meanwhile', (thread) => hide(milo, thread)],
    ['of somebody who is ignored', () => ignore(milo, rosa)],
    [
      'what came before somebody was ignored for a while',
      async () => {
        await ignore(milo, rosa);
        await unignore(milo, rosa);
      },
    ],
    ['of an account that is disabled', () => disable(rosa.id)],
    [
      'of an account that is no more',
      () => rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' }),
    ],
    ['somebody whose account is disabled', () => disable(milo.id)],
    [
      'somebody who is no more',
      () => milo.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' }),
    ],
    [
      'somebody who wants none',
      () =>
        milo.call('PUT', preferencesPath, {
          kinds: [{ kind: 'inbox.messages', frequency: 'never' }],
        }),
    ],
  ])('%s', async (_, happen) => {
    const { thread } = (await write(rosa, milo)).body;
    await answer(rosa, thread);
    await happen(thread);
    expect(await mailIn(10.1)).toBe(0);
    expect(await database.$count(mails, eq(mails.template, 'unread-messages'))).toBe(0);
    expect(await database.$count(mailWaits, eq(mailWaits.userId, milo.id))).toBe(0);
  });

  test('more than what came after a thread was deleted, or read in part', async () => {
    const { thread } = (await write(rosa, milo, 'First')).body;
    await answer(rosa, thread, 'Second');
    await markRead(milo, thread, 1);
    await mailIn(11);
    expect((await mailsOf(milo))[0]?.text).toContain('Rosa\nSecond\n');
    await hide(milo, thread);
    await answer(rosa, thread, 'Third');
    await mailIn(11);
    expect((await mailsOf(milo))[0]?.text).toContain('Rosa\nThird\n');
  });

  test('of one’s own answer', async () => {
    const { thread } = (await write(rosa, milo)).body;
    await mailIn(11);
    await answer(milo, thread);
    await mailIn(30);
    expect(await mailsOf(milo)).toHaveLength(1);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });
});

describe('whatever goes wrong', () => {
  test('two processes at once tell each message once, while more come', async () => {
    const { thread } = (await write(rosa, milo)).body;
    const counts = await Promise.all([
      mailIn(11),
      answer(rosa, thread, 'More').then(() => 0),
      mailIn(11),
      markRead(milo, thread, 1).then(() => 0),
    ]);
    const later = await mailIn(30);
    const sent = counts.reduce((sum, count) => sum + count, later);
    expect(await mailsOf(milo)).toHaveLength(sent);
    const said = (await mailsOf(milo)).filter(({ text }) => text.includes('More'));
    expect(said).toHaveLength(1);
  });

  test('a process that dies once it has decided leaves the mail to the next', async () => {
    await write(rosa, milo);
    const dying: MailWriter = {
      kind: 'inbox.messages',
      async write(transaction, ...rest) {
        const mail = await unreadMessagesMail.write(transaction, ...rest);
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return mail;
      },
    };
    expect(await mailIn(11, dying)).toBe(0);
    expect(await mailsOf(milo)).toEqual([]);
    expect([await mailIn(25), await mailIn(60)]).toEqual([1, 0]);
    expect(await mailsOf(milo)).toHaveLength(1);
  });

  test('mail that nobody takes for a day arrives once, and what came meanwhile in another', async () => {
    const { thread } = (await write(rosa, milo, 'First')).body;
    await mailIn(11);
    const sent: string[] = [];
    let isDown = true;
    const transport: MailTransport = {
      takesAway: true,
      async send({ text }) {
        if (isDown) throw new Error('no route to host');
        sent.push(text);
      },
    };
    const sendIn = (minutes: number) =>
      sendDueMails({ ...platform, clock: clockAt(inMinutes(minutes)) }, transport);
    for (let hour = 1; hour <= 24; hour++) {
      expect(await sendIn(11 + hour * 60)).toBe(0);
      expect(await mailIn(11 + hour * 60)).toBe(0);
    }
    await answer(rosa, thread, 'Second');
    await mailIn(25 * 60);
    isDown = false;
    expect(await sendIn(32 * 60)).toBe(2);
    expect(sent.map((text) => ['First', 'Second'].filter((one) => text.includes(one)))).toEqual(
      expect.arrayContaining([['First'], ['Second']]),
    );
  });

  test('a message and its mail are kept together: one that is refused leaves none behind', async () => {
    await ignore(milo, rosa);
    expect((await write(rosa, milo)).status).toBe(404);
    expect(await database.$count(mailWaits)).toBe(0);
  });
});
