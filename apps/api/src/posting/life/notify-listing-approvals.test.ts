import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { users } from '../../account/tables.ts';
import { writeSetting } from '../../platform/settings.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { reviewNewListings } from '../settings.ts';
import { pendingApprovalNotices } from '../tables.ts';
import { notifyListingApprovals } from './notify-listing-approvals.ts';

const { server, database, signIn } = await startPosting();
const { platform } = server;
const chief = await signIn(['administrators']);
const { signal } = new AbortController();

beforeAll(() => writeSetting(platform, reviewNewListings, true));
afterAll(() => writeSetting(platform, reviewNewListings, false));

let addresses = 0;
async function owner(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  addresses += 1;
  const email = `let-in${addresses}@example.org`;
  const browser = await signIn([], { email, locale });
  return {
    browser,
    mails: () => mailsTo(database, email),
    async post(title: string): Promise<number> {
      const listing = writeListing('property', { title });
      return (await browser.call('POST', '/api/v1/property/listing', { listing })).body.id;
    },
  };
}

async function decide(id: number, decision: string, reason = ''): Promise<void> {
  const path = `/api/v1/administration/property/listing/${id}`;
  expect((await chief.call('POST', path, { decision, reason })).status).toBe(200);
}

function tellAfter(minutes: number): Promise<number> {
  const then = new Date(platform.clock.now().getTime() + minutes * 60_000);
  return notifyListingApprovals({ ...platform, clock: { now: () => then }, signal });
}

test('listings that are let in one after another are one mail to each owner', async () => {
  const [rosa, ana] = [await owner(), await owner('fr-CA')];
  for (let nth = 1; nth <= 6; nth += 1) await decide(await rosa.post(`House ${nth}`), 'approve');
  await decide(await ana.post('Maison'), 'approve');
  expect(await tellAfter(9)).toBe(0);
  expect(await rosa.mails()).toEqual([]);
  const told = await Promise.all([tellAfter(11), tellAfter(11)]);
  expect(told[0] + told[1]).toBe(2);
  expect(await tellAfter(30)).toBe(0);
  const [mail, ...others] = await rosa.mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Now on Boardwalk: House 1 · .*House 5 …$/);
  expect(mail?.text).toContain('/dashboard/listings?');
  expect((await ana.mails()).map(({ subject }) => subject)).toEqual([
    'Maintenant sur Boardwalk\u00a0: Maison',
  ]);
});

test('what is taken down or deleted before its owner is told is not told as let in', async () => {
  const rosa = await owner();
  const [removed, deleted] = [await rosa.post('Copy'), await rosa.post('Sold')];
  for (const id of [removed, deleted]) await decide(id, 'approve');
  await decide(removed, 'remove', 'A copy');
  expect((await rosa.browser.call('DELETE', `/api/v1/property/listing/${deleted}`)).status).toBe(
    200,
  );
  await tellAfter(11);
  expect((await rosa.mails()).map(({ template }) => template)).toEqual(['listing-removed']);
  expect(await database.$count(pendingApprovalNotices)).toBe(0);
});

test('whoever closed the account by then is not written to', async () => {
  const rosa = await owner();
  await decide(await rosa.post('House'), 'approve');
  await database
    .update(users)
    .set({ state: 'disabled' })
    .where(sql`${users.email} = ${`let-in${addresses}@example.org`}`);
  expect(await tellAfter(11)).toBe(1);
  expect(await rosa.mails()).toEqual([]);
});
