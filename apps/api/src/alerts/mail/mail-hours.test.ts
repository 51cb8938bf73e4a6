import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailWaits } from '../../mailing/tables.ts';
import { startAlertMail } from './alert-mail.fixture.ts';

const { server, database, signIn, rule, post, at, bodyOf, match, mailAt, choose, often, ...more } =
  await startAlertMail();
const { mailsOf, waitsOf, forgetAll } = more;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

const instant = (time: string) => new Date(`${time}:00Z`);

/** A listing that was published, and matched, at an instant. */
async function publish(time: string, title: string): Promise<void> {
  const before = await database.select().from(mailWaits);
  await post(milo, { title });
  await match();
  for (const { pace, readyAt } of await waitsOf(rosa)) {
    if (before.some((wait) => wait.pace === pace && wait.readyAt <= readyAt)) continue;
    const then = { readyAt: instant(time), dueAt: instant(time) };
    await database.update(mailWaits).set(then).where(eq(mailWaits.pace, pace));
  }
}

/** At which of these times mail was written. */
async function timesOf(...times: readonly string[]): Promise<readonly string[]> {
  const written = [];
  for (const time of times) if ((await mailAt(instant(time))) > 0) written.push(time);
  return written;
}

describe('a digest', () => {
  test('comes at the hour of its reader, once, with what came until then', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', dailyHour: 18 });
    await rule(rosa, { frequency: 'daily', search: {} });
    await publish('2027-06-01T13:00', 'A canoe');
    await publish('2027-06-01T20:00', 'A kayak');
    expect(
      await timesOf('2027-06-01T21:59', '2027-06-01T22:00', '2027-06-01T22:30', '2027-06-02T22:00'),
    ).toEqual(['2027-06-01T22:00']);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('2 new listings: Canoes near Hamilton');
  });

  test('comes once where its hour is skipped, and where it comes twice', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', dailyHour: 2 });
    await rule(rosa, { frequency: 'daily', search: {} });
    // On 14 March 2027 there is no time from 2:00 to 3:00, which is 7:00 UTC.
    await publish('2027-03-13T12:00', 'A canoe');
    expect(await timesOf('2027-03-14T06:59', '2027-03-14T07:00', '2027-03-14T07:30')).toEqual([
      '2027-03-14T07:00',
    ]);
    await publish('2027-03-14T08:00', 'A kayak');
    expect(await timesOf('2027-03-14T09:00', '2027-03-15T05:59', '2027-03-15T06:00')).toEqual([
      '2027-03-15T06:00',
    ]);
    // On 7 November 2027 there is time from 1:00 to 2:00 twice, from 5:00 UTC on.
    await choose(rosa, { dailyHour: 1 });
    await publish('2027-11-06T12:00', 'A boat');
    expect(await timesOf('2027-11-07T04:59', '2027-11-07T05:00')).toEqual(['2027-11-07T05:00']);
    await publish('2027-11-07T05:30', 'A raft');
    expect(await timesOf('2027-11-07T06:00', '2027-11-07T06:30', '2027-11-08T06:00')).toEqual([
      '2027-11-08T06:00',
    ]);
    expect(await mailsOf(rosa)).toHaveLength(4);
  });

  test('of a week comes on Friday, over a change of clocks as well, with what is daily', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', dailyHour: 8 });
    await rule(rosa, { name: 'Weekly', frequency: 'weekly', search: { text: 'canoe' } });
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: { text: 'kayak' } });
    await publish('2027-03-12T14:00', 'A canoe');
    await publish('2027-03-18T14:00', 'A kayak');
    expect(
      await timesOf('2027-03-18T12:00', '2027-03-19T11:59', '2027-03-19T12:00', '2027-03-26T12:00'),
    ).toEqual(['2027-03-19T12:00']);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('2 new listings: Weekly and 1 more alert');
  });

  test('leaves out what has gone by then, and is not written of nothing', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', dailyHour: 18 });
    await rule(rosa, { frequency: 'daily', search: {} });
    await publish('2027-06-01T13:00', 'A canoe');
    await publish('2027-06-01T13:00', 'A kayak');
    const id = (await more.listingsOf(rosa, (await more.rulesOf(rosa))[0].id)).results[0].id;
    await more.set(id, { status: 'Withdrawn' });
    expect(await timesOf('2027-06-01T22:00')).toEqual(['2027-06-01T22:00']);
    expect((await mailsOf(rosa))[0]?.subject).toBe('1 new listing: Canoes near Hamilton');
    await publish('2027-06-02T13:00', 'A raft');
    const [raft] = (await more.listingsOf(rosa, (await more.rulesOf(rosa))[0].id)).results;
    await more.set(raft.id, { status: 'Withdrawn' });
    expect(await timesOf('2027-06-02T22:00')).toEqual([]);
    expect(await waitsOf(rosa)).toEqual([]);
  });
});

describe('mail at once', () => {
  test('waits until quiet hours are over, with what came meanwhile', async () => {
    const quietHours = { from: 22, to: 7 };
    await choose(rosa, { timeZone: 'America/Toronto', quietHours });
    await rule(rosa, { search: {} });
    await publish('2027-06-02T03:00', 'A canoe');
    await publish('2027-06-02T05:00', 'A kayak');
    expect(await timesOf('2027-06-02T03:00', '2027-06-02T10:59', '2027-06-02T11:00')).toEqual([
      '2027-06-02T11:00',
    ]);
    expect((await mailsOf(rosa))[0]?.subject).toBe('2 new listings: Canoes near Hamilton');
  });

  test('is put off to the daily hour of somebody who wants mail of alerts daily', async () => {
    await choose(rosa, { timeZone: 'America/Toronto', dailyHour: 18 });
    await often(rosa, 'daily');
    await rule(rosa, { name: 'Now' });
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: { text: 'kayak' } });
    await publish('2027-06-01T13:00', 'A canoe');
    await publish('2027-06-01T14:00', 'A kayak');
    expect(await timesOf('2027-06-01T14:00', '2027-06-01T22:00')).toEqual(['2027-06-01T22:00']);
    expect((await mailsOf(rosa))[0]?.subject).toBe('2 new listings: Now and 1 more alert');
  });

  test('comes at once of what waited for its day, where the alert is changed to that', async () => {
    const id = await rule(rosa, { frequency: 'weekly' });
    await post(milo);
    await match();
    expect(await mailAt(new Date())).toBe(0);
    await rosa.call('PUT', at('item', id), bodyOf());
    expect(await mailAt(new Date())).toBe(1);
    expect(await mailAt(new Date(Date.now() + 8 * 86_400_000))).toBe(0);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });
});

test('one click in a mail ends all mail of alerts, and the alerts go on', async () => {
  const id = await rule(rosa);
  await rule(rosa, { frequency: 'daily', search: {} });
  await post(milo);
  await match();
  await mailAt(new Date());
  const [mail] = await mailsOf(rosa);
  const { pathname, search } = new URL(mail?.unsubscribeAddress ?? '');
  const { status } = await server.inject({
    method: 'POST',
    url: pathname + search,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(status).toBe(204);
  await post(milo);
  await match();
  expect(await mailAt(new Date(Date.now() + 8 * 86_400_000))).toBe(0);
  expect((await more.listingsOf(rosa, id, '?showOnlyNew=true')).results).toHaveLength(2);
});
