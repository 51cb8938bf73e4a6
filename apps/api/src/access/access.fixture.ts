import { randomUUID } from 'node:crypto';
import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import {
  type Browser,
  openBrowser,
  password,
  storeSession,
  storeUser,
} from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { hashToken } from '../account/secret-token.ts';
import { memberships, users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Domain } from '../platform/domain.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { accessDomain } from './routes.ts';
import { auditEntries, invitations } from './tables.ts';

/** What an administrator of the tests says before they act as somebody. */
export const actingBody = { reason: 'Ticket 7: the photos are missing', password };

/** Accepts an invitation as its page does, by the number that belongs to the mailed token. */
export async function acceptByToken(queries: Queries, by: Browser, token: string) {
  const [row] = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  return by.call('POST', `/api/v1/groups/invite/${row?.id ?? randomUUID()}`, { token });
}

interface Shared {
  readonly permissions: readonly Action[];
  readonly endsAt?: string;
}

/** Invites somebody to rights to a thing, such as `/api/v1/property/7`, and has them accept. */
export async function share(
  by: Browser,
  { to, thing, ...terms }: Shared & { readonly to: Guest; readonly thing: string },
) {
  const body = { to: { email: to.email }, ...terms };
  const sent = await by.call('POST', `${thing}/permissions/invitations`, body);
  return to.call('POST', `/api/v1/user/invitations/${sent.body.id}/accept`);
}

type Guest = Browser & { readonly email: string };

/** The server with accounts, rights and whatever more, and people who are signed in to it. */
export async function startAccess(...more: Domain[]) {
  const server = await startTestServer([accountDomain, accessDomain, ...more], {
    withoutLimits: true,
  });
  const { database } = server.platform;

  /** A new user with a browser. */
  async function signIn(...groups: Group[]): Promise<Browser & { id: number; email: string }> {
    const { id, email } = await storeUser(database, { groups });
    const browser = openBrowser(server);
    browser.take(await storeSession(database, id));
    return Object.assign(browser, { id, email });
  }

  return {
    server,
    database,
    signIn,
    /** Changes a membership, such as its end. */
    changeMembership: (userId: number, set: Partial<typeof memberships.$inferInsert>) =>
      database.update(memberships).set(set).where(eq(memberships.userId, userId)),
    disable: (id: number) =>
      database.update(users).set({ state: 'disabled' }).where(eq(users.id, id)),
    /** Returns what the audit trail says about a person, the oldest first. */
    trailOf: (subjectId: number) =>
      database
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.subjectId, subjectId))
        .orderBy(auditEntries.id),
  };
}
