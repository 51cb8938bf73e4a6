import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { billingDomain } from '../../billing/routes.ts';
import { licensesDomain } from '../routes.ts';
import { licensePlans } from '../tables.ts';

const { server, database, signIn } = await startAccess(billingDomain, licensesDomain);
const all = '/api/v1/license/plan';
const one = (id: string) => `/api/v1/license/plan/${id}`;
const chief = await signIn('administrators');
const member = await signIn('merchants');
const visitor = openBrowser(server);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
let codes = 0;

const town = {
  license_class: 'STANDARD',
  nickname: 'Town',
  price: { amount: 260_000, currency: 'CAD' },
  seat_count: 20,
};

/** An enterprise plan by a code of its own. */
function agreed(overrides: object = {}) {
  codes += 1;
  const terms = {
    license_class: 'ENTERPRISE',
    nickname: 'Stores',
    custom_code: `STORES-OF-OURS-${codes}`,
  };
  return { ...town, ...terms, ...overrides };
}

const make = async (plan: object) => (await chief.call('POST', all, plan)).body;
const lastEntry = async () =>
  (await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

beforeEach(async () => {
  await database.delete(licensePlans);
});

test('plans are listed for everybody, the smallest first, with their prices', async () => {
  const large = await make({ ...town, note: ' Seen by all. ' });
  const small = await make({ ...town, nickname: ' Corner ', seat_count: 1 });
  await make(agreed());
  expect(large).toEqual({
    id: expect.any(String),
    ...town,
    note: 'Seen by all.',
    license_type: 'YEARLY',
    version: 1,
  });
  const { status, body } = await visitor.call('GET', '/api/v1/license/plans');
  expect(status).toBe(200);
  expect(body).toEqual([{ ...small, nickname: 'Corner', note: '' }, large]);
  const prices = await visitor.call('GET', '/api/v1/stripe/prices/');
  expect(prices.body.tier).toEqual([
    { id: small.id, price: small.price },
    { id: large.id, price: large.price },
  ]);
  expect(await lastEntry()).toMatchObject({ event: 'plan-created', detail: { plan: 'Stores' } });
});

describe('a plan', () => {
  test('is read by its id, or by its code however that is typed', async () => {
    const standard = await make(town);
    const enterprise = await make(agreed({ custom_code: ' horseshoe-120 ' }));
    expect((await visitor.call('GET', one(standard.id))).body).toEqual(standard);
    expect((await visitor.call('GET', one('Horseshoe-120'))).body).toEqual(enterprise);
  });

  test('of a code is not read by its id, and none tells that it is over', async () => {
    const { id } = await make(agreed());
    const over = await make(agreed({ custom_code: 'IS-OVER-BY-NOW', expires_at: tomorrow }));
    const used = await make(agreed({ custom_code: 'IS-USED-BY-NOW', most_uses: 1 }));
    const ended = await make(agreed({ custom_code: 'HAS-ENDED-BY-NOW' }));
    const gone = await make(town);
    const change = (set: object, plan: { id: string }) =>
      database.update(licensePlans).set(set).where(eq(licensePlans.id, plan.id));
    await change({ expiresAt: new Date(Date.now() - 1_000) }, over);
    await change({ uses: 1 }, used);
    for (const plan of [ended, gone]) await chief.call('DELETE', one(plan.id));
    for (const name of [
      id,
      'IS-OVER-BY-NOW',
      'IS-USED-BY-NOW',
      'HAS-ENDED-BY-NOW',
      'NO-SUCH',
      gone.id,
    ]) {
      const { status, body } = await visitor.call('GET', one(name));
      expect([name, status, body.code]).toEqual([name, 404, 'not-found']);
    }
  });

  test('of a domain counts for addresses of it alone, and for no visitor', async () => {
    await make(agreed({ custom_code: 'OURS-ALONE', domains: [' @Example.org '] }));
    await make(agreed({ custom_code: 'THEIRS-ALONE', domains: ['example.com'] }));
    expect((await member.call('GET', one('OURS-ALONE'))).status).toBe(200);
    expect((await member.call('GET', one('THEIRS-ALONE'))).status).toBe(404);
    expect((await visitor.call('GET', one('OURS-ALONE'))).status).toBe(404);
    expect((await visitor.call('GET', one('THEIRS-ALONE'))).status).toBe(404);
  });

  test('has a code that no other has or had', async () => {
    const first = await make(agreed({ custom_code: 'ONE-OF-A-KIND' }));
    await chief.call('DELETE', one(first.id));
    const { status, body } = await chief.call(
      'POST',
      all,
      agreed({ custom_code: 'one-of-a-kind' }),
    );
    expect([status, body.code, body.fields[0].path]).toEqual([409, 'conflict', 'body.custom_code']);
  });

  test('made twenty times at once is made once by its code', async () => {
    const plan = agreed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => chief.call('POST', all, plan)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await database.$count(licensePlans)).toBe(1);
  });

  test.each([
    [{ price: { amount: 0, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 49, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 86_000_001, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 999_999_999_999, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: -1, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 10.5, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 1e15, currency: 'CAD' } }, 'body.price.amount'],
    [{ price: { amount: 100, currency: 'EUR' } }, 'body.price.currency'],
    [{ seat_count: 0 }, 'body.seat_count'],
    [{ seat_count: 3_001 }, 'body.seat_count'],
    [{ nickname: '  ' }, 'body.nickname'],
    [{ nickname: 'a'.repeat(121) }, 'body.nickname'],
    [{ note: '\0' }, 'body.note'],
    [{ custom_code: '-' }, 'body.custom_code'],
    [{ custom_code: 'NINE-SIGN' }, 'body.custom_code'],
    [{ custom_code: '5F0C0000-0000-4000-8000-000000000001' }, 'body.custom_code'],
    [{ custom_code: undefined }, 'body.custom_code'],
    [{ most_uses: 0 }, 'body.most_uses'],
    [{ domains: ['example'] }, 'body.domains.0'],
    [{ expires_at: '2020-01-01T00:00:00Z' }, 'body.expires_at'],
  ])('is refused with %j', async (wrong, path) => {
    const { status, body } = await chief.call('POST', all, agreed(wrong));
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect(await database.$count(licensePlans)).toBe(0);
  });

  test('that everybody can buy has no code', async () => {
    const { status } = await chief.call('POST', all, { ...town, custom_code: 'FOR-ALL' });
    expect(status).toBe(400);
  });
});

describe('a change', () => {
  test('holds for whoever comes, and is in the trail', async () => {
    const { id } = await make(town);
    const changed = { ...town, nickname: 'City', seat_count: 25 };
    const { status, body } = await chief.call('PUT', one(id), changed);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, ...changed })]);
    expect((await visitor.call('GET', one(id))).body).toEqual(body);
    expect(await lastEntry()).toMatchObject({
      event: 'plan-changed',
      actorId: chief.id,
      detail: { plan: 'Town' },
    });
  });

  test('leaves class, code and uses as they are', async () => {
    const unbound = agreed();
    const bounds = { most_uses: 5, expires_at: tomorrow, domains: ['example.org'] };
    const plan = { ...unbound, ...bounds };
    const { id } = await make(plan);
    await database.update(licensePlans).set({ uses: 3 }).where(eq(licensePlans.id, id));
    const refused = [
      [town, 'body.license_class'],
      [{ ...plan, custom_code: 'ANOTHER-CODE' }, 'body.custom_code'],
      [{ ...plan, most_uses: 2 }, 'body.most_uses'],
    ] as const;
    for (const [body, path] of refused) {
      const answer = await chief.call('PUT', one(id), body);
      expect([answer.status, answer.body.fields[0].path]).toEqual([409, path]);
    }
    expect((await chief.call('PUT', one(id), unbound)).status).toBe(200);
    const { body } = await chief.call('GET', '/api/v1/license/enterprise/plans');
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          ...{ custom_code: plan.custom_code, uses: 3, most_uses: null, expires_at: null },
          ...{ domains: [], endedAt: null, plan: { id } },
        },
      ],
    });
  });

  test('made twenty times at once while the plan ends holds whole or not at all', async () => {
    const { id } = await make(town);
    const changes = Array.from({ length: 20 }, (_, nth) =>
      chief.call('PUT', one(id), { ...town, nickname: `Town ${nth}`, seat_count: nth + 1 }),
    );
    const [ended, ...answers] = await Promise.all([chief.call('DELETE', one(id)), ...changes]);
    expect(ended?.status).toBe(200);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [row] = await database.select().from(licensePlans).where(eq(licensePlans.id, id));
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => body.nickname);
    expect(['Town', ...made]).toContain(row?.nickname);
    expect(row?.seatCount).toBe(
      row?.nickname === 'Town' ? 20 : Number(row?.nickname.replace('Town ', '')) + 1,
    );
    expect((await visitor.call('GET', one(id))).status).toBe(404);
  });

  test('of a plan that is not there, or that has ended, is refused', async () => {
    const { id } = await make(town);
    await chief.call('DELETE', one(id));
    expect((await chief.call('PUT', one(id), town)).status).toBe(409);
    const nobodys = '00000000-0000-4000-8000-000000000000';
    expect((await chief.call('PUT', one(nobodys), town)).status).toBe(404);
    expect((await chief.call('PUT', one('no-id'), town)).status).toBe(400);
  });
});

test('a plan ends once, however often that is pressed', async () => {
  const { id } = await make(town);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => chief.call('DELETE', one(id))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await lastEntry()).toMatchObject({ event: 'plan-ended', detail: { plan: 'Town' } });
  expect((await visitor.call('GET', '/api/v1/license/plans')).body).toEqual([]);
});

test('only administrators in person make, change, end and see them all', async () => {
  const { id } = await make(town);
  const calls = [
    ['POST', all, town],
    ['PUT', one(id), town],
    ['DELETE', one(id), undefined],
    ['GET', '/api/v1/license/enterprise/plans', undefined],
  ] as const;
  const acting = openBrowser(server);
  acting.take(await storeSession(database, chief.id, (await signIn('administrators')).id));
  for (const [method, path, body] of calls) {
    expect((await visitor.call(method, path, body)).status).toBe(401);
    expect((await member.call(method, path, body)).status).toBe(403);
    if (method === 'GET') continue;
    expect((await acting.call(method, path, body)).status).toBe(403);
  }
  expect(await database.$count(licensePlans)).toBe(1);
});

describe('of two administrators', () => {
  test('who make the same plan by one press, once is enough', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await chief.call('POST', all, town, key);
    const again = await chief.call('POST', all, town, key);
    expect(again.body).toEqual(first.body);
    expect(await database.$count(licensePlans)).toBe(1);
  });

  test('who change a plan at once, the second is told, and nothing of the first is lost', async () => {
    const plan = await make(town);
    const other = await signIn('administrators');
    const change = (amount: number, version: number) => (by: typeof chief) =>
      by.call(
        'PUT',
        one(plan.id),
        { ...town, price: { amount, currency: 'CAD' } },
        { 'if-match': `"${version}"` },
      );
    const answers = await Promise.all([change(111_100, 1)(chief), change(100_000, 1)(other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect(kept.version).toBe(2);
    expect((await visitor.call('GET', one(plan.id))).body).toEqual(kept);
    expect((await change(90_000, 1)(chief)).body.code).toBe('precondition-failed');
    expect((await change(90_000, 2)(chief)).body).toMatchObject({
      price: { amount: 90_000 },
      version: 3,
    });
  });
});
