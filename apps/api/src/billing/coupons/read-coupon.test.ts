import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { openBrowser, storeSession, storeUser } from '../../account/account.fixture.ts';
import { accountDomain } from '../../account/routes.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { billingDomain } from '../routes.ts';
import { storeCoupon } from './coupons.fixture.ts';
import { coupons } from './tables.ts';

const { server, database, signIn } = await startAccess(billingDomain);
const { platform } = server;
const rosa = await signIn();
const limited = await startTestServer([accountDomain, billingDomain]);
const at = (code: string) => `/api/v1/stripe/coupon/${encodeURIComponent(code)}`;

test('whoever knows a code learns what it takes off, however they type it', async () => {
  const { id, code } = await storeCoupon(platform, {
    percent_off: undefined,
    amount_off: 2500,
    currency: 'CAD',
    duration: 'forever',
    nickname: 'Founders',
  });
  const { status, body } = await rosa.call('GET', at(` ${code.toLowerCase()} `));
  expect([status, body]).toEqual([
    200,
    {
      id,
      coupon_code: code,
      nickname: 'Founders',
      multiplier: 1,
      amount_off: 2500,
      currency: 'CAD',
      percent_off: null,
      duration: 'forever',
      duration_in_months: null,
      redemption_date: null,
    },
  ]);
});

test('one that can’t be redeemed is answered as if there were none', async () => {
  const none = await rosa.call('GET', at('NO-SUCH-CODE'));
  expect(none.status).toBe(404);
  const { requestId: _, ...expected } = none.body;
  const past = new Date(Date.now() - 1000);
  for (const set of [{ endedAt: past }, { redeemBy: past }, { redemptions: 1 }]) {
    const { id, code } = await storeCoupon(platform, { most_redemptions: 1 });
    await database.update(coupons).set(set).where(eq(coupons.id, id));
    const { body } = await rosa.call('GET', at(code));
    expect({ ...body, requestId: undefined }).toEqual({ ...expected, requestId: undefined });
  }
});

test.each(['ab', 'SPRING_10', 'x'.repeat(80), '%00', '../admin', 'ſpring-10'])(
  'what is no code is refused: %s',
  async (code) => {
    expect((await rosa.call('GET', at(code))).status).toBe(400);
  },
);

test('a visitor learns nothing of it', async () => {
  const { code } = await storeCoupon(platform);
  expect((await server.call('GET', at(code))).status).toBe(401);
});

test('a person tries twenty codes a minute, from however many networks', async () => {
  const { id } = await storeUser(limited.platform.database);
  const cookie = await storeSession(limited.platform.database, id);
  const read = (nth: number, by = cookie) =>
    limited.inject({
      method: 'GET',
      url: at(`GUESS-${nth}`),
      remoteAddress: `203.0.113.${nth}`,
      headers: { cookie: by },
    });
  for (let nth = 1; nth <= 20; nth += 1) expect((await read(nth)).status).toBe(404);
  expect((await read(21)).status).toBe(429);
  const other = await storeUser(limited.platform.database);
  const others = await storeSession(limited.platform.database, other.id);
  expect((await read(22, others)).status).toBe(404);
});

test('so does a network, whoever is signed in', async () => {
  const answers = [];
  for (let nth = 1; nth <= 21; nth += 1) {
    const { id } = await storeUser(limited.platform.database);
    const browser = openBrowser(limited);
    browser.take(await storeSession(limited.platform.database, id));
    answers.push((await browser.call('GET', at(`GUESS-${nth}`))).status);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});
