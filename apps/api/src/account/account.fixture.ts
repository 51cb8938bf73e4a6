import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Answer, TestServer } from '../platform/test-server.fixture.ts';
import { hashPassword } from './password/passwords.ts';
import { createSecretToken } from './secret-token.ts';
import { absoluteMs } from './sessions/session-life.ts';
import { memberships, sessions, users } from './tables.ts';

export const password = 'correct horse battery staple';
let hash: Promise<string> | undefined;
let made = 0;

/** A whole billing address in Ontario. */
export const billedInOntario = {
  billingCountry: 'CA',
  billingPostalCode: 'L8P 1A1',
  billingState: 'ON',
  billingCity: 'Hamilton',
  billingLine1: '12 Elm St',
} as const;

type NewUser = Partial<typeof users.$inferInsert> & { readonly groups?: readonly Group[] };

/** That of the listings of tests, for which their city administrators are named. */
export const testCity = { city: 'Hamilton', region: 'ON', country: 'CA' } as const;

/** Stores a confirmed user who signs in by `username` and `password`. */
export async function storeUser(queries: Queries, { groups = [], ...facts }: NewUser = {}) {
  made += 1;
  hash ??= hashPassword(password);
  const username = facts.username ?? `user${made}`;
  const [user] = await queries
    .insert(users)
    .values({
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      username,
      email: `${username}@example.org`,
      passwordHash: await hash,
      ...facts,
    })
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error('The user was not stored.');
  for (const group of groups) {
    const cities = group === 'city_administrators' ? [testCity] : [];
    await queries
      .insert(memberships)
      .values({ userId: user.id, group, cities, createdAt: new Date(0) });
  }
  // The id is that of the row just stored.
  return { id: user.id as UserId, email: user.email ?? '', username };
}

/** Starts a session without the time and the limits of a sign-in; returns its cookie. */
export async function storeSession(
  queries: Queries,
  userId: number,
  actorId: number | null = null,
) {
  const { token, tokenHash } = createSecretToken();
  const now = new Date();
  const endsAt = new Date(now.getTime() + absoluteMs);
  await queries
    .insert(sessions)
    .values({ tokenHash, userId, actorId, createdAt: now, seenAt: now, endsAt, device: 'Test' });
  return `bw-session=${token}`;
}

/** Stores a user and opens a browser in which they are signed in. */
export async function openMember(server: TestServer, facts: NewUser = {}) {
  const { database } = server.platform;
  const user = await storeUser(database, facts);
  const browser = openBrowser(server);
  browser.take(await storeSession(database, user.id));
  return { ...user, browser };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/**
 * Opens a browser on our own site, in a network of its own if one is given, which stores the
 * cookies that it receives.
 */
export function openBrowser({ inject, platform }: TestServer, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();
  const { siteOrigin } = platform.configuration;

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await inject({
      method,
      url,
      remoteAddress,
      headers: {
        origin: siteOrigin,
        'sec-fetch-site': 'same-origin',
        'x-boardwalk': '1',
        'user-agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(cookies.size > 0 && { cookie: [...cookies.values()].join('; ') }),
        ...more,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const set = answer.headers['set-cookie'] ?? [];
    for (const one of typeof set === 'object' ? set : [String(set)]) {
      const [pair = ''] = one.split(';', 1);
      const name = pair.slice(0, pair.indexOf('='));
      if (pair.endsWith('=')) cookies.delete(name);
      else cookies.set(name, pair);
    }
    return answer;
  }

  return {
    call,
    /** The session's cookie as it would be sent now. */
    get cookie() {
      return cookies.get('bw-session');
    },
    /** Another browser with the same session, such as a thief's. */
    steal() {
      const other = openBrowser({ inject, platform } as TestServer);
      other.take(cookies.get('bw-session'));
      return other;
    },
    take(given: string | undefined) {
      if (given === undefined) cookies.delete('bw-session');
      else cookies.set('bw-session', given);
    },
    signIn: (username: string, secret = password) =>
      call('POST', '/login', { username, password: secret }),
  };
}

/** How many calls wait for a row that a transaction holds. */
export async function countWaiting({ $client }: Database): Promise<number> {
  const { rows } = await $client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
