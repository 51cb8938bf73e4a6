import { expect, test } from 'vitest';
import { shopPath, startShops } from './shops.fixture.ts';

const { signIn, signInSeller, openShop } = await startShops();
const rosa = await signInSeller();
const chief = await signIn(['administrators']);
const id = await openShop(rosa);
const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;

const none = '0000-01-01T00:00:00Z';

/** A time without orders, with changes. */
const awayBody = (changes: object) => ({
  ...{ shop, state: 'away' },
  away: { from: '2026-01-01T00:00:00Z', until: null, message: '', ...changes },
});

test.each([
  ['PUT', shopPath(id), awayBody({ from: none }), 'body.away.from'],
  ['PUT', shopPath(id), awayBody({ until: '9999-12-31T23:59:59Z' }), 'body.away.until'],
  ['POST', shopPath(id, '/manage/payment/stripe'), { account_id: '\0' }, 'body.account_id'],
  ['POST', '/api/v1/shop/%00/permissions', { userId: 1, permissions: ['read'] }, 'params.id'],
  ['GET', '/api/v1/property/a%00b/permissions/self', undefined, 'params.id'],
  [
    ...(['POST', '/api/v1/item/a%00b/permissions/invitations'] as const),
    { to: { email: 'ana@example.org' }, permissions: ['read'] },
    'params.id',
  ],
  ['DELETE', '/api/v1/shop/%00/permissions/1', undefined, 'params.id'],
] as const)(
  '%s %s with what can’t be stored is refused at its place',
  async (method, path, body, field) => {
    const answer = await rosa.call(method, path, body);
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, field]);
  },
);

test('no outage of a board, no coupon and no code of a plan has such a time', async () => {
  const coupon = {
    ...{ coupon_code: 'SPRING', percent_off: 10, duration: 'once' },
    redemption_date: none,
  };
  const answers = [
    await chief.call('POST', '/api/v1/billboard/1/outages', {
      from: none,
      until: null,
      reason: 'x',
    }),
    await chief.call('POST', '/api/v1/administration/coupons', coupon),
  ];
  expect(answers.map(({ status, body }) => [status, body.fields?.[0]?.path])).toEqual([
    [400, 'body.from'],
    [400, 'body.redemption_date'],
  ]);
});
