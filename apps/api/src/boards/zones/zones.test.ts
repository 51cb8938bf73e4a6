import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { makeListing, testNow } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardsTable, boardZones, zoneSponsors } from '../tables.ts';

const { server, database, signIn } = await startAccess(boardsDomain);
const chief = await signIn('administrators');
const rosa = await signIn('merchants');
const ana = await signIn('merchants');
const visitor = openBrowser(server);
const all = '/api/v1/zones';
const one = (id: number, rest = '') => `${all}/${id}${rest}`;
const downtown = { name: ' Downtown ', description: 'Between the lake and the railway.' };
const make = async (more: object = {}) =>
  (await chief.call('POST', all, { ...downtown, ...more })).body;
const lastEntry = async () =>
  (await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const sponsor = (zone: number, listing: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  chief.call(method, one(zone, `/sponsors/${listing}`));

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(boardZones);
});

describe('a zone', () => {
  test('is made, changed and deleted, each in the trail, and its boards stay', async () => {
    const zone = await make();
    expect(zone).toEqual({
      id: expect.any(Number),
      ...{ ...downtown, name: 'Downtown', boards: 0, billboards: [], sponsors: [], version: 1 },
    });
    expect(await lastEntry()).toMatchObject({
      event: 'zone-created',
      detail: { zone: 'Downtown' },
    });
    const changed = await chief.call('PUT', one(zone.id), { ...downtown, name: 'Harbour' });
    expect(changed.body).toMatchObject({ id: zone.id, name: 'Harbour' });
    expect(await lastEntry()).toMatchObject({ event: 'zone-changed', actorId: chief.id });
    const board = await storeBoard(database, { zoneId: zone.id });
    expect((await chief.call('GET', one(zone.id))).body.billboards).toMatchObject([{ id: board }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => chief.call('DELETE', one(zone.id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await lastEntry()).toMatchObject({ event: 'zone-deleted', detail: { zone: 'Harbour' } });
    expect(await database.select().from(boardsTable)).toMatchObject([{ id: board, zoneId: null }]);
  });

  test('is listed for everybody by its name, with how many of its boards are sold', async () => {
    const west = await make({ name: 'West' });
    const east = await make({ name: 'East' });
    await storeBoard(database, { zoneId: west.id });
    await storeBoard(database, { zoneId: west.id, retiredAt: testNow });
    const { status, body } = await visitor.call('GET', all);
    const { description } = downtown;
    expect([status, body.items]).toEqual([
      200,
      [
        { id: east.id, name: 'East', description, boards: 0 },
        { id: west.id, name: 'West', description, boards: 1 },
      ],
    ]);
    const read = (await chief.call('GET', one(west.id))).body.billboards;
    expect(read).toMatchObject([{ isRetired: false }, { isRetired: true }]);
  });

  test.each([
    [{ name: ' ' }, 'body.name'],
    [{ name: 'a'.repeat(121) }, 'body.name'],
    [{ description: '' }, 'body.description'],
    [{ description: '\0' }, 'body.description'],
  ])('is refused with %j', async (wrong, path) => {
    const { id } = await make();
    for (const answer of [
      await chief.call('POST', all, { ...downtown, ...wrong }),
      await chief.call('PUT', one(id), { ...downtown, ...wrong }),
    ]) {
      expect([answer.status, answer.body.fields[0].path]).toEqual([400, path]);
    }
    expect(await database.select().from(boardZones)).toMatchObject([{ name: 'Downtown' }]);
  });
});

describe('boards of a zone', () => {
  const put = (zone: number, body: object) => chief.call('PUT', one(zone, '/billboards'), body);
  const idsIn = ({ body }: Awaited<ReturnType<typeof put>>): number[] =>
    body.billboards.map(({ id }: { id: number }) => id);

  test('are put in, moved from another zone, and taken out', async () => {
    const [first, second] = [await make(), await make({ name: 'Harbour' })];
    const [a, b, c] = [
      await storeBoard(database, { name: 'A' }),
      await storeBoard(database, { name: 'B', zoneId: second.id }),
      await storeBoard(database, { name: 'C', zoneId: second.id }),
    ];
    expect(idsIn(await put(first.id, { add: [b, a] }))).toEqual([a, b]);
    // Of another zone nothing is taken out.
    expect(idsIn(await put(first.id, { add: [a], remove: [b, c] }))).toEqual([a]);
    expect(idsIn(await put(second.id, {}))).toEqual([c]);
    expect((await visitor.call('GET', `/api/v1/billboard/${a}`)).body.zone).toEqual({
      id: first.id,
      name: 'Downtown',
    });
  });

  test('that are not there are named, and the rest stays as it was', async () => {
    const { id } = await make();
    const board = await storeBoard(database);
    const answer = await put(id, { add: [board, 999_999], remove: [888_888] });
    const paths = answer.body.fields.map(({ path }: { path: string }) => path);
    expect([answer.status, paths]).toEqual([400, ['body.add.1', 'body.remove.0']]);
    expect(await database.select().from(boardsTable)).toMatchObject([{ zoneId: null }]);
    const many = Array.from({ length: 501 }, (_, nth) => nth + 1);
    expect((await put(id, { add: many })).body.fields).toMatchObject([{ path: 'body.add' }]);
  });

  test('put into two zones at once stand in one', async () => {
    const [first, second] = [await make(), await make()];
    const ids: number[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push(await storeBoard(database));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        put(nth % 2 ? first.id : second.id, { add: nth % 3 ? ids : ids.toReversed() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const rows = await database.select().from(boardsTable);
    expect(new Set(rows.map(({ zoneId }) => zoneId)).size).toBe(1);
  });
});

describe('house sponsors', () => {
  test('are named once, shown on the boards of the zone, and taken out', async () => {
    const { id } = await make();
    const board = await storeBoard(database, { zoneId: id });
    const { listingId } = await storeMerchant(database, rosa.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sponsor(id, listingId)));
    for (const { status, body } of answers) {
      expect([status, body.sponsors]).toMatchObject([200, [{ id: listingId, isPublic: true }]]);
    }
    const entries = await database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.event, 'zone-sponsor-named'));
    expect(entries).toMatchObject([
      { subjectId: rosa.id, detail: { zone: 'Downtown', objectId: String(listingId) } },
    ]);
    const shown = await visitor.call('GET', `/api/v1/billboard/${board}/sponsors`);
    expect(shown.body.house).toMatchObject([{ id: listingId }]);
    expect((await sponsor(id, listingId, 'DELETE')).body.sponsors).toEqual([]);
    expect(await lastEntry()).toMatchObject({ event: 'zone-sponsor-removed', subjectId: rosa.id });
    expect((await sponsor(id, listingId, 'DELETE')).status).toBe(404);
  });

  test('are merchant listings that the public sees; one that is hidden later can be taken out', async () => {
    const { id } = await make();
    const [item = 0] = await insertListings(database, [makeListing('item', { ownerId: rosa.id })]);
    const { listingId } = await storeMerchant(database, rosa.id);
    const hide = () =>
      database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, listingId));
    for (const wrong of [item, 999_999]) expect((await sponsor(id, wrong)).status).toBe(404);
    expect((await sponsor(id, listingId)).status).toBe(200);
    await hide();
    expect((await chief.call('GET', one(id))).body.sponsors).toMatchObject([{ isPublic: false }]);
    expect((await sponsor(id, listingId, 'DELETE')).status).toBe(200);
    expect((await sponsor(id, listingId)).status).toBe(404);
    expect((await sponsor(999_999, listingId)).status).toBe(404);
    expect(await database.$count(zoneSponsors)).toBe(0);
  });

  test('see their own zones alone', async () => {
    const [first, second] = [await make({ name: 'West' }), await make({ name: 'East' })];
    const { listingId } = await storeMerchant(database, rosa.id);
    const theirs = await storeMerchant(database, ana.id);
    for (const zone of [first, second]) await sponsor(zone.id, listingId);
    const sold = await storeBoard(database, { zoneId: first.id });
    await storeBoard(database, { zoneId: first.id, retiredAt: testNow });
    await sponsor(first.id, theirs.listingId);
    const { items } = (await rosa.call('GET', `${all}/mine`)).body;
    expect(items).toMatchObject([
      { id: second.id, name: 'East', billboards: [], sponsors: [{ id: listingId }] },
      { id: first.id, name: 'West', billboards: [sold], sponsors: [{ id: listingId }] },
    ]);
    expect((await chief.call('GET', `${all}/mine`)).body).toEqual({ items: [] });
    expect((await visitor.call('GET', `${all}/mine`)).status).toBe(401);
  });
});

test('only administrators in person look after zones', async () => {
  const { id } = await make();
  const { listingId } = await storeMerchant(database, rosa.id);
  const calls = [
    ['POST', all, downtown],
    ['GET', one(id), undefined],
    ['PUT', one(id), downtown],
    ['DELETE', one(id), undefined],
    ['PUT', one(id, '/billboards'), {}],
    ['PUT', one(id, `/sponsors/${listingId}`), undefined],
    ['DELETE', one(id, `/sponsors/${listingId}`), undefined],
  ] as const;
  const acting = openBrowser(server);
  acting.take(await storeSession(database, chief.id, (await signIn('administrators')).id));
  for (const [method, path, body] of calls) {
    expect((await visitor.call(method, path, body)).status).toBe(401);
    expect((await rosa.call(method, path, body)).status).toBe(403);
    if (method === 'GET') continue;
    expect((await acting.call(method, path, body)).status).toBe(403);
  }
  expect(await database.select().from(boardZones)).toMatchObject([{ id, name: 'Downtown' }]);
  expect(await database.$count(zoneSponsors)).toBe(0);
  for (const [method, path, body] of calls.slice(1)) {
    expect((await chief.call(method, path.replace(`/${id}`, '/999999'), body)).status).toBe(404);
  }
});

test('a zone that somebody else has changed meanwhile is not overwritten', async () => {
  const zone = await make();
  const rename = (name: string, version: number) =>
    chief.call('PUT', one(zone.id), { ...downtown, name }, { 'if-match': `"${version}"` });
  const answers = await Promise.all([rename('Harbour', 1), rename('Quay', 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  // Boards that are put into it are no change of what it says of itself.
  await chief.call('PUT', one(zone.id, '/billboards'), { add: [await storeBoard(database)] });
  expect((await rename('Pier', 2)).body).toMatchObject({ name: 'Pier', version: 3 });
});
