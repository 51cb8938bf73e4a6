import { setTimeout } from 'node:timers/promises';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq, sql } from 'drizzle-orm';
import { startAccess } from '../access/access.fixture.ts';
import { users } from '../account/tables.ts';
import { inboxDomain } from '../inbox/routes.ts';
import { makeListing } from '../listings/listings.fixture.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import type { Domain } from '../platform/domain.ts';
import { jobContextOf } from '../platform/jobs/job-context.fixture.ts';
import { matchChangesJob } from './matching/match-changes.ts';
import { alertsDomain } from './routes.ts';

/** The server with alerts, and people who save searches. */
export async function startAlerts(...more: Domain[]) {
  const started = await startAccess(inboxDomain, alertsDomain, ...more);
  const { database, server } = started;
  type Person = Awaited<ReturnType<typeof started.signIn>>;

  /** Signs in a person who is not new: mail reports at once what they post. */
  async function signIn(...groups: Group[]): Promise<Person> {
    const person = await started.signIn(...groups);
    const createdAt = new Date(Date.now() - 30 * 86_400_000);
    await database.update(users).set({ createdAt }).where(eq(users.id, person.id));
    return person;
  }

  /**
   * Matches rules against all that has changed, as of this moment by default; returns how much is
   * news.
   */
  async function match(now?: Date): Promise<number> {
    const clock = now ? { ...server.platform.clock, now: () => now } : server.platform.clock;
    let count = 0;
    do count += await matchChangesJob.run(jobContextOf({ ...server.platform, clock }));
    while (await hasUnread());
    return count;
  }

  /** Transactions of other tests on the same server hold the feed back. */
  async function hasUnread(): Promise<boolean> {
    const { rows } = await database.execute<{ unread: boolean }>(
      sql`select exists (select from listing_changes, alert_place where
        (listing_changes.transaction, listing_changes.position) > (alert_place.transaction, alert_place.position)) as unread`,
    );
    if (rows[0]?.unread) await setTimeout(10);
    return rows[0]?.unread === true;
  }

  const at = (type: ListingKind, rest: number | string = '') => `/api/v1/rule/${type}/${rest}`;

  /** What a page sends, with changes. */
  const bodyOf = (changes: object = {}) => ({
    name: 'Canoes near Hamilton',
    search: { text: 'canoe', near: 'Hamilton, ON', distance: 20_000 },
    frequency: 'at-once',
    channels: ['badge', 'mail'],
    ...changes,
  });

  return {
    ...started,
    signIn,
    /** Somebody who has just opened an account. */
    signInNew: started.signIn,
    bodyOf,
    match,
    at,
    save: (by: Person, changes: object = {}, type: ListingKind = 'item') =>
      by.call('POST', at(type), bodyOf(changes)),
    /** The number of a rule that must be saved. */
    async rule(by: Person, changes: object = {}, type: ListingKind = 'item'): Promise<number> {
      const { status, body } = await by.call('POST', at(type), bodyOf(changes));
      if (status !== 200) throw new Error(`The rule was refused: ${JSON.stringify(body)}`);
      return body.id;
    },
    rulesOf: async (by: Person, type: ListingKind = 'item') =>
      (await by.call('POST', at(type, 'search'), {})).body.results,
    listingsOf: async (by: Person, id: number, query = '', type: ListingKind = 'item') =>
      (await by.call('GET', at(type, `${id}/listings${query}`))).body,
    newOf: async (by: Person): Promise<number> =>
      (await by.call('GET', '/api/v1/rule/new/count')).body.count,
    /** A listing that the public sees. */
    async post(owner: Pick<Person, 'id'>, changes: object = {}): Promise<number> {
      const [id = Number.NaN] = await insertListings(database, [
        makeListing('item', { ownerId: owner.id, title: 'A red canoe', ...changes }),
      ]);
      return id;
    },
  };
}
