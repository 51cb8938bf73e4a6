import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { BrowserCookie } from '../../platform/http/session-cookie.ts';
import { createSecretToken, hashToken } from '../secret-token.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { knownBrowsers } from '../tables.ts';

/** A browser in which nobody has signed in for so long is a stranger's again. */
export const browserLifeMs = 180 * dayMs;

/** Of one person; those used last stay. */
export const maximumKnownBrowsers = 20;

type Surroundings = Pick<OperationContext, 'clock' | 'userAgent' | 'browserCookie'>;

/** A browser in which somebody signs in now. */
interface Browser {
  /** What it has sent, which stays its token where anybody's row knows it. */
  readonly sentHash: string | null;
  /** What it gets otherwise: a token that was forgotten is never taken up again. */
  readonly token: string;
  readonly tokenHash: string;
  readonly device: string;
  readonly now: Date;
}

export function createBrowser({ clock, userAgent, browserCookie }: Surroundings): Browser {
  return {
    ...createSecretToken(),
    sentHash: browserCookie.token === undefined ? null : hashToken(browserCookie.token),
    device: describeDevice(userAgent),
    now: clock.now(),
  };
}

/** Keeps the browser for the person whose id `owner` selects, and answers the hash of its token. */
export function insertBrowser(browser: Browser, owner: SQL): SQL {
  const { sentHash, tokenHash, device, now } = browser;
  return sql`insert into ${knownBrowsers} (user_id, token_hash, device, created_at, used_at)
    select owner.id, coalesce(
        (select known.token_hash from ${knownBrowsers} known
          where known.token_hash = ${sentHash}::text limit 1),
        ${tokenHash}
      ), ${device}, ${now}::timestamptz, ${now}::timestamptz
    from (${owner}) owner
    on conflict (user_id, token_hash) do update
      set used_at = excluded.used_at, device = excluded.device
    returning token_hash`;
}

/** Hands the browser its token, or has it keep the one that it has for as long again. */
export function renewBrowserCookie(
  cookie: BrowserCookie,
  { token, tokenHash }: Browser,
  keptHash: string | null,
): void {
  if (keptHash === null) return;
  const kept = keptHash === tokenHash ? token : cookie.token;
  if (kept !== undefined) cookie.set(kept, browserLifeMs / secondMs);
}

/** Knows the browser from now on as one in which this person has signed in. */
export async function storeKnownBrowser(
  queries: Queries,
  userId: number,
  context: Surroundings,
): Promise<void> {
  const browser = createBrowser(context);
  const { rows } = await queries.execute<{ token_hash: string }>(
    insertBrowser(browser, sql`select ${userId}::bigint as id`),
  );
  renewBrowserCookie(context.browserCookie, browser, rows[0]?.token_hash ?? null);
}

/** The hash of the caller's browser, where this person has signed in before. */
export async function findKnownBrowser(
  { database, browserCookie }: Pick<OperationContext, 'database' | 'browserCookie'>,
  userId: number,
): Promise<string | undefined> {
  if (browserCookie.token === undefined) return undefined;
  const tokenHash = hashToken(browserCookie.token);
  const isTheirs = and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, tokenHash));
  return (await database.$count(knownBrowsers, isTheirs)) > 0 ? tokenHash : undefined;
}

/**
 * Forgets a person's browsers, all but the one of that token: anyone who sits at them guesses like
 * a stranger. Their tokens are worth nothing to other users who signed in there either.
 */
export async function deleteKnownBrowsers(
  queries: Queries,
  userId: number,
  exceptToken?: string,
): Promise<void> {
  const theirs = queries
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.userId, userId),
        exceptToken === undefined ? undefined : ne(knownBrowsers.tokenHash, hashToken(exceptToken)),
      ),
    );
  await queries.delete(knownBrowsers).where(inArray(knownBrowsers.tokenHash, theirs));
}
