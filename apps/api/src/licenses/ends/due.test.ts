import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeMerchant } from '../../boards/places/places.fixture.ts';
import { overdueHolds } from '../../boards/places/release-holds.ts';
import { boardsDomain } from '../../boards/routes.ts';
import { boardPlaces, boardsTable, boardWaits } from '../../boards/tables.ts';
import { freePlacesJob } from '../../boards/waits/notify-of-free-places.ts';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { readLicenseInvoice } from '../invoices/read-license-bills.ts';
import { holderOf } from '../license-row.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { licenses } from '../tables.ts';
import { endStrayPlaces } from './compare-places.ts';
import { dueLicensesEnd, endDueLicenses } from './end-due-licenses.ts';

const subscribing = await startSubscribing(boardsDomain);
const { platform, database, openBuyer, subscribe, preview, dueIn, setRenewing } = subscribing;
const { licensesOf, placesOf, statesOf, chargedFor, hold, plan } = subscribing;
const minute = 60_000;
const at = (uuid: string, rest = '') => `/api/v1/license/${uuid}${rest}`;
const job = () => jobContextOf(platform);
const end = () => endDueLicenses(job());

async function openDue(ms = -minute, boards = 1) {
  const buyer = await openBuyer({ boards });
  const { body } = await subscribe(buyer);
  if (body.license?.state !== 'ACTIVE') throw new Error('It was not sold.');
  const uuid = body.license.uuid as string;
  const dueAt = await dueIn(uuid, ms);
  const [board = 0] = buyer.boardIds;
  return { ...buyer, uuid, dueAt, board };
}

const sentTo = async ({ username }: { readonly username: string }, template: string) =>
  (
    await database
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, `${username}@example.org`), eq(mails.template, template)))
  ).map(({ subject, text }) => ({ subject, text }));

describe('what is due is over, though no job has run', () => {
  test('nobody shows, and the board takes another', async () => {
    const { board, browser, listingId } = await openDue();
    await database.update(boardsTable).set({ capacity: 1 }).where(eq(boardsTable.id, board));
    const get = async (path: string) => (await browser.call('GET', path)).body;
    expect(await get(`/api/v1/license/members/${board}/`)).toEqual([]);
    expect((await get(`/api/v1/billboard/${board}/sponsors`)).results).toEqual([]);
    expect(await get(`/api/v1/billboard/${board}/sponsor`)).toEqual({ sponsor: null });
    expect(await get(`/api/v1/billboard/${board}`)).toMatchObject({ taken: 0, left: 1 });
    expect(await get('/api/v1/billboard/subscriptions')).toEqual([]);
    const holds = `/api/v1/license/${listingId}/holds`;
    expect(await get(holds)).toEqual({ holds: [], subscribed: [], running: null, paying: null });
    const other = await openBuyer({ boards: 0 });
    await hold(other.merchant, [board]);
    expect((await subscribe(other)).body.license.seats).toEqual([board]);
  });

  test('it is told as ended, and is nobody’s to move, end or renew', async () => {
    const { uuid, browser, board, dueAt } = await openDue();
    const free = await openBuyer({ boards: 0 });
    expect(free.boardIds).toEqual([]);
    const ended = { state: 'ENDED', endedAt: dueAt.toISOString(), seats: [] };
    expect((await browser.call('GET', at(uuid, '/'))).body).toMatchObject(ended);
    expect((await browser.call('GET', '/api/v1/license/')).body).toEqual([]);
    const past = await browser.call('GET', '/api/v1/license/?standing=ended');
    expect(past.body).toMatchObject([{ uuid, ...ended }]);
    const answers = [
      await browser.call('POST', at(uuid, '/seats'), { seats: [board] }),
      await browser.call('POST', at(uuid, `/${board}`)),
      await browser.call('DELETE', at(uuid, `/${board}`)),
      await browser.call('PUT', at(uuid, '/renewal'), { renews: false }),
      await browser.call('DELETE', at(uuid)),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(409));
  });

  test('its owner buys the same again, once, and the old one is told as ended once', async () => {
    const buyer = await openDue();
    await hold(buyer.merchant, [buyer.board]);
    const { body: invoice } = await preview(buyer);
    expect(invoice.subtotal.amount).toBe(260_000);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => subscribe(buyer, { total: invoice.total })),
      end(),
      end(),
    ]);
    const statuses = answers.flatMap((one) => (typeof one === 'number' ? [] : one.status));
    expect(statuses.toSorted()).toEqual([200, ...Array(5).fill(409)]);
    const states = (await licensesOf(buyer.listingId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['ACTIVE', 'ENDED']);
    expect(await chargedFor(buyer)).toEqual({ charges: 2, refunds: 0 });
    expect(await sentTo(buyer, 'license-ended')).toHaveLength(1);
  });

  test('its card can go', async () => {
    const buyer = await openDue();
    await setRenewing(buyer.uuid);
    const card = await buyer.browser.call('DELETE', `/api/v1/customer/${buyer.card}`);
    expect(card.status).toBe(200);
  });

  test('at its last millisecond it still runs', async () => {
    const { uuid, browser } = await openDue(20_000);
    expect((await browser.call('GET', at(uuid, '/'))).body.state).toBe('ACTIVE');
    expect((await browser.call('DELETE', at(uuid))).status).toBe(200);
  });
});

describe('the job', () => {
  test('ends what is due and not a minute more, with its places, and tells of it once', async () => {
    const due = await openDue();
    const runs = await openDue(minute);
    await Promise.all([end(), end(), end()]);
    const [license] = await licensesOf(due.listingId);
    expect(license).toMatchObject({ state: 'ENDED', endedAt: due.dueAt });
    expect(await statesOf(due)).toEqual(['RELEASED']);
    expect((await licensesOf(runs.listingId))[0]?.state).toBe('ACTIVE');
    expect(await statesOf(runs)).toEqual(['ASSIGNED']);
    expect(await end()).toBe(0);
    const [mail, ...more] = await sentTo(due, 'license-ended');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your places on boards have ended: A plain listing');
    expect(mail?.text).toContain('Albert Street');
    const query = `listingId=${due.listingId}&billboards=${due.board}&planId=${plan.id}`;
    expect(mail?.text).toContain(`/checkout?${query}`);
    expect(mail?.text).not.toContain('renew');
  });

  test('in batches ends all, whatever a clock has jumped over', async () => {
    const owner = await openBuyer({ boards: 0 });
    const { listingId } = await storeMerchant(database, owner.id);
    const [sold] = await database.select().from(licenses).limit(1);
    if (!sold) throw new Error('Something was sold before.');
    const agreed = await readLicenseInvoice(database, sold);
    await database.insert(licenses).values(
      Array.from({ length: 230 }, (_, nth) => ({
        ...{ id: crypto.randomUUID(), listingId, buyerId: null, state: 'ACTIVE' as const, agreed },
        ...{ renews: false, intention: `batch ${nth}`, timeZone: 'America/Toronto' },
        ...{ boughtAt: new Date(2020, 0, 1), dueAt: new Date(2021, 0, 1 + nth) },
      })),
    );
    expect(await end()).toBe(230);
    expect(await end()).toBe(0);
  });

  test('ends what was to renew as well, says so, and leaves its card free', async () => {
    const buyer = await openDue();
    await database.execute(sql`update users set locale = 'fr-CA' where id = ${buyer.id}`);
    await setRenewing(buyer.uuid);
    await end();
    const [mail] = await sentTo(buyer, 'license-ended');
    expect(mail?.subject).toBe('Vos places sur les panneaux ont pris fin\u00a0: A plain listing');
    expect(mail?.text).toContain('Ce n’est pas encore possible\u00a0: rien n’a été débité.');
    expect(mail?.text).toContain('/fr/checkout?');
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
    const gone = await buyer.browser.call('DELETE', `/api/v1/customer/${buyer.card}`);
    expect(gone.status).toBe(200);
  });

  test('cut off has ended nothing and told nobody', async () => {
    const buyer = await openDue();
    await database.execute(sql`create function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`);
    await database.execute(
      sql`create trigger cut_off before insert on mails for each row execute function cut_off()`,
    );
    await expect(end()).rejects.toThrow();
    await database.execute(sql`drop trigger cut_off on mails`);
    expect((await licensesOf(buyer.listingId))[0]?.state).toBe('ACTIVE');
    expect(await end()).toBe(1);
    expect(await sentTo(buyer, 'license-ended')).toHaveLength(1);
  });

  test('never waits for a licence that somebody else has in hand', async () => {
    const buyer = await openDue();
    await database.transaction(async (other) => {
      await other.select().from(licenses).where(eq(licenses.id, buyer.uuid)).for('update');
      expect(await end()).toBe(0);
    });
    expect(await end()).toBe(1);
  });

  test('lets who waits be told that the place is free', async () => {
    const buyer = await openDue();
    await database.update(boardsTable).set({ capacity: 1 }).where(eq(boardsTable.id, buyer.board));
    const waiting = await openBuyer({ boards: 0 });
    await database.insert(boardWaits).values({
      ...{ boardId: buyer.board, listingId: waiting.listingId, userId: waiting.id },
      createdAt: new Date(),
    });
    await freePlacesJob.run(job());
    await dueLicensesEnd.run(job());
    await freePlacesJob.run(job());
    expect(await sentTo(waiting, 'place-on-board-free')).toHaveLength(1);
  });
});

test('the sweep of places lets go of what is over, whether its licence has ended or not', async () => {
  const buyer = await openDue();
  await overdueHolds.run(job());
  expect(await statesOf(buyer)).toEqual(['RELEASED']);
  expect(await end()).toBe(1);
});

test('places that an ended licence has left behind are ended, and no others', async () => {
  const buyer = await openDue(3 * 86_400_000, 2);
  expect(await endStrayPlaces(job())).toBe(0);
  await database
    .update(licenses)
    .set({ state: 'ENDED', endedAt: new Date() })
    .where(eq(licenses.id, buyer.uuid));
  expect(await endStrayPlaces(job())).toBe(2);
  expect(await statesOf(buyer)).toEqual(['RELEASED', 'RELEASED']);
});

describe('the database itself refuses', () => {
  test('a due date that is no later than the purchase, and a renewal without a card', async () => {
    const { uuid } = await openDue(minute);
    const set = (facts: Partial<typeof licenses.$inferInsert>) =>
      database.update(licenses).set(facts).where(eq(licenses.id, uuid));
    const refused = (constraint: string) => ({ cause: { constraint } });
    const boughtAt = new Date();
    await expect(set({ boughtAt, dueAt: boughtAt })).rejects.toMatchObject(refused('licenses_due'));
    await expect(set({ renews: true, paymentMethodId: null })).rejects.toMatchObject(
      refused('licenses_renewal'),
    );
    await set({ renews: true, paymentMethodId: null, buyerId: null });
  });

  test('a place of a licence without an end, and a gift with one', async () => {
    const buyer = await openDue(minute);
    const set = (facts: Partial<typeof boardPlaces.$inferInsert>) =>
      database
        .update(boardPlaces)
        .set(facts)
        .where(eq(boardPlaces.holder, holderOf(buyer.uuid)));
    const refused = { cause: { constraint: 'board_places_end' } };
    await expect(set({ until: null })).rejects.toMatchObject(refused);
    await expect(set({ holder: 'given' })).rejects.toMatchObject(refused);
    expect(await placesOf(buyer.listingId)).toHaveLength(1);
  });
});
