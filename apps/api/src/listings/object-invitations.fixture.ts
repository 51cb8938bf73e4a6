import { desc, eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { startAccess } from '../access/access.fixture.ts';
import { accessDomain } from '../access/routes.ts';
import type { Browser } from '../account/account.fixture.ts';
import { users } from '../account/tables.ts';
import type { Domain } from '../platform/domain.ts';
import { createWorkRunner } from '../platform/queue/work-runner.ts';
import { mails } from '../platform/tables.ts';
import { makeListing } from './listings.fixture.ts';
import { listingsDomain } from './routes.ts';
import { insertListings } from './storage/insert-listings.ts';

const dayMs = 86_400_000;

/** The server with listings that can be shared, and what is done about their invitations. */
export async function startInviting(...more: Domain[]) {
  const started = await startAccess(listingsDomain, ...more);
  const { database, server } = started;
  return {
    ...started,
    work: createWorkRunner(server.platform, [accessDomain, listingsDomain, ...more]),
    /** The path of a new hidden listing of somebody. */
    async storeListing(ownerId: number, kind: 'item' | 'city_service' = 'item') {
      const [id] = await insertListings(database, [
        makeListing(kind, { ownerId, title: 'A red canoe', status: 'Hold' }),
      ]);
      return `/api/v1/${kind}/${id}`;
    },
    async usernameOf({ id }: { readonly id: number }): Promise<string> {
      const [user] = await database.select().from(users).where(eq(users.id, id));
      return user?.username ?? '';
    },
    /** All mail, the newest first. */
    mailed: () => database.select().from(mails).orderBy(desc(mails.id)),
  };
}

export const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

export const invite = (by: Browser, thing: string, body: object) =>
  by.call('POST', `${thing}/permissions/invitations`, { permissions: ['write'], ...body });

/** Returns what a user who administers a thing sees of its invitations. */
export const sentAbout = async (by: Browser, thing: string) =>
  (await by.call('GET', `${thing}/permissions/invitations`)).body;

/** What somebody was invited to. */
export const ownInvitations = async (by: Browser) =>
  (await by.call('GET', '/api/v1/user/invitations')).body.items;

export const answer = (by: Browser, id: string, word: 'accept' | 'decline') =>
  by.call('POST', `/api/v1/user/invitations/${id}/${word}`);

/** Travels in steps in which sessions, which end when nobody uses them, still count. */
export async function travel(days: number, ...people: readonly Browser[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  for (let left = days; left > 0; left -= 5) {
    vi.setSystemTime(Date.now() + Math.min(left, 5) * dayMs);
    for (const person of people) await person.call('GET', '/api/v1/user/');
  }
}
