import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { preferencesPath } from '../../mailing/mailing.fixture.ts';
import { forkProcess, killProcess } from '../../platform/forked-process.fixture.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import { mails } from '../../platform/tables.ts';
import { startAlertMail } from './alert-mail.fixture.ts';
import { alertMailed } from './tables.ts';

const { server, database, signIn, rule, post, match, mailNow, mailAt, ...more } =
  await startAlertMail();
const { mailsOf, waitsOf, forgetAll } = more;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

/** Starts a process that matches and mails, and answers how it is killed. */
function startProcess() {
  const module = new URL('mail-process.fixture.ts', import.meta.url);
  const child = forkProcess(module, server.platform);
  onTestFinished(() => void child.kill('SIGKILL'));
  return () => killProcess(child);
}

/** Whether somebody waits for a lock in a statement about a table. */
async function waitsFor(table: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like ${`%${table}%`}`,
  );
  return rows.length > 0;
}

const holdRow = (person: Person) =>
  database.select().from(users).where(eq(users.id, person.id)).for('no key update');

describe('a process that is killed', () => {
  test('between match and mail leaves the mail to the next', async () => {
    await rule(rosa);
    await post(milo);
    await database.transaction(async (slow) => {
      await slow.execute(holdRow(rosa));
      const kill = startProcess();
      await expect.poll(() => waitsFor('users')).toBe(true);
      await kill();
    });
    expect(await waitsOf(rosa)).toHaveLength(1);
    expect(await match()).toBe(0);
    expect([await mailNow(), await mailNow()]).toEqual([1, 0]);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });

  test('as it hands a mail over has told nothing of it', async () => {
    await rule(rosa);
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: {} });
    await post(milo);
    await database.transaction(async (slow) => {
      await slow.execute(sql`lock table mails in share mode`);
      const kill = startProcess();
      await expect.poll(() => waitsFor('mails')).toBe(true);
      await kill();
    });
    expect(await database.$count(alertMailed)).toBe(0);
    expect([await mailNow(), await mailNow()]).toEqual([1, 0]);
    expect(await mailAt(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
    expect(await mailsOf(rosa)).toMatchObject([{ subject: '1 new listing: Canoes near Hamilton' }]);
  });

  test('in the middle of the digests of many leaves each with one', async () => {
    const people = [rosa, await signIn(), await signIn()];
    for (const person of people) {
      await person.call('PUT', preferencesPath, { timeZone: 'UTC', dailyHour: 18 });
      await rule(person, { frequency: 'daily' });
    }
    await post(milo);
    await match();
    const yesterday = new Date(Date.now() - 86_400_000);
    await database.execute(
      sql`update mail_waits set ready_at = ${yesterday.toISOString()}, due_at = ${yesterday.toISOString()}::timestamptz + user_id * interval '1 second'`,
    );
    await database.transaction(async (slow) => {
      await slow.execute(holdRow(people[1] ?? rosa));
      const kill = startProcess();
      await expect.poll(() => waitsFor('users')).toBe(true);
      await kill();
    });
    expect(await mailsOf(rosa)).toHaveLength(1);
    expect([await mailNow(), await mailNow()]).toEqual([2, 0]);
    for (const person of people) expect(await mailsOf(person)).toHaveLength(1);
  });
});

test('processes that match and mail at once tell each listing once', async () => {
  await rule(rosa, { search: {} });
  await rule(rosa, { search: { text: 'canoe' } });
  const listed = 60;
  const counts = await Promise.all([
    ...Array.from({ length: listed }, () => post(milo).then(() => 0)),
    ...[1, 2, 3].map(async () => {
      let count = 0;
      for (let turn = 0; turn < 5; turn++) {
        await match();
        count += await mailNow();
      }
      return count;
    }),
  ]);
  await match();
  const sent = counts.reduce((sum, count) => sum + count, await mailNow());
  const told = await mailsOf(rosa);
  expect(told).toHaveLength(sent);
  const numbers = told.map(({ subject }) => Number(/^\d+/.exec(subject)?.[0]));
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(listed);
  const links = told.flatMap(({ text }) => text.match(/listing\/\d+/g) ?? []);
  expect(new Set(links).size).toBe(links.length);
});

test('mail that nobody takes for a day arrives once, and what came meanwhile in another', async () => {
  await rule(rosa);
  await post(milo, { title: 'A first canoe' });
  await match();
  await mailNow();
  const sent: string[] = [];
  let isDown = true;
  const transport: MailTransport = {
    takesAway: true,
    async send({ text }) {
      if (isDown) throw new Error('no route to host');
      sent.push(text);
    },
  };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const sendIn = (hours: number) =>
    sendDueMails({ ...server.platform, clock: { now: () => inHours(hours) } }, transport);
  for (let hour = 1; hour <= 24; hour++) {
    expect([await sendIn(hour), await mailAt(inHours(hour))]).toEqual([0, 0]);
  }
  await post(milo, { title: 'A second canoe' });
  await match();
  await mailAt(inHours(25));
  isDown = false;
  expect(await sendIn(32)).toBe(2);
  const told = sent.map((text) => ['first', 'second'].filter((one) => text.includes(`A ${one}`)));
  expect(told).toEqual(expect.arrayContaining([['first'], ['second']]));
  expect(await database.$count(mails)).toBe(2);
});
