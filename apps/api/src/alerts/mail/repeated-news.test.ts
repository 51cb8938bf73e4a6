import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { favouritesDomain } from '../../favourites/routes.ts';
import { listingsDomain } from '../../listings/routes.ts';
import { listings } from '../../listings/tables.ts';
import { cad, inHours, startAlertMail } from './alert-mail.fixture.ts';
import { alertNewsMail } from './alert-news-mail.ts';

const alerts = await startAlertMail(favouritesDomain, listingsDomain);
const { database, signIn, rule, post, set, at, bodyOf } = alerts;
const { tell, mailAt, mailsOf, waitsOf, reprice, forgetAll } = alerts;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;
let found: number;

const minute = (minutes: number) => inHours(minutes / 60);
const subjectsOf = async (person: Person) =>
  (await mailsOf(person)).map(({ subject }) => subject).toReversed();
const lastOf = async (person: Person) => (await mailsOf(person))[0];

const everything = { news: ['new', 'repriced', 'reduced', 'open-again', 'gone'] };

/** Creates an alert that has just reported a listing. */
async function toldOf(changes: object = {}): Promise<number> {
  const id = await rule(rosa, changes);
  found = await post(milo, { price: cad(30_000) });
  expect(await tell()).toBe(1);
  return id;
}

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

describe('a listing whose price swings', () => {
  test('is told at once, and once more an hour later, as what it costs by then', async () => {
    await toldOf();
    for (let swing = 1; swing <= 12; swing++) {
      await reprice(found, 30_000 - swing * 1_000, 30_000);
      expect(await tell(minute(swing))).toBe(0);
    }
    expect([await tell(minute(59)), await tell(minute(61)), await tell(minute(62))]).toEqual([
      0, 1, 0,
    ]);
    expect((await lastOf(rosa))?.text).toContain('- Price reduced: A red canoe · $180 ');
    await reprice(found, 15_000, 18_000);
    expect([await tell(minute(63)), await tell(minute(120)), await tell(minute(122))]).toEqual([
      0, 0, 1,
    ]);
    expect(await subjectsOf(rosa)).toEqual([
      '1 new listing: Canoes near Hamilton',
      'Price reduced on 1 listing: Canoes near Hamilton',
      'Price reduced on 1 listing: Canoes near Hamilton',
    ]);
    expect(await waitsOf(rosa)).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['costs again what was told', () => reprice(found, 30_000)],
    ['costs more than was told, which is not wanted', () => reprice(found, 31_000)],
    ['is gone, which is not wanted', () => set(found, { status: 'Withdrawn' })],
    ['is deleted', () => database.delete(listings).where(eq(listings.id, found))],
    ['is looked for no longer', () => set(found, { title: 'A boat' })],
  ])('is not told anew where it %s', async (_, happen) => {
    await toldOf({ news: ['new', 'reduced'] });
    await reprice(found, 20_000, 30_000);
    expect(await tell(minute(5))).toBe(0);
    await happen();
    expect([await tell(minute(10)), await tell(minute(61)), await tell(inHours(30))]).toEqual([
      0, 0, 0,
    ]);
    expect(await waitsOf(rosa)).toEqual([]);
  });

  test.each([
    { price: 30_000, told: [] },
    { price: 28_000, told: ['$280 (before: $300)'] },
  ])('is told as what it costs by the hour of its mail, here $price cents', async (given) => {
    await toldOf({ news: ['new', 'reduced'] });
    await reprice(found, 25_000, 30_000);
    await alerts.match(inHours(5));
    await reprice(found, given.price, 30_000);
    await alerts.match(inHours(6));
    expect(await mailAt(inHours(9))).toBe(given.told.length);
    const [, ...later] = (await mailsOf(rosa)).toReversed();
    expect(
      later.map(({ text }) => /Price reduced: A red canoe · (.+) · Ham/.exec(text)?.[1]),
    ).toEqual(given.told);
  });

  test('is told to be gone where that is wanted, and not where it is back', async () => {
    await toldOf(everything);
    await set(found, { status: 'Withdrawn' });
    await tell(minute(1));
    await set(found, { status: 'Active' });
    await tell(minute(2));
    expect(await tell(minute(61))).toBe(0);
    await set(found, { status: 'Withdrawn' });
    expect(await tell(minute(62))).toBe(1);
    expect(await subjectsOf(rosa)).toEqual([
      '1 new listing: Canoes near Hamilton',
      '1 listing sold or gone: Canoes near Hamilton',
    ]);
  });

  test('holds no other listing up, and is held by none', async () => {
    await toldOf();
    await reprice(found, 20_000, 30_000);
    await tell(minute(10));
    await post(milo, { title: 'A green canoe' });
    expect(await tell(minute(20))).toBe(1);
    expect((await lastOf(rosa))?.text).not.toContain('A red canoe');
    expect([await tell(minute(59)), await tell(minute(61))]).toEqual([0, 1]);
    expect((await lastOf(rosa))?.text).toContain('- Price reduced: A red canoe');
    expect((await lastOf(rosa))?.text).not.toContain('A green canoe');
  });

  test('is told once under several alerts, at whichever pace they tell', async () => {
    await rule(rosa, { name: 'Daily', frequency: 'daily', search: {}, news: ['reduced'] });
    await rule(rosa, { name: 'All', search: {} });
    await toldOf();
    await reprice(found, 20_000, 30_000);
    expect(await tell(minute(5))).toBe(0);
    expect([await tell(minute(61)), await tell(inHours(26))]).toEqual([1, 0]);
    expect(await mailsOf(rosa)).toHaveLength(2);
  });

  test('is not told of what came before its owner wanted mail again', async () => {
    const id = await toldOf();
    await reprice(found, 20_000, 30_000);
    await tell(minute(5));
    await rosa.call('PUT', at('item', id), bodyOf({ channels: ['badge'] }));
    await rosa.call('PUT', at('item', id), bodyOf());
    expect(await tell(minute(61))).toBe(0);
  });
});

test('a favourite that swings is told at once, and once more an hour later', async () => {
  found = await post(milo, { price: cad(30_000) });
  await rosa.call('POST', `/api/v1/listing/bookmark/${found}`);
  await tell();
  await rosa.call('PUT', '/api/v1/rule/favourites', { isOn: true, frequency: 'at-once' });
  await reprice(found, 25_000, 30_000);
  expect(await tell()).toBe(1);
  for (let swing = 1; swing <= 4; swing++) {
    await reprice(found, 25_000 - swing * 1_000, 30_000);
    expect(await tell(minute(swing))).toBe(0);
  }
  expect([await tell(minute(59)), await tell(minute(61)), await tell(minute(62))]).toEqual([
    0, 1, 0,
  ]);
  expect((await lastOf(rosa))?.text).toContain('- Price reduced: A red canoe · $210 ');
  await reprice(found, 19_000, 21_000);
  await tell(minute(70));
  await reprice(found, 21_000);
  expect([await tell(minute(80)), await tell(minute(125)), await waitsOf(rosa)]).toEqual([
    0,
    0,
    [],
  ]);
});

test('a favourite that an alert has just told of waits as well, and is told once', async () => {
  await rosa.call('PUT', '/api/v1/rule/favourites', { isOn: true, frequency: 'at-once' });
  await rule(rosa);
  found = await post(milo, { price: cad(30_000) });
  await alerts.match();
  await rosa.call('POST', `/api/v1/listing/bookmark/${found}`);
  expect(await alerts.mailNow()).toBe(1);
  await reprice(found, 25_000, 30_000);
  expect([await tell(minute(5)), await tell(minute(61)), await tell(minute(62))]).toEqual([
    0, 1, 0,
  ]);
  expect((await lastOf(rosa))?.subject).toBe('Price reduced on 1 listing: your favourites');
});

describe('a process that dies', () => {
  const dying = {
    ...alertNewsMail,
    async write(...given: Parameters<typeof alertNewsMail.write>) {
      await alertNewsMail.write(...given);
      throw new Error('out of memory');
    },
  };

  test.each([1, 61])('amid the mail of minute %i leaves it to the next, once', async (minutes) => {
    await toldOf();
    await reprice(found, 20_000, 30_000);
    await alerts.match(minute(1));
    if (minutes > 1) await mailAt(minute(1));
    expect(await mailAt(minute(minutes), dying)).toBe(0);
    expect([await tell(minute(75)), await tell(minute(76)), await waitsOf(rosa)]).toEqual([
      1,
      0,
      [],
    ]);
    expect((await lastOf(rosa))?.text).toContain('- Price reduced: A red canoe · $200 ');
  });
});
