import { randomBytes } from 'node:crypto';
import type { Scope } from '@boardwalk/sdk-core/vocabulary/scopes';
import { openBrowser, storeSession, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { createSecretToken } from '../account/secret-token.ts';
import { sessions } from '../account/tables.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Domain } from '../platform/domain.ts';
import { type Answer, startTestServer, type TestServer } from '../platform/test-server.fixture.ts';
import type { ProofSurroundings } from './proofs/fetch-proof.ts';
import { createEmbedsDomain } from './routes.ts';
import { challengeOf } from './sessions/challenge-of.ts';
import { embedAbsoluteMs } from './sessions/embed-life.ts';
import { createPublishableKey, type KeyKind } from './sites/publishable-key.ts';
import { siteDirectory } from './sites/site-directory.ts';
import { embedKeys, embedProofs, embedSites } from './tables.ts';

export const shop = 'https://shop.example.org';

/** Stores a site that lists one origin, which is proved by default, with a key of each kind. */
export async function storeSite(
  queries: Queries,
  ownerId: number,
  {
    origins = [shop],
    name = 'The shop',
    isProved = true,
  }: { origins?: string[]; name?: string; isProved?: boolean } = {},
) {
  const createdAt = new Date(0);
  const [site] = await queries
    .insert(embedSites)
    .values({ ownerId, name, origins, theme: 'auto', navigation: 'dialog', createdAt })
    .returning({ id: embedSites.id });
  if (!site) throw new Error('The site was not stored.');
  const proof = { siteId: site.id, provedAt: createdAt, checkedAt: createdAt };
  if (isProved) {
    await queries.insert(embedProofs).values(origins.map((origin) => ({ ...proof, origin })));
  }
  const key = async (kind: KeyKind) => {
    const made = createPublishableKey(kind);
    await queries.insert(embedKeys).values({ key: made, siteId: site.id, kind, createdAt });
    return made;
  };
  return { id: site.id, live: await key('live'), test: await key('test') };
}

interface EmbeddedSession {
  readonly userId: number;
  readonly key: string;
  readonly origin?: string;
  readonly scopes?: Scope[];
}

/** Starts a session on an embedding page without the way there; answers its token. */
export async function storeEmbeddedSession(
  queries: Queries,
  { userId, key, origin = shop, scopes = ['profile:basic'] }: EmbeddedSession,
): Promise<string> {
  const { token, tokenHash } = createSecretToken();
  const now = new Date();
  await queries.insert(sessions).values({
    tokenHash,
    userId,
    createdAt: now,
    seenAt: now,
    endsAt: new Date(now.getTime() + embedAbsoluteMs),
    device: 'Test',
    embedKey: key,
    embedOrigin: origin,
    scopes,
  });
  return token;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

/** A page of a site in a browser, with the cookie that it is given, or a token in its memory. */
export function openPage({ inject }: TestServer, origin: string, key: string | undefined) {
  let cookie: string | undefined;
  let token: string | undefined;

  async function call(
    method: Method,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const answer = await inject({
      method,
      url: key === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}key=${key}`,
      headers: {
        origin,
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'cors',
        'x-boardwalk': '1',
        ...(cookie !== undefined && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') {
      const [pair = ''] = set.split(';', 1);
      cookie = pair.endsWith('=') ? undefined : pair;
    }
    return answer;
  }

  return {
    call,
    get cookie() {
      return cookie;
    },
    take(given: { cookie?: string | undefined; token?: string | undefined }) {
      ({ cookie, token } = given);
    },
    /** Who the page says is signed in. */
    whoIs: async () => (await call('GET', '/api/v1/user/')).body?.firstName ?? null,
    start: ({ verifier, code }: { verifier: string; code?: string | undefined }) =>
      call('POST', '/api/v1/embeds/session', { verifier, code }),
  };
}

/** What a page makes before it opens the pop-up. */
export function makeProof() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: challengeOf(verifier) };
}

interface Embeds extends Partial<Configuration> {
  readonly proofs?: Omit<ProofSurroundings, 'allowsHttp'>;
  /** For tests of what may be called how often. */
  readonly hasLimits?: true;
}

/** Where no name leads anywhere. */
const nowhere: ProofSurroundings['resolver'] = { addresses: async () => [], texts: async () => [] };

/** The server with accounts and embed sites, an embed site, and people on it. */
export async function startEmbeds(
  { proofs, hasLimits, ...settings }: Embeds = {},
  ...more: readonly Domain[]
) {
  const server = await startTestServer(
    [accountDomain, createEmbedsDomain(proofs ?? { resolver: nowhere }), ...more],
    {
      ...(!hasLimits && ({ withoutLimits: true } as const)),
      ...settings,
    },
  );
  const { database } = server.platform;

  /** A site of a partner of its own. */
  async function openSite(facts: Parameters<typeof storeSite>[2] = {}) {
    const { id } = await storeUser(database, { groups: ['partners'] });
    const site = await storeSite(database, id, facts);
    siteDirectory(server.platform).forget();
    return site;
  }

  /** Somebody who is signed in on our own site. */
  async function signIn(facts: Parameters<typeof storeUser>[1] = {}) {
    const { id, username } = await storeUser(database, facts);
    const browser = openBrowser(server);
    browser.take(await storeSession(database, id));
    return Object.assign(browser, { id, username });
  }

  type Person = Awaited<ReturnType<typeof signIn>>;

  /** What the pop-up does when somebody agrees. */
  function grant(
    person: Pick<Person, 'call'> & Partial<Pick<Person, 'id'>>,
    siteKey: string,
    challenge: string,
    more = {},
  ) {
    return person.call('POST', '/api/v1/embeds/authorization', {
      userId: person.id ?? 1,
      siteKey,
      siteName: 'The shop',
      origin: shop,
      scopes: 'profile:basic',
      challenge,
      way: 'message',
      ...more,
    });
  }

  return { server, database, openSite, signIn, grant };
}
