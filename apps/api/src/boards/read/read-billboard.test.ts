import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { openBrowser } from '../../account/account.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { listings } from '../../listings/tables.ts';
import { distanceBetween } from '../../places/distance.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardOutages, boardPlaces, boardsTable, boardZones, zoneSponsors } from '../tables.ts';

const { server, database, signIn } = await startAccess(boardsDomain);
const { id: ownerId } = await signIn('merchants');
const visitor = openBrowser(server);
const path = (id: number | string, rest = '') => `/api/v1/billboard/${id}${rest}`;
const read = async (id: number, rest = '') => (await visitor.call('GET', path(id, rest))).body;
const inMs = (ms: number) => new Date(testNow.getTime() + ms);
const hour = 3_600_000;

type Facts = Partial<typeof boardPlaces.$inferInsert>;

/** Puts a new merchant on a board; answers the listing. */
async function place(boardId: number, facts: Facts = {}): Promise<number> {
  const { listingId, serviceType } = await storeMerchant(database, ownerId, facts.serviceType);
  const slot = 1 + (await database.$count(boardPlaces, eq(boardPlaces.boardId, boardId)));
  await database.insert(boardPlaces).values({
    ...{ boardId, listingId, serviceType, slot, serviceSlot: 1, state: 'ASSIGNED' },
    ...{ heldAt: testNow, assignedAt: testNow, ...facts },
  });
  return listingId;
}

const idsOf = (summaries: readonly { id: number }[]) => summaries.map(({ id }) => id);

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(boardZones);
});

describe('a board', () => {
  test('tells how many places are left, which service types are taken, and its zone', async () => {
    const [zone] = await database
      .insert(boardZones)
      .values({ name: 'Downtown', description: '', createdAt: testNow })
      .returning();
    const id = await storeBoard(database, { capacity: 3, zoneId: zone?.id ?? null });
    await place(id, { serviceType: 'PLUMBING' });
    await place(id, { serviceType: 'ROOFING', state: 'HELD', until: inMs(hour) });
    expect(await read(id)).toEqual({
      id,
      name: 'Albert Street',
      description: 'Seen by those who come from the south.',
      point: { lat: 50.4452, lng: -104.6189 },
      ...{ image: null, capacity: 3, taken: 2, left: 1, isRetired: false, isOut: false },
      serviceTypesTaken: ['ROOFING', 'PLUMBING'],
      outage: null,
      zone: { id: zone?.id, name: 'Downtown' },
    });
  });

  test('that was made smaller has none left, and a retired one is read as well', async () => {
    const id = await storeBoard(database, { mostPerServiceType: null });
    await place(id);
    await place(id, { serviceType: 'PLUMBING' });
    await database.update(boardsTable).set({ capacity: 1, retiredAt: testNow });
    expect(await read(id)).toMatchObject({
      ...{ taken: 2, left: 0, isRetired: true },
      serviceTypesTaken: [],
    });
  });

  test('tells of its outage, or of the next one', async () => {
    const boardId = await storeBoard(database);
    const tell = (from: number, until: number | null) =>
      database.insert(boardOutages).values({
        ...{ boardId, from: inMs(from), until: until === null ? null : inMs(until) },
        ...{ reason: 'A storm.', createdAt: testNow },
      });
    await tell(-3 * hour, -2 * hour);
    expect((await read(boardId)).outage).toBeNull();
    await tell(2 * hour, null);
    expect(await read(boardId)).toMatchObject({
      isOut: false,
      outage: { from: inMs(2 * hour).toISOString(), until: null },
    });
    await tell(-hour, hour);
    expect(await read(boardId)).toMatchObject({
      isOut: true,
      outage: { from: inMs(-hour).toISOString(), until: inMs(hour).toISOString() },
    });
  });

  test('that is not there is not found, in whichever way it is asked for', async () => {
    for (const rest of ['', '/sponsor', '/sponsors']) {
      expect((await visitor.call('GET', path(999_999, rest))).status).toBe(404);
      expect((await visitor.call('GET', path('x', rest))).status).toBe(400);
      expect((await visitor.call('GET', path(0, rest))).status).toBe(400);
    }
  });
});

describe('the sponsors of a board', () => {
  test('are the public listings that have a place, as they came, and those of its zone', async () => {
    const [zone] = await database
      .insert(boardZones)
      .values({ name: 'Downtown', description: '', createdAt: testNow })
      .returning();
    const zoneId = zone?.id ?? 0;
    const id = await storeBoard(database, { zoneId });
    const late = await place(id, { serviceType: 'PLUMBING', assignedAt: inMs(1_000) });
    const early = await place(id, { serviceType: 'INSURANCE' });
    const hidden = await place(id, { serviceType: 'FLOORING' });
    await database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, hidden));
    await place(id, {
      serviceType: 'PAINTING',
      state: 'HELD',
      until: inMs(hour),
      assignedAt: null,
    });
    await place(id, { serviceType: 'CLEANING', state: 'RELEASED' });
    const { listingId } = await storeMerchant(database, ownerId);
    await database.insert(zoneSponsors).values({ zoneId, listingId, createdAt: testNow });
    const { results, house } = await read(id, '/sponsors');
    expect([idsOf(results), idsOf(house)]).toEqual([[early, late], [listingId]]);
    expect(results[0]).toMatchObject({ listingType: 'merchant', subcategory: 'INSURANCE' });
    const alone = await storeBoard(database);
    expect(await read(alone, '/sponsors')).toEqual({ results: [], house: [] });
  });

  test('are one where it is exclusive, unless that is hidden', async () => {
    const shared = await storeBoard(database);
    await place(shared);
    expect(await read(shared, '/sponsor')).toEqual({ sponsor: null });
    const own = await storeBoard(database, { capacity: 1 });
    expect(await read(own, '/sponsor')).toEqual({ sponsor: null });
    const only = await place(own);
    expect((await read(own, '/sponsor')).sponsor).toMatchObject({ id: only });
    await database.update(listings).set({ status: 'Withdrawn' }).where(eq(listings.id, only));
    expect(await read(own, '/sponsor')).toEqual({ sponsor: null });
  });
});

describe('the closest boards', () => {
  const closest = (body: object) => visitor.call('POST', '/api/v1/billboard/closest', body);
  const regina = { lat: 50.4452, lng: -104.6189 };

  test('come nearest first, without retired ones, with their distances', async () => {
    const points = [
      { lat: 50.5, lng: -104.6 },
      { lat: 50.45, lng: -104.62 },
      { lat: -33.8, lng: 151.2 },
    ];
    const ids: number[] = [];
    for (const point of points) ids.push(await storeBoard(database, point));
    await storeBoard(database, { retiredAt: testNow });
    const { results } = (await closest(regina)).body;
    expect(results.map(({ board }: { board: { id: number } }) => board.id)).toEqual([
      ids[1],
      ids[0],
      ids[2],
    ]);
    for (const { board, distance } of results) {
      expect(distance).toBeCloseTo(distanceBetween(regina, board.point), 2);
    }
    expect((await closest({ ...regina, size: 1 })).body.results).toHaveLength(1);
  });

  test('are found across the antimeridian', async () => {
    const fiji = await storeBoard(database, { lat: -17, lng: -179.9 });
    await storeBoard(database, { lat: -17, lng: 178 });
    const { results } = (await closest({ lat: -17, lng: 179.9, size: 1 })).body;
    expect(results).toMatchObject([{ board: { id: fiji } }]);
  });

  test.each([
    [{ lng: 0 }, 'body.lat'],
    [{ lat: 91, lng: 0 }, 'body.lat'],
    [{ lat: 0, lng: '0' }, 'body.lng'],
    [{ ...regina, size: 0 }, 'body.size'],
    [{ ...regina, size: 101 }, 'body.size'],
    [{ ...regina, distance: 5 }, 'body.distance'],
  ])('are not asked for with %j', async (body, wrong) => {
    const answer = await closest(body);
    expect([answer.status, answer.body.fields[0].path]).toEqual([400, wrong]);
  });
});
