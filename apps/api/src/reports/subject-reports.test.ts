import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../access/tables.ts';
import { openBrowser, storeSession, storeUser } from '../account/account.fixture.ts';
import { mailsTo } from '../account/mail/mail.fixture.ts';
import { users } from '../account/tables.ts';
import { domains } from '../main.ts';
import type { Domain } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import type { MailTemplate } from '../platform/mail/mail-template.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { type DescribedSubject, type ReportSubject, reportSubjects } from './report-subjects.ts';
import { reports } from './tables.ts';

interface Thing extends DescribedSubject {
  readonly id: string;
}

/** What is sold, by its number; tests fill it in. */
const things = { shop: new Map<number, Thing>(), product: new Map<number, Thing>() };

function mailOf(name: string): MailTemplate<'title'> {
  const texts = { subject: '{{ title }}', body: '{{ title }}' };
  return { name, values: ['title'], texts: { en: texts, fr: texts } };
}

function provideKind(kind: 'shop' | 'product'): ReportSubject {
  return {
    kind,
    mails: { upheld: mailOf(`${kind}-upheld`), dismissed: mailOf(`${kind}-dismissed`) },
    async find(_, id) {
      const [key, thing] = [...things[kind]].find(([, one]) => one.id === id) ?? [];
      if (key === undefined || !thing) throw new Problem('not-found', 'There is none.');
      if (!thing.isShown) throw new Problem('gone', 'It is gone.');
      return { key, ownerId: thing.ownerId };
    },
    describe: async (_, keys) =>
      new Map(
        keys.flatMap((key) => {
          const thing = things[kind].get(key);
          return thing ? [[key, thing] as const] : [];
        }),
      ),
  };
}

const seller: Domain = {
  name: 'test seller',
  routes: [],
  provides: [provide(reportSubjects, provideKind('shop'), provideKind('product'))],
};
const server = await startTestServer([...domains.filter(({ name }) => name !== 'shops'), seller], {
  withoutLimits: true,
});
const { database } = server.platform;

async function signIn(...groups: Group[]) {
  const { id } = await storeUser(database, { groups });
  const browser = openBrowser(server);
  browser.take(await storeSession(database, id));
  return Object.assign(browser, { id: parseWith(userId, id) });
}

const owner = await signIn();
const ana = await signIn();
const chief = await signIn('administrators');
const second = await signIn('administrators');
const visitor = await signIn();
visitor.take(undefined);
type Person = typeof owner;

beforeEach(async () => {
  await database.delete(reports);
  const common = { ownerId: owner.id, isShown: true };
  things.shop.clear();
  things.product.clear();
  things.shop.set(5, { ...common, id: 'maple', title: 'Maple Pantry', path: '/maple' });
  things.product.set(9, { ...common, id: 'maple/syrup-4f', title: 'Syrup', path: '/syrup' });
});

const shop = { kind: 'shop', id: 'maple' };
const product = { kind: 'product', id: 'maple/syrup-4f' };
const send = (by: Person, subject: object, body: object = { reason: 'scam' }) =>
  by.call('POST', '/api/v1/report', { ...subject, ...body });
const list = async (by = chief, query = '') =>
  by.call('GET', `/api/v1/administration/reports${query}`);
const decide = (
  decision: string,
  latestId: number,
  by = chief,
  subject: object = { kind: 'product', id: 9 },
) => by.call('POST', '/api/v1/administration/reports', { ...subject, decision, latestId });
const statesOf = async (kind: 'shop' | 'product') =>
  (
    await database.select().from(reports).where(eq(reports.subjectKind, kind)).orderBy(reports.id)
  ).map(({ state }) => state);
const latest = async () =>
  (await database.$count(reports)) &&
  Math.max(...(await database.select({ id: reports.id }).from(reports)).map(({ id }) => id));
const mailsOf = async ({ id }: Person) => {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return (await mailsTo(database, row?.email ?? '')).map(({ template }) => template);
};

test('a member and a visitor report a product and a shop, by the ids of their addresses', async () => {
  expect((await send(ana, product, { reason: 'wrong', words: 'It is corn syrup' })).body).toEqual({
    isAnswered: true,
  });
  expect((await send(visitor, product)).body).toEqual({ isAnswered: false });
  expect((await send(visitor, shop)).status).toBe(200);
  const { body } = await list();
  expect(body.results).toMatchObject([
    {
      ...{ kind: 'product', id: 9, title: 'Syrup', path: '/syrup', isShown: true },
      owner: { id: owner.id },
      reports: {
        count: 2,
        reasons: [
          { reason: 'scam', count: 1 },
          { reason: 'wrong', count: 1 },
        ],
        latest: [{ reporter: null }, { words: 'It is corn syrup', reporter: { id: ana.id } }],
      },
    },
    { kind: 'shop', id: 5, title: 'Maple Pantry', reports: { count: 1 } },
  ]);
  expect([body.total, body.counts.shops, body.counts.reports]).toEqual([2, 2, 0]);
});

test('a listing is reported by its number too', async () => {
  expect((await send(ana, { kind: 'listing', id: '4000000000' })).status).toBe(404);
  expect((await send(ana, { kind: 'listing', id: 'maple' })).status).toBe(404);
});

test('twice it is known, also at once', async () => {
  const answers = await Promise.all([send(ana, shop), send(ana, shop), send(ana, shop)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await statesOf('shop')).toEqual(['open']);
});

test.each([
  ['one’s own', () => owner, shop, 403],
  ['what there is not', () => ana, { kind: 'shop', id: 'nobodys' }, 404],
  ['a product of another shop', () => ana, { kind: 'product', id: 'oak/syrup-4f' }, 404],
  ['a conversation', () => ana, { kind: 'thread', id: '1' }, 400],
  ['a person', () => ana, { kind: 'person', id: '1' }, 400],
  ['an id with markup', () => ana, { kind: 'shop', id: '<b>' }, 400],
  ['an id of three parts', () => ana, { kind: 'product', id: 'a/b/c' }, 400],
  ['nothing', () => ana, { kind: 'shop', id: '' }, 400],
])('%s is not reported', async (_, by, subject, status) => {
  expect((await send(by(), subject)).status).toBe(status);
  expect(await database.$count(reports)).toBe(0);
});

test('what is not shown any more is gone; another reason needs a word', async () => {
  things.shop.set(5, { ...(things.shop.get(5) as Thing), isShown: false });
  expect((await send(ana, shop)).status).toBe(410);
  expect((await send(ana, product, { reason: 'other' })).body.fields).toMatchObject([
    { path: 'body.words' },
  ]);
  expect(await database.$count(reports)).toBe(0);
});

test('reports are closed as justified, their people are notified, and it is taken back', async () => {
  const reporter = await signIn();
  await send(reporter, product);
  const latestId = await latest();
  expect((await decide('uphold', latestId)).status).toBe(200);
  expect(await statesOf('product')).toEqual(['upheld']);
  expect(await mailsOf(reporter)).toEqual(['product-upheld']);
  expect((await list()).body).toMatchObject({ results: [], total: 0 });
  expect((await decide('dismiss', latestId)).status).toBe(409);
  expect((await decide('reopen', latestId)).status).toBe(200);
  expect(await statesOf('product')).toEqual(['open']);
  const entries = await database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, owner.id), eq(auditEntries.actorId, chief.id)))
    .orderBy(auditEntries.id);
  expect(entries.map(({ event }) => event)).toEqual(['reports-upheld', 'reports-reopened']);
  expect(entries[0]?.detail).toEqual({ objectType: 'product', objectId: '9', count: 1 });
});

test('what comes while a moderator reads stays open; of two one decides', async () => {
  await send(ana, product);
  const latestId = await latest();
  await send(visitor, product);
  const answers = await Promise.all([
    decide('dismiss', latestId),
    decide('uphold', latestId, second),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, later] = await statesOf('product');
  expect([first === 'dismissed' || first === 'upheld', later]).toEqual([true, 'open']);
});

test('a shop and a product of one number are two things', async () => {
  things.product.set(5, { ...(things.product.get(9) as Thing), id: 'maple/jam' });
  await send(ana, shop);
  await send(ana, { kind: 'product', id: 'maple/jam' });
  expect((await decide('dismiss', await latest(), chief, { kind: 'shop', id: 5 })).status).toBe(
    200,
  );
  expect([await statesOf('shop'), await statesOf('product')]).toEqual([['dismissed'], ['open']]);
});

test('nobody else lists or decides them', async () => {
  await send(ana, product);
  const latestId = await latest();
  for (const by of [ana, owner, await signIn('merchants')]) {
    expect((await list(by)).status).toBe(403);
    expect((await decide('dismiss', latestId, by)).status).toBe(403);
  }
  expect((await list(visitor)).status).toBe(401);
  expect((await decide('dismiss', latestId, chief, { kind: 'listing', id: 9 })).status).toBe(400);
  expect((await decide('dismiss', latestId, chief, { kind: 'product', id: 999 })).status).toBe(404);
  expect((await decide('dismiss', latestId, chief, { kind: 'shop', id: 5 })).status).toBe(409);
  expect(await statesOf('product')).toEqual(['open']);
});

test('pages are asked for, the one that waits longest first', async () => {
  await send(ana, shop);
  await send(ana, product);
  const { body } = await list(chief, '?start=1&size=1');
  expect([body.results.map(({ kind }: { kind: string }) => kind), body.total]).toEqual([
    ['product'],
    2,
  ]);
});
