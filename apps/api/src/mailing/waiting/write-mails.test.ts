import { type Pace, paces } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { countWaiting } from '../../account/account.fixture.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { mails } from '../../platform/tables.ts';
import { messages, plainTemplate, startMailing } from '../mailing.fixture.ts';
import { mailWaits } from '../tables.ts';
import { awaitMails } from './await-mail.ts';
import type { MailWriter } from './mail-writer.ts';

/** What there is to report of each, as a domain would store it. */
const news = new Map<number, string>();
/** At which paces each mail was written. */
let written: (readonly Pace[])[] = [];
/** What happens amid the writing. */
let amid: (transaction: Queries, userId: number) => Promise<unknown> = async () => {};

const writer: MailWriter = {
  kind: messages,
  async write(transaction, { id }, { paces }) {
    await amid(transaction, id);
    written.push(paces);
    const things = news.get(id);
    return things === undefined
      ? undefined
      : { template: plainTemplate, values: { things: trustedMailText(things) } };
  },
};

const mailing = await startMailing([writer]);
const { database, signIn, tell, writeAt, mailsOf, waitOf, choose, disable, server } = mailing;
const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const noon = at('27T12:00');

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;

async function newReader(things = 'a canoe'): Promise<Person> {
  const person = await signIn();
  news.set(person.id, things);
  return person;
}

beforeEach(async () => {
  news.clear();
  written = [];
  amid = async () => {};
  await database.delete(mailWaits);
  await database.delete(mails);
  rosa = await newReader();
});

const often = (frequency: string) => ({ kinds: [{ kind: messages, frequency }] });

describe('mail at once', () => {
  test('is written once it is due, and once', async () => {
    await tell(rosa, noon);
    expect(await writeAt(new Date(noon.getTime() - 1))).toBe(0);
    expect([await writeAt(noon), await writeAt(noon)]).toEqual([1, 0]);
    expect(await mailsOf(rosa)).toMatchObject([{ subject: 'News: a canoe', dueAt: noon }]);
    expect(await waitOf(rosa)).toBeUndefined();
  });

  test('has ways out below it and in its headers, in the reader’s language', async () => {
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, rosa.id));
    await tell(rosa, noon);
    await writeAt(noon);
    const [mail] = await mailsOf(rosa);
    const { siteOrigin } = server.platform.configuration;
    expect(mail?.text).toContain('Ne plus recevoir ce genre de courriel\u00a0: ');
    expect(mail?.text).toContain(`${siteOrigin}/fr/dashboard/mail`);
    expect(mail?.html).toContain(`href="${siteOrigin}/fr/unsubscribe?token=`);
    const { pathname, search } = new URL(mail?.unsubscribeAddress ?? '');
    const { status } = await server.inject({
      method: 'POST',
      url: pathname + search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(204);
    await tell(rosa, noon);
    expect(await writeAt(noon)).toBe(0);
  });

  test('that is no news any more is not written', async () => {
    await tell(rosa, noon);
    news.delete(rosa.id);
    expect(await writeAt(noon)).toBe(0);
    expect(await waitOf(rosa)).toBeUndefined();
  });
});

describe('hours', () => {
  test('quiet ones hold mail, which comes after them, with what came meanwhile', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', quietHours: { from: 22, to: 7 } });
    await tell(rosa, at('28T04:00'));
    expect(await writeAt(at('28T04:00'))).toBe(0);
    expect((await waitOf(rosa))?.dueAt).toEqual(at('28T12:00'));
    await tell(rosa, at('28T05:00'));
    expect(await writeAt(at('28T11:59'))).toBe(0);
    expect(await writeAt(at('28T12:00'))).toBe(1);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });

  test('daily mail comes at its hour, and no sooner for what comes meanwhile', async () => {
    await choose(rosa, { ...often('daily'), timeZone: 'Europe/Paris', dailyHour: 18 });
    await tell(rosa, noon);
    expect(await writeAt(noon)).toBe(0);
    await tell(rosa, at('27T14:00'));
    expect([await writeAt(at('27T16:59')), await writeAt(at('27T17:00'))]).toEqual([0, 1]);
    await tell(rosa, at('27T17:01'));
    expect([await writeAt(at('28T16:59')), await writeAt(at('28T17:00'))]).toEqual([0, 1]);
  });

  test('who wants mail at once after all gets what waits for its hour', async () => {
    await choose(rosa, { ...often('daily'), timeZone: 'Europe/Paris', dailyHour: 18 });
    await tell(rosa, noon);
    await writeAt(noon);
    await choose(rosa, often('at-once'));
    expect(await writeAt(at('27T12:01'))).toBe(1);
  });

  test('who wants none gets none, and what came then counts as told', async () => {
    const told: number[] = [];
    amid = async (_, userId) => told.push(userId);
    await choose(rosa, often('never'));
    await tell(rosa, noon);
    expect(await writeAt(noon)).toBe(0);
    expect([told, await waitOf(rosa), await mailsOf(rosa)]).toEqual([[rosa.id], undefined, []]);
  });
});

describe('what asks to be told at several paces', () => {
  const paris = { timeZone: 'Europe/Paris', dailyHour: 18 };

  async function tellAll(readyAt: Date): Promise<void> {
    for (const pace of paces) await tell(rosa, readyAt, pace);
  }

  test('comes at each, those that fall together in one mail', async () => {
    await choose(rosa, paris);
    await tellAll(at('25T12:00'));
    const times = ['25T12:00', '25T16:59', '25T17:00', '26T17:00', '27T16:59', '27T17:00'];
    const counts = [];
    for (const time of times) counts.push(await writeAt(at(time)));
    expect(counts).toEqual([1, 0, 1, 0, 0, 1]);
    expect(written).toEqual([['at-once'], ['daily'], ['weekly']]);
    await tell(rosa, at('27T17:01'), 'weekly');
    await tell(rosa, new Date('2026-12-04T10:00:00Z'), 'daily');
    expect(await writeAt(new Date('2026-12-04T17:00:00Z'))).toBe(1);
    expect(written.at(-1)).toEqual(['daily', 'weekly']);
  });

  test('comes no sooner than somebody wants mail of its kind', async () => {
    await choose(rosa, { ...paris, ...often('daily') });
    await tellAll(at('25T12:00'));
    const counts = [];
    for (const time of ['25T12:00', '25T17:00', '26T17:00', '27T17:00']) {
      counts.push(await writeAt(at(time)));
    }
    expect(counts).toEqual([0, 1, 0, 1]);
    expect(written).toEqual([['at-once', 'daily'], ['weekly']]);
  });

  test('comes not at all where somebody wants none, and counts as told', async () => {
    await choose(rosa, often('never'));
    await tellAll(at('25T12:00'));
    expect(await writeAt(at('25T12:00'))).toBe(0);
    expect([written, await waitOf(rosa)]).toEqual([[paces], undefined]);
  });

  test('waits once at each pace, from the earliest time on', async () => {
    await database.transaction((transaction) =>
      awaitMails(transaction, [
        { userId: rosa.id, kind: messages, pace: 'weekly', readyAt: at('25T13:00') },
        { userId: rosa.id, kind: messages, readyAt: at('25T13:00') },
        { userId: rosa.id, kind: messages, pace: 'weekly', readyAt: at('25T12:00') },
        { userId: rosa.id, kind: messages, pace: 'weekly', readyAt: at('25T14:00') },
      ]),
    );
    await tell(rosa, at('25T15:00'), 'weekly');
    const waits = await database.select().from(mailWaits).orderBy(mailWaits.pace);
    expect(waits.map(({ pace, readyAt }) => [pace, readyAt])).toEqual([
      ['at-once', at('25T13:00')],
      ['weekly', at('25T12:00')],
    ]);
  });
});

describe('whatever goes wrong', () => {
  test('two processes at once write one mail each to many', async () => {
    const people = [rosa, ...(await Promise.all([newReader(), newReader(), newReader()]))];
    for (const person of people) await tell(person, noon);
    const counts = await Promise.all([writeAt(noon), writeAt(noon), writeAt(noon)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(people.length);
    for (const person of people) expect(await mailsOf(person)).toHaveLength(1);
  });

  test('a process that dies between deciding and handing over leaves it to the next', async () => {
    await tell(rosa, noon);
    const milo = await newReader();
    await tell(milo, noon);
    amid = async (transaction, userId) => {
      if (userId === rosa.id) {
        await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }
    };
    // The other’s comes nonetheless.
    expect(await writeAt(noon)).toBe(1);
    expect([await mailsOf(rosa), await mailsOf(milo)]).toMatchObject([[], [{}]]);
    amid = async () => {};
    expect(await writeAt(at('27T12:09'))).toBe(0);
    expect([await writeAt(at('27T12:10')), await writeAt(at('27T12:20'))]).toEqual([1, 0]);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });

  test('what comes while the mail is being written is told by another', async () => {
    await tell(rosa, noon);
    let coming: Promise<void> | undefined;
    amid = async () => {
      coming ??= tell(rosa, at('27T12:10'));
      // It waits for the transaction that writes.
      await expect.poll(() => countWaiting(database)).toBe(1);
    };
    expect(await writeAt(noon)).toBe(1);
    await coming;
    expect((await waitOf(rosa))?.dueAt).toEqual(at('27T12:10'));
    amid = async () => {};
    expect(await writeAt(at('27T12:10'))).toBe(1);
  });

  test('an account that is disabled or has no address gets none, and nothing waits', async () => {
    const nameless = await newReader();
    for (const person of [rosa, nameless]) await tell(person, noon);
    await disable(rosa.id);
    await database.update(users).set({ email: null }).where(eq(users.id, nameless.id));
    expect(await writeAt(noon)).toBe(0);
    expect(await database.$count(mails)).toBe(0);
    expect(await database.$count(mailWaits)).toBe(0);
  });

  test('a process that is to stop begins no more', async () => {
    await tell(rosa, noon);
    expect(await mailing.writeStopped(noon)).toBe(0);
    expect(await waitOf(rosa)).toMatchObject({ kind: 'inbox.messages', dueAt: noon });
  });
});
