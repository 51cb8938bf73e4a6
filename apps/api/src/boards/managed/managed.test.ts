import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { countWaiting, openBrowser, storeSession } from '../../account/account.fixture.ts';
import { testNow } from '../../listings/listings.fixture.ts';
import { domains } from '../../main.ts';
import { mails } from '../../platform/tables.ts';
import { storePicture } from '../../posting/pictures.fixture.ts';
import { givePlace } from '../places/hold-place.ts';
import { lockBoards } from '../places/lock-boards.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardOutages, boardPlaces, boardsTable } from '../tables.ts';

const beyond = domains.filter(({ name }) => !['account', 'access'].includes(name));
const { server, database, signIn } = await startAccess(...beyond);
const chief = await signIn('administrators');
const member = await signIn('merchants');
const visitor = openBrowser(server);
const all = '/api/v1/billboard';
const one = (id: number, rest = '') => `${all}/${id}${rest}`;
const managed = async (query = '') =>
  (await chief.call('GET', `/api/v1/administration/billboards${query}`)).body;

const king = {
  name: ' King  Street ',
  description: 'Seen from the bus.',
  point: { lat: 50.4452, lng: -104.6189 },
  capacity: 8,
  mostPerServiceType: 1 as number | null,
  picture: null as { id: string; alt: string } | null,
};
const lastEntry = async () =>
  (await database.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

beforeEach(async () => {
  await database.delete(boardsTable);
});

describe('a board', () => {
  test('is put up, and on sale from then on', async () => {
    const { status, body } = await chief.call('POST', all, king);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...king,
      picture: undefined,
      name: 'King Street',
      ...{ id: expect.any(Number), image: null, taken: 0, isRetired: false, isOut: false },
      ...{ zoneId: null, createdAt: expect.any(String), retiredAt: null, version: 1 },
    });
    expect((await visitor.call('GET', one(body.id))).body).toMatchObject({ name: 'King Street' });
    expect(await lastEntry()).toMatchObject({
      event: 'board-created',
      actorId: chief.id,
      detail: { board: 'King Street' },
    });
  });

  test('is put up once for one intention, however often that is sent', async () => {
    const headers = {
      origin: server.platform.configuration.siteOrigin,
      'x-boardwalk': '1',
      'idempotency-key': crypto.randomUUID(),
      cookie: await storeSession(database, chief.id),
    };
    const put = () => server.inject({ method: 'POST', url: all, headers, payload: king });
    const answers = [await put(), ...(await Promise.all([put(), put(), put()]))];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await database.$count(boardsTable)).toBe(1);
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { body: board } = await chief.call('POST', all, king);
    const rename = (name: string, version: number) =>
      chief.call('PUT', one(board.id), { ...king, name }, { 'if-match': `"${version}"` });
    const answers = await Promise.all([rename('Main', 1), rename('Market', 1)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect((await visitor.call('GET', one(board.id))).body.name).toBe(kept.name);
    expect((await rename('Elm', 2)).body).toMatchObject({ name: 'Elm', version: 3 });
  });

  test('shows a picture of whoever puts it up, which others keep', async () => {
    const id = await storePicture(database, chief.id);
    const picture = { id, alt: 'The board at night' };
    const { body } = await chief.call('POST', all, { ...king, picture });
    expect(body.image).toMatchObject(picture);
    const other = await signIn('administrators');
    const kept = await other.call('PUT', one(body.id), { ...king, name: 'Main', picture });
    expect([kept.status, kept.body.image.id, kept.body.name]).toEqual([200, id, 'Main']);
    const own = `/api/v1/storage/me/files/${id}`;
    expect((await chief.call('GET', own)).body.usedIn).toEqual([
      { place: 'board', id: body.id, type: null, title: 'Main', isPublished: true },
    ]);
    const gone = await chief.call('PUT', one(body.id), king);
    expect(gone.body.image).toBeNull();
    expect((await chief.call('GET', own)).body.usedIn).toEqual([]);
  });

  test('keeps the picture that it gets while its former one is deleted', async () => {
    const [former, other] = [
      await storePicture(database, chief.id),
      await storePicture(database, chief.id),
    ];
    const picture = { id: former, alt: 'The board' };
    const { body } = await chief.call('POST', all, { ...king, picture });
    let removed: ReturnType<typeof chief.call> | undefined;
    await database.transaction(async (transaction) => {
      await transaction
        .update(boardsTable)
        .set({ pictureId: other })
        .where(eq(boardsTable.id, body.id));
      removed = chief.call('DELETE', `/api/v1/storage/me/files/${former}?uses=remove`);
      await expect.poll(() => countWaiting(database)).toBe(1);
    });
    expect((await removed)?.status).toBe(200);
    const [row] = await database.select().from(boardsTable).where(eq(boardsTable.id, body.id));
    expect(row?.pictureId).toBe(other);
  });

  test('shows nobody else’s picture', async () => {
    const theirs = await storePicture(database, member.id);
    const board = await storeBoard(database);
    for (const id of [theirs, '0'.repeat(32)]) {
      const body = { ...king, picture: { id, alt: 'A board' } };
      for (const answer of [
        await chief.call('POST', all, body),
        await chief.call('PUT', one(board), body),
      ]) {
        expect([answer.status, answer.body.fields[0].path]).toEqual([400, 'body.picture.id']);
      }
    }
    expect(await database.$count(boardsTable)).toBe(1);
  });

  test('that is made smaller keeps whoever is on it', async () => {
    const id = await storeBoard(database);
    for (const slot of [1, 2]) {
      const type = slot === 1 ? 'ROOFING' : 'PLUMBING';
      const { listingId, serviceType } = await storeMerchant(database, member.id, type);
      const place = { boardId: id, listingId, serviceType, slot, serviceSlot: 1 };
      await database.insert(boardPlaces).values({ ...place, state: 'ASSIGNED', heldAt: testNow });
    }
    const { body } = await chief.call('PUT', one(id), { ...king, capacity: 1 });
    expect(body).toMatchObject({ capacity: 1, taken: 2 });
    expect(await lastEntry()).toMatchObject({ event: 'board-changed' });
  });

  test('is retired and brought back once each, however often that is pressed', async () => {
    const id = await storeBoard(database);
    const press = async (method: 'DELETE' | 'POST', path: string) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => chief.call(method, path)));
      return answers.map(({ status }) => status).sort();
    };
    const once = [200, ...Array.from({ length: 9 }, () => 409)];
    expect(await press('DELETE', one(id))).toEqual(once);
    expect((await visitor.call('POST', `${all}/search`, {})).body.total).toBe(0);
    expect(await managed('?standing=retired')).toMatchObject({ total: 1, items: [{ id }] });
    expect(await press('POST', one(id, '/restore'))).toEqual(once);
    expect((await visitor.call('POST', `${all}/search`, {})).body.total).toBe(1);
    expect(await lastEntry()).toMatchObject({ event: 'board-restored' });
  });

  test('writes to the merchants who are on it as it is retired, once', async () => {
    const id = await storeBoard(database);
    const rosa = await signIn('merchants');
    const merchant = await storeMerchant(database, rosa.id);
    await database.transaction(async (transaction) => {
      const [board] = await lockBoards(transaction, [id], new Date());
      if (board) await givePlace(transaction, board, merchant);
    });
    await Promise.all(Array.from({ length: 5 }, () => chief.call('DELETE', one(id))));
    const sent = await database.select().from(mails).where(eq(mails.recipient, rosa.email));
    expect(sent).toMatchObject([{ subject: 'A board is sold no more: Albert Street' }]);
    expect(sent[0]?.text).toContain('a place of a licence is yours until that is due');
  });

  test.each([
    [{ name: ' ' }, 'body.name'],
    [{ name: 'a'.repeat(121) }, 'body.name'],
    [{ description: '' }, 'body.description'],
    [{ description: '\0' }, 'body.description'],
    [{ point: { lat: 91, lng: 0 } }, 'body.point.lat'],
    [{ capacity: 0 }, 'body.capacity'],
    [{ capacity: 101 }, 'body.capacity'],
    [{ capacity: 1.5 }, 'body.capacity'],
    [{ mostPerServiceType: 0 }, 'body.mostPerServiceType'],
    [{ picture: { id: 'x', alt: 'A board' } }, 'body.picture.id'],
    [{ picture: { id: '0'.repeat(32), alt: ' ' } }, 'body.picture.alt'],
  ])('is refused with %j', async (wrong, path) => {
    const { status, body } = await chief.call('POST', all, { ...king, ...wrong });
    expect([status, body.fields[0].path]).toEqual([400, path]);
    expect(await database.$count(boardsTable)).toBe(0);
  });
});

test('administrators list boards by name, and by how they stand', async () => {
  const ids = [];
  for (const name of ['B', 'A', 'C']) ids.push(await storeBoard(database, { name }));
  const [b = 0, a = 0, c = 0] = ids;
  await database.update(boardsTable).set({ retiredAt: testNow }).where(eq(boardsTable.id, c));
  const outage = { boardId: b, from: testNow, reason: 'A storm.', createdAt: testNow };
  await database.insert(boardOutages).values(outage);
  const idsIn = async (query: string) =>
    (await managed(query)).items.map(({ id }: { id: number }) => id);
  expect(await idsIn('')).toEqual([a, b, c]);
  expect(await idsIn('?standing=sold')).toEqual([a, b]);
  expect(await idsIn('?standing=out')).toEqual([b]);
  expect(await idsIn('?text=c')).toEqual([c]);
  expect(await idsIn('?start=1&size=1')).toEqual([b]);
  const wrong = await chief.call('GET', '/api/v1/administration/billboards?standing=lost');
  expect(wrong.status).toBe(400);
});

test('only administrators in person put up, change, retire, and see what is kept of boards', async () => {
  const id = await storeBoard(database);
  const nobodys = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['POST', all, king],
    ['PUT', one(id), king],
    ['DELETE', one(id), undefined],
    ['POST', one(id, '/restore'), undefined],
    ['POST', one(id, '/outages'), { until: null, reason: 'A storm.' }],
    ['DELETE', `${all}/outages/${nobodys}`, undefined],
    ['GET', one(id, '/outages'), undefined],
    ['GET', '/api/v1/administration/billboards', undefined],
  ] as const;
  const acting = openBrowser(server);
  acting.take(await storeSession(database, chief.id, (await signIn('administrators')).id));
  for (const [method, path, body] of calls) {
    expect((await visitor.call(method, path, body)).status).toBe(401);
    expect((await member.call(method, path, body)).status).toBe(403);
    if (method === 'GET') continue;
    expect((await acting.call(method, path, body)).status).toBe(403);
  }
  expect(await database.select().from(boardsTable)).toMatchObject([{ id, retiredAt: null }]);
  for (const [method, path, body] of calls) {
    const missing = path.replace(`/${id}`, '/999999');
    if (missing === path && !path.includes(nobodys)) continue;
    expect([path, (await chief.call(method, missing, body)).status]).toEqual([path, 404]);
  }
});
