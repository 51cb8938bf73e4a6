import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { storeBoard } from '../../boards/places/places.fixture.ts';
import { boardOutages, boardPlaces } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { licensesData } from '../licenses-data.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { platform, database, openBuyer, openMember, hold, subscribe, licensesOf, placesOf } =
  subscribing;
const nobodys = randomUUID();

async function openLicensee(boards = 2) {
  const buyer = await openBuyer({ boards });
  const { body } = await subscribe(buyer);
  if (body.license?.state !== 'ACTIVE') throw new Error('It was not sold.');
  return { ...buyer, uuid: body.license.uuid as string };
}

const at = (uuid: string, rest = '') => `/api/v1/license/${uuid}${rest}`;
const seatsOf = async ({ browser, uuid }: Buyer & { readonly uuid: string }) =>
  (await browser.call('GET', at(uuid, '/'))).body.seats;
const membersOf = async (board: number, { browser }: Pick<Buyer, 'browser'>) =>
  (await browser.call('GET', `/api/v1/license/members/${board}/`)).body;

test('one’s licences are listed and read, and no other’s', async () => {
  const licensee = await openLicensee();
  const { body: all } = await licensee.browser.call('GET', '/api/v1/license/');
  expect(all).toMatchObject([
    {
      ...{ uuid: licensee.uuid, seats: licensee.boardIds, state: 'ACTIVE', endedAt: null },
      title: 'A plain listing',
    },
  ]);
  const { body: one } = await licensee.browser.call('GET', at(licensee.uuid, '/'));
  expect(one).toEqual(all[0]);
  const { body: boards } = await licensee.browser.call('GET', '/api/v1/billboard/subscriptions');
  expect(boards).toEqual(
    licensee.boardIds.map((id) => ({
      ...{ id, name: 'Albert Street', description: 'Seen by those who come from the south.' },
      ...{ point: { lat: 50.4452, lng: -104.6189 }, city: 'Regina, SK', image: null },
      ...{ capacity: 8, taken: 1, isRetired: false, isOut: false, outage: null },
      ...{ licensee: licensee.listingId, license: licensee.uuid },
    })),
  );
  const { browser } = await openMember();
  expect((await browser.call('GET', '/api/v1/license/')).body).toEqual([]);
  expect((await browser.call('GET', '/api/v1/billboard/subscriptions')).body).toEqual([]);
});

test('of a board one learns the outage that owes something, though it is over, or the next one', async () => {
  const { browser, boardIds } = await openLicensee(3);
  const [now = 0, later = 0, over = 0] = boardIds;
  const dayMs = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * dayMs);
  const outage = (boardId: number, from: Date, until: Date | null, reason: string) => ({
    ...{ boardId, from, until, reason },
    createdAt: from,
  });
  await database
    .update(boardPlaces)
    .set({ assignedAt: at(-60) })
    .where(inArray(boardPlaces.boardId, [now, over]));
  await database
    .insert(boardOutages)
    .values([
      outage(over, at(-40), at(-30), 'A flood.'),
      outage(over, at(2), at(3), 'New paint.'),
      outage(later, at(-40), at(-30), 'A flood, before anybody was there.'),
      outage(now, at(-20), at(-15), 'A storm took the panel.'),
      outage(now, at(-9), null, 'Struck by a truck.'),
      outage(later, at(3), at(4), 'The lights are being changed.'),
      outage(later, at(30), at(40), 'Road works.'),
    ]);
  const { body } = await browser.call('GET', '/api/v1/billboard/subscriptions');
  expect(body).toMatchObject([
    { id: now, isOut: true, outage: { until: null, reason: 'Struck by a truck.', isOwed: true } },
    {
      ...{ id: later, isOut: false },
      outage: {
        ...{ until: expect.any(String), reason: 'The lights are being changed.' },
        isOwed: false,
      },
    },
    { id: over, outage: { reason: 'A flood.', isOwed: true } },
  ]);
});

test('of another, nothing is read, changed or ended', async () => {
  const licensee = await openLicensee();
  const { browser } = await openMember();
  const [board] = licensee.boardIds;
  for (const uuid of [licensee.uuid, nobodys]) {
    const answers = [
      await browser.call('GET', at(uuid, '/')),
      await browser.call('DELETE', at(uuid)),
      await browser.call('POST', at(uuid, `/${board}`)),
      await browser.call('DELETE', at(uuid, `/${board}`)),
      await browser.call('POST', at(uuid, '/seats'), { seats: [] }),
      await browser.call('POST', at(uuid, '/payment')),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(404));
  }
  expect(await seatsOf(licensee)).toEqual(licensee.boardIds);
});

test('what is no licence, board or page is refused', async () => {
  const { browser, uuid } = await openLicensee(1);
  const history = '/api/v1/license/payments/history';
  const answers = [
    await browser.call('GET', at('7', '/')),
    await browser.call('DELETE', at('7')),
    await browser.call('POST', at(uuid, '/0')),
    await browser.call('DELETE', at(uuid, '/x')),
    await browser.call('POST', at(uuid, '/seats'), { seats: ['7'] }),
    await browser.call('POST', at(uuid, '/seats'), {}),
    await browser.call('GET', '/api/v1/license/members/1.5/'),
    await browser.call('POST', history, { size: 0 }),
    await browser.call('POST', history, { size: 101 }),
    await browser.call('POST', history, { after: 7 }),
    await browser.call('GET', '/api/v1/license/?standing=pending'),
    await browser.call('GET', '/api/v1/license/?size=1001'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(400));
});

describe('a plan’s seats', () => {
  test('are filled and emptied for nothing, and never beyond the plan', async () => {
    const licensee = await openLicensee();
    const [first = 0, second = 0] = licensee.boardIds;
    const [third, fourth] = [await storeBoard(database), await storeBoard(database)];
    const add = (board: number) => licensee.browser.call('POST', at(licensee.uuid, `/${board}`));
    expect((await add(third)).body.seats).toEqual([first, second, third]);
    expect((await add(third)).body.seats).toEqual([first, second, third]);
    expect((await add(fourth)).body.detail).toBe('Your plan is for up to 3 of them.');
    const removed = await licensee.browser.call('DELETE', at(licensee.uuid, `/${first}`));
    expect(removed.body.seats).toEqual([second, third]);
    const again = await licensee.browser.call('DELETE', at(licensee.uuid, `/${first}`));
    expect(again.status).toBe(404);
    expect((await add(fourth)).body.seats).toEqual([second, third, fourth]);
    expect(await subscribing.chargedFor(licensee)).toEqual({ charges: 1, refunds: 0 });
  });

  test('move all together, or not at all', async () => {
    const licensee = await openLicensee();
    const [first = 0] = licensee.boardIds;
    const [free, full] = [await storeBoard(database), await storeBoard(database, { capacity: 1 })];
    await hold((await openBuyer({ boards: 0 })).merchant, [full]);
    const move = (seats: readonly number[]) =>
      licensee.browser.call('POST', at(licensee.uuid, '/seats'), { seats });
    const refused = await move([free, full]);
    expect([refused.status, refused.body.fields[0].message]).toEqual([
      409,
      `expected a place on board ${full}`,
    ]);
    expect(await seatsOf(licensee)).toEqual(licensee.boardIds);
    expect((await move([first, free, free])).body.seats).toEqual([first, free]);
    expect((await move([])).body).toMatchObject({ seats: [], state: 'ACTIVE' });
    expect((await move([1, 2, 3, 4].map((n) => n + 1_000_000))).status).toBe(409);
  });

  test('filled from twenty tabs at once stay within the plan', async () => {
    const licensee = await openLicensee();
    const boards = await Promise.all(Array.from({ length: 20 }, () => storeBoard(database)));
    const answers = await Promise.all(
      boards.map((board) => licensee.browser.call('POST', at(licensee.uuid, `/${board}`))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await seatsOf(licensee)).toHaveLength(3);
  });

  test('change places with another’s at once without a deadlock', async () => {
    const [one, other] = [await openLicensee(1), await openLicensee(1)];
    const [a = 0] = one.boardIds;
    const [b = 0] = other.boardIds;
    const swap = (licensee: typeof one, seat: number) =>
      licensee.browser.call('POST', at(licensee.uuid, '/seats'), { seats: [seat] });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? swap(one, b) : swap(other, a))),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  test('are not filled for a listing that is over', async () => {
    const licensee = await openLicensee(1);
    const { listingId, boardIds } = licensee;
    await database.update(listings).set({ status: 'Closed' }).where(eq(listings.id, listingId));
    const board = await storeBoard(database);
    const { status } = await licensee.browser.call('POST', at(licensee.uuid, `/${board}`));
    expect(status).toBe(409);
    expect(await seatsOf(licensee)).toEqual(boardIds);
  });
});

test('a licence ends once, with its places; nothing is paid back', async () => {
  const licensee = await openLicensee();
  const end = () => licensee.browser.call('DELETE', at(licensee.uuid));
  const answers = await Promise.all(Array.from({ length: 5 }, end));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await placesOf(licensee.listingId)).map(({ state }) => state)).toEqual([
    'RELEASED',
    'RELEASED',
  ]);
  expect((await licensee.browser.call('GET', '/api/v1/license/')).body).toEqual([]);
  const { body } = await licensee.browser.call('GET', at(licensee.uuid, '/'));
  expect(body).toMatchObject({ state: 'ENDED', seats: [], endedAt: expect.any(String) });
  const ended = (rest = '') =>
    licensee.browser.call('GET', `/api/v1/license/?standing=ended${rest}`);
  expect((await ended()).body).toEqual([body]);
  expect((await ended('&start=1&size=5')).body).toEqual([]);
  expect(await subscribing.chargedFor(licensee)).toEqual({ charges: 1, refunds: 0 });
  await hold(licensee.merchant, licensee.boardIds);
  expect((await subscribe(licensee)).body.license.state).toBe('ACTIVE');
});

test('who is on a board the public learns, as far as it sees their listings', async () => {
  const [seen, hidden] = [await openLicensee(1), await openLicensee(1)];
  const [board = 0] = seen.boardIds;
  expect(await membersOf(board, hidden)).toEqual([
    { licensee: seen.listingId, title: 'A plain listing' },
  ]);
  await database
    .update(listings)
    .set({ status: 'Withdrawn' })
    .where(eq(listings.id, seen.listingId));
  expect(await membersOf(board, hidden)).toEqual([]);
  const held = await openBuyer({ boards: 1 });
  expect(await membersOf(held.boardIds[0] ?? 0, held)).toEqual([]);
});

test('what one has paid is listed by pages, the newest first, and no other’s', async () => {
  const licensee = await openLicensee(1);
  await licensee.browser.call('DELETE', at(licensee.uuid));
  await hold(licensee.merchant, licensee.boardIds);
  const { body: second } = await subscribe(licensee);
  const page = (body: object) =>
    licensee.browser.call('POST', '/api/v1/license/payments/history', body);
  const { body: all } = await page({});
  expect(all).toMatchObject({
    total: 2,
    items: [
      {
        ...{ license: second.license.uuid, state: 'paid', amount: { amount: 293_800 } },
        receipt: second.license.receipt.number,
      },
      {
        ...{ license: licensee.uuid, licensee: licensee.listingId, state: 'paid' },
        title: 'A plain listing',
      },
    ],
  });
  const { body: first } = await page({ size: 1 });
  expect(first.items).toEqual(all.items.slice(0, 1));
  const { body: next } = await page({ size: 1, after: first.items[0].id });
  expect(next.items).toEqual(all.items.slice(1));
  expect((await page({ after: next.items[0].id })).body.items).toEqual([]);
  const { browser } = await openMember();
  const other = await browser.call('POST', '/api/v1/license/payments/history', {
    after: first.items[0].id,
  });
  expect(other.body).toEqual({ items: [], total: 0 });
});

test('an account with a licence that runs is closed by whoever gives it up', async () => {
  const { browser, listingId } = await openLicensee();
  const close = (given: object) =>
    browser.call('POST', '/api/v1/user/delete', { password, ...given });
  const refused = await close({});
  expect([refused.status, refused.body.code]).toEqual([409, 'licensed']);
  expect(await licensesOf(listingId)).toMatchObject([{ state: 'ACTIVE' }]);
  expect((await close({ givesUpLicenses: false })).body.code).toBe('licensed');
  expect((await close({ givesUpLicenses: 'yes' })).status).toBe(400);
  expect((await close({ givesUpLicenses: true })).status).toBe(200);
  expect(await licensesOf(listingId)).toMatchObject([{ state: 'ENDED', buyerId: null }]);
});

test('one’s data tells what one has bought; with the account it ends, and is nobody’s', async () => {
  const licensee = await openLicensee();
  expect(await licensesData.collect(database, licensee.id, platform)).toMatchObject([
    { id: licensee.uuid, planNickname: 'Main Street', state: 'ACTIVE' },
  ]);
  await database.transaction((transaction) =>
    licensesData.erase(transaction, licensee.id, new Date()),
  );
  expect(await licensesData.collect(database, licensee.id, platform)).toEqual([]);
  expect(await licensesOf(licensee.listingId)).toMatchObject([
    { state: 'ENDED', buyerId: null, paymentMethodId: null },
  ]);
  const places = await placesOf(licensee.listingId);
  expect(places.map(({ state }) => state)).toEqual(['RELEASED', 'RELEASED']);
});
