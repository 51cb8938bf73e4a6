import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { billingDomain } from '../routes.ts';
import { couponBody, storeCoupon } from './coupons.fixture.ts';
import { coupons } from './tables.ts';

const { server, database, signIn } = await startAccess(billingDomain);
const { platform } = server;
const all = '/api/v1/administration/coupons';
const one = (id: string) => `/api/v1/administration/coupon/${id}`;
const chief = await signIn('administrators');
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

const endAt = (endedAt: Date, id: string) =>
  database.update(coupons).set({ endedAt }).where(eq(coupons.id, id));

test('an administrator makes a coupon, and it is in the list and in the trail', async () => {
  const { status, body } = await chief.call('POST', all, {
    coupon_code: ' summer-26 ',
    nickname: ' Summer ',
    percent_off: 12.5,
    duration: 'repeating',
    duration_in_months: 3,
    redemption_date: tomorrow,
    most_redemptions: 40,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    coupon: {
      coupon_code: 'SUMMER-26',
      nickname: 'Summer',
      multiplier: 0.875,
      percent_off: 12.5,
      amount_off: null,
      currency: null,
      duration: 'repeating',
      duration_in_months: 3,
      redemption_date: tomorrow,
    },
    ...{ state: 'works', redemptions: 0, mostRedemptions: 40, endedAt: null },
  });
  expect((await chief.call('GET', all)).body.items[0]).toEqual(body);
  const [entry] = await database
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  expect(entry).toMatchObject({
    event: 'coupon-created',
    actorId: chief.id,
    detail: { coupon: 'SUMMER-26' },
  });
});

test('the list tells of each state, and counts', async () => {
  await database.delete(coupons);
  const yesterday = new Date(Date.now() - 86_400_000);
  const [works, ended, expired, used] = [
    await storeCoupon(platform, { most_redemptions: 2 }),
    await storeCoupon(platform, { most_redemptions: 1 }),
    await storeCoupon(platform),
    await storeCoupon(platform, { most_redemptions: 1 }),
  ];
  const change = (set: object, { id }: { readonly id: string }) =>
    database.update(coupons).set(set).where(eq(coupons.id, id));
  await change({ redemptions: 1 }, works);
  // What was ended counts as such, whatever else came over it.
  await change({ redemptions: 1, redeemBy: yesterday, endedAt: new Date() }, ended);
  await change({ redeemBy: yesterday }, expired);
  await change({ redemptions: 1 }, used);
  const { body } = await chief.call('GET', all);
  const states = (items: { coupon: { id: string }; state: string }[]) =>
    new Map(items.map(({ coupon, state }) => [coupon.id, state]));
  const expected = [
    [works.id, 'works'],
    [ended.id, 'ended'],
    [expired.id, 'expired'],
    [used.id, 'used-up'],
  ] as const;
  expect(states(body.items)).toEqual(new Map(expected));
  expect(body.total).toBe(4);
  for (const [id, state] of expected) {
    const found = await chief.call('GET', `${all}?state=${state}`);
    expect([found.body.total, [...states(found.body.items)]]).toEqual([1, [[id, state]]]);
  }
  const page = await chief.call('GET', `${all}?start=3&size=1`);
  expect([page.body.items.length, page.body.total]).toEqual([1, 4]);
});

test.each([
  ['a negative amount', { amount_off: -500, currency: 'CAD', percent_off: undefined }],
  ['nothing', { amount_off: 0, currency: 'CAD', percent_off: undefined }],
  ['a part of a cent', { amount_off: 0.5, currency: 'CAD', percent_off: undefined }],
  ['more than there is', { amount_off: 1e15, currency: 'CAD', percent_off: undefined }],
  ['no number', { amount_off: Number.NaN, currency: 'CAD', percent_off: undefined }],
  ['a text', { amount_off: '500', currency: 'CAD', percent_off: undefined }],
  ['an amount of no currency', { amount_off: 500, percent_off: undefined }],
  ['an amount in euros', { amount_off: 500, currency: 'EUR', percent_off: undefined }],
  ['an amount and a percentage', { amount_off: 500, currency: 'CAD' }],
  ['a currency without an amount', { currency: 'CAD' }],
  ['neither', { percent_off: undefined }],
  ['no percent', { percent_off: 0 }],
  ['less than none', { percent_off: -15 }],
  ['more than the whole', { percent_off: 100.01 }],
  ['thousandths of a percent', { percent_off: 9.975 }],
  ['months of a single bill', { duration_in_months: 3 }],
  ['repeating without months', { duration: 'repeating' }],
  ['repeating for no month', { duration: 'repeating', duration_in_months: 0 }],
  ['repeating for half a month', { duration: 'repeating', duration_in_months: 0.5 }],
  ['another duration', { duration: 'always' }],
  ['a day that is over', { redemption_date: '2020-01-01T00:00:00.000Z' }],
  ['no day', { redemption_date: 'soon' }],
  ['no redemption', { most_redemptions: 0 }],
  ['part of a redemption', { most_redemptions: 1.5 }],
  ['more redemptions than anybody counts', { most_redemptions: 1e15 }],
  ['no code', { coupon_code: ' ' }],
  ['a code with a blank', { coupon_code: 'SPRING 10' }],
  ['a code that is too long', { coupon_code: 'S'.repeat(41) }],
  ['a name of blanks', { nickname: '  ' }],
  ['a name that can’t be kept', { nickname: 'a\u0000b' }],
  ['what it does not know', { redemptions: 5 }],
])('a coupon of %s is refused', async (_, overrides) => {
  const before = await database.$count(coupons);
  const { status, body } = await chief.call('POST', all, couponBody(overrides));
  expect([status, body.code]).toEqual([400, 'invalid-request']);
  expect(await database.$count(coupons)).toBe(before);
});

test('of two who make the same code at once, however typed, one does; so with one that has ended', async () => {
  const other = await signIn('administrators');
  const { coupon_code: code, ...rest } = couponBody();
  const answers = await Promise.all([
    chief.call('POST', all, { ...rest, coupon_code: code }),
    other.call('POST', all, { ...rest, coupon_code: code.toLowerCase() }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields[0].path).toBe('body.coupon_code');
  const made = answers.find(({ status }) => status === 200);
  await endAt(new Date(), made?.body.coupon.id);
  expect((await chief.call('POST', all, { ...rest, coupon_code: code })).status).toBe(409);
});

test('ended by two at once, it ends once, and the trail says it once', async () => {
  const other = await signIn('administrators');
  const { id, code } = await storeCoupon(platform);
  const answers = await Promise.all([chief, other].map((by) => by.call('DELETE', one(id))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [row] = await database.select().from(coupons).where(eq(coupons.id, id));
  expect(row?.endedAt).toBeInstanceOf(Date);
  const entries = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, 'coupon-ended'));
  expect(entries.map(({ detail }) => detail)).toEqual([{ coupon: code }]);
});

test('an unknown coupon can’t be ended, and what is no id is none', async () => {
  expect((await chief.call('DELETE', one(crypto.randomUUID()))).status).toBe(404);
  expect((await chief.call('DELETE', one('SPRING-1'))).status).toBe(400);
});

test('nobody but administrators in person sees, makes or ends any', async () => {
  const { id } = await storeCoupon(platform);
  const before = await database.$count(coupons);
  const acting = openBrowser(server);
  const other = await signIn('administrators');
  acting.take(await storeSession(database, other.id, chief.id));
  const callers = [
    ['visitor', server, 401],
    ['member', await signIn(), 403],
    ['partner', await signIn('partners'), 403],
  ] as const;
  for (const [who, by, status] of callers) {
    const answers = [
      await by.call('GET', all),
      await by.call('POST', all, couponBody()),
      await by.call('DELETE', one(id)),
    ];
    expect([who, answers.map((answer) => answer.status)]).toEqual([who, [status, status, status]]);
  }
  for (const answer of [
    await acting.call('POST', all, couponBody()),
    await acting.call('DELETE', one(id)),
  ]) {
    expect(answer.body.code).toBe('forbidden');
  }
  expect(await database.$count(coupons)).toBe(before);
  const [row] = await database.select().from(coupons).where(eq(coupons.id, id));
  expect(row?.endedAt).toBe(null);
});
