import { eq, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobContextOf } from '../../platform/jobs/job-context.fixture.ts';
import { mails } from '../../platform/tables.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { licenses } from '../tables.ts';
import { endDueLicenses } from './end-due-licenses.ts';
import { remindOfDue } from './remind-due.ts';

const subscribing = await startSubscribing();
const { platform, database, openBuyer, subscribe, dueIn, plan } = subscribing;
const day = 86_400_000;
/** Beyond an hour that clocks may change by. */
const soon = 2 * 3_600_000;

const contextAt = (ms: number) =>
  jobContextOf({ ...platform, clock: { now: () => new Date(Date.now() + ms) } });
const remind = (ms = 0) => remindOfDue(contextAt(ms));
const end = (ms = 0) => endDueLicenses(contextAt(ms));
const sent = () => database.select().from(mails).where(like(mails.template, 'license-end%'));

async function openDueIn(ms: number) {
  const buyer = await openBuyer({ boards: 1 });
  const { body } = await subscribe(buyer);
  const uuid = body.license.uuid as string;
  await dueIn(uuid, ms);
  return { ...buyer, uuid };
}

beforeEach(async () => {
  await database.delete(licenses);
  await database.delete(mails);
});

test('comes 30 days before, 7 days before and at the end, once each', async () => {
  await openDueIn(30 * day + soon);
  const counts: number[] = [];
  for (const ms of [0, 2 * soon, 2 * soon, 20 * day, 23 * day + 2 * soon, 24 * day]) {
    await Promise.all([remind(ms), remind(ms)]);
    counts.push((await sent()).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  await end(30 * day + 2 * soon);
  await remind(40 * day);
  expect((await sent()).map(({ template }) => template)).toEqual([
    'license-ends-soon',
    'license-ends-soon',
    'license-ended',
  ]);
});

test('names boards, the end to the minute, and leads to the checkout with all of it chosen', async () => {
  const { listingId, boardIds } = await openDueIn(29 * day);
  expect(await remind()).toBe(1);
  const [mail] = await sent();
  expect(mail?.subject).toMatch(/^Your places on boards end on \w{3}.*\d{4}.*: A plain listing$/);
  expect(mail?.text).toContain('Albert Street');
  const query = `listingId=${listingId}&billboards=${boardIds}&planId=${plan.id}`;
  expect(mail?.text).toContain(`/checkout?${query}`);
});

test('of both that a clock has jumped over the later alone is sent', async () => {
  await openDueIn(40 * day);
  expect(await remind()).toBe(0);
  expect(await remind(35 * day)).toBe(1);
  // And back again.
  expect(await remind(5 * day)).toBe(0);
  expect(await remind(35 * day)).toBe(0);
  expect(await sent()).toHaveLength(1);
});

test('after a jump beyond the end there is the end alone', async () => {
  await openDueIn(40 * day);
  expect(await remind(41 * day)).toBe(0);
  expect(await end(41 * day)).toBe(1);
  expect(await remind(41 * day)).toBe(0);
  expect((await sent()).map(({ template }) => template)).toEqual(['license-ended']);
});

test('whoever bought later is not told what they have just read', async () => {
  const { uuid } = await openDueIn(5 * day);
  await database
    .update(licenses)
    .set({ boughtAt: new Date(Date.now() - day) })
    .where(eq(licenses.id, uuid));
  expect(await remind()).toBe(0);
  expect(await sent()).toEqual([]);
});

test('is in French, and says that nothing renews yet', async () => {
  const buyer = await openDueIn(6 * day);
  await database.execute(sql`update users set locale = 'fr-CA' where id = ${buyer.id}`);
  await subscribing.setRenewing(buyer.uuid);
  await remind();
  const [mail] = await sent();
  expect(mail?.subject).toContain('Vos places sur les panneaux prennent fin le');
  expect(mail?.text).toContain('Ce n’est pas encore possible\u00a0: rien n’est débité');
  expect(mail?.text).toContain('/fr/checkout?');
});

test('a process that is cut off has told nobody and written nothing down', async () => {
  await openDueIn(6 * day);
  await database.execute(sql`create function cut_off() returns trigger language plpgsql as
    $$ begin raise exception 'cut off'; end $$`);
  await database.execute(
    sql`create trigger cut_off before insert on mails for each row execute function cut_off()`,
  );
  await expect(remind()).rejects.toThrow();
  await database.execute(sql`drop trigger cut_off on mails`);
  expect(await remind()).toBe(1);
  expect(await sent()).toHaveLength(1);
});

test('a new due date is reminded of anew', async () => {
  const { uuid } = await openDueIn(6 * day);
  expect(await remind()).toBe(1);
  await dueIn(uuid, 371 * day);
  expect(await remind()).toBe(0);
  expect(await remind(345 * day)).toBe(1);
});
