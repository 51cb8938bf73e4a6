import { asc, eq, inArray, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { mails } from '../../platform/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { remindOwners } from './remind-owners.ts';

const { server, database, signIn } = await startPosting();
const { platform } = server;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const { signal } = new AbortController();
const remind = () => remindOwners({ ...platform, signal });

let addresses = 0;
async function owner(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  addresses += 1;
  const email = `owner${addresses}@example.org`;
  const browser = await signIn([], { email, locale });
  return {
    browser,
    mails: () => database.select().from(mails).where(eq(mails.recipient, email)),
    async post(title: string, expiresAt: Date, facts: Partial<typeof listings.$inferInsert> = {}) {
      const listing = writeListing('property', { title });
      const { body } = await browser.call('POST', '/api/v1/property/listing', { listing });
      await database
        .update(listings)
        .set({ expiresAt, ...facts })
        .where(eq(listings.id, body.id));
      return body.id as number;
    },
  };
}

test('an owner is written to once a term, and anew in the next one', async () => {
  const rosa = await owner();
  const id = await rosa.post('Brick house', inDays(6));
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [mail] = await rosa.mails();
  expect(mail?.subject).toBe('Your time on Boardwalk ends soon: Brick house');
  expect(mail?.text).toContain('/dashboard/listings?query=Brick+house');
  await rosa.browser.call('POST', `/api/v1/property/listing/${id}/status`, { action: 'renew' });
  expect(await remind()).toBe(0);
  await database
    .update(listings)
    .set({ expiresAt: inDays(3) })
    .where(eq(listings.id, id));
  expect(await remind()).toBe(1);
  expect(await rosa.mails()).toHaveLength(2);
});

test('several that end soon are one mail, in the owner’s language', async () => {
  const ana = await owner('fr-CA');
  for (let nth = 1; nth <= 6; nth += 1) await ana.post(`House ${nth}`, inDays(nth));
  expect(await remind()).toBe(1);
  const [mail] = await ana.mails();
  expect(mail?.subject).toMatch(/^Bientôt la fin sur Boardwalk\u00a0: House 1 · .*House 5 …$/);
  expect(mail?.text).toContain('/fr/dashboard/listings?');
});

test('those that end in one instant are noted in one statement', async () => {
  const mia = await owner();
  const [first, second] = [inDays(2), inDays(3)];
  const ids = [];
  for (const end of [first, first, first, second]) ids.push(await mia.post('House', end));
  await database.execute(sql`create table noted ()`);
  await database.execute(sql`create function note_statement() returns trigger language plpgsql
    as 'begin insert into noted default values; return null; end'`);
  await database.execute(sql`create trigger note_statements after update on listings
    for each statement execute function note_statement()`);
  onTestFinished(async () => {
    await database.execute(sql`drop function note_statement cascade`);
    await database.execute(sql`drop table noted`);
  });
  expect(await remind()).toBe(1);
  const { rows } = await database.execute(sql`select from noted`);
  expect(rows).toHaveLength(2);
  const reminded = await database
    .select({ expiresAt: listings.expiresAt, remindedFor: listings.remindedFor })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(asc(listings.id));
  expect(reminded).toEqual(
    [first, first, first, second].map((end) => ({ expiresAt: end, remindedFor: end })),
  );
});

test.each([
  ['that stands longer', inDays(8), {}],
  ['that is paused', inDays(3), { status: 'Withdrawn', isPaused: true }],
  ['that is over', inDays(-1), {}],
] as const)('nobody is written to about a listing %s', async (_, expiresAt, facts) => {
  const kim = await owner();
  await kim.post('House', expiresAt, facts);
  expect(await remind()).toBe(0);
  expect(await kim.mails()).toEqual([]);
});

test('two processes at once write one mail', async () => {
  const liam = await owner();
  await liam.post('House', inDays(2));
  const sent = await Promise.all([remind(), remind()]);
  expect(await liam.mails()).toHaveLength(1);
  expect(sent).toContain(1);
});
