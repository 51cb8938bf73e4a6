import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import { announce } from '../../platform/live/announce.ts';
import { createBrowser, insertBrowser, renewBrowserCookie } from '../sign-in/known-browser.ts';
import { attemptsOf } from '../sign-in/sign-in-attempts.ts';
import { sessions, signInFailures, twoFactors, users } from '../tables.ts';
import { endFormerSession, formerSessionId } from './end-former-session.ts';
import { createSession, insertSession } from './insert-session.ts';
import { absoluteMs } from './session-life.ts';
import { isSurplusSession } from './surplus-sessions.ts';

/** An account whose password was looked at, and found right. */
interface CheckedSignIn {
  readonly id: number;
  readonly passwordHash: string;
  /** What its failures are counted under. */
  readonly subject: string;
  readonly timeZone: string | undefined;
}

/**
 * Starts the session of a user whose account requires no second step, ends the one that the browser
 * had before, forgets its failures and knows the browser from now on. Returns no user where the
 * account is no longer as it was when its password was checked.
 */
export function startCheckedSession(signIn: CheckedSignIn, context: OperationContext) {
  const { database } = context;
  const session = createSession(context, absoluteMs);
  if (formerSessionId(context) === undefined) {
    return signInOwner(database, signIn, session, context);
  }
  return database.transaction(async (transaction) => {
    const owner = await signInOwner(transaction, signIn, session, context);
    if (owner && !owner.hasSecondStep) await endFormerSession(transaction, session, context);
    return owner;
  });
}

/**
 * Signs the owner in with one statement, as concurrent sign-ins wait for one another; of too many
 * sessions the longest unused end. A call that changes the password or closes the account waits for
 * it, and then ends its session too.
 */
async function signInOwner(
  queries: Queries,
  { id, passwordHash, subject, timeZone }: CheckedSignIn,
  session: ReturnType<typeof createSession>,
  { caller, clock, userAgent, sessionCookie, browserCookie }: OperationContext,
) {
  const browser = createBrowser({ clock, userAgent, browserCookie });
  const [owner] = await runPreparedQuery<{
    first_name: string;
    username: string | null;
    picture: string | null;
    has_second_step: boolean;
    ended: string;
    browser_hash: string | null;
  }>(
    queries,
    sql`with owner as (
      select id, first_name, username, profile_picture_id as picture, exists (
        select from ${twoFactors} where user_id = ${users.id} and confirmed_at is not null
      ) as has_second_step
      from ${users} where id = ${id} and password_hash = ${passwordHash} and state = 'active'
      for share of users
    ), started as (
      ${insertSession({ ...session, timeZone }, sql`select id from owner where not has_second_step`)}
    ), surplus as (
      delete from ${sessions}
      where ${isSurplusSession(sql`(select id from owner where not has_second_step)`)} returning 1
    ), forgotten as (
      delete from ${signInFailures} where ${attemptsOf(subject, caller.address)} and exists (select from owner)
    ), browser as (
      ${insertBrowser(browser, sql`select id from owner where not has_second_step`)}
    )
    select first_name, username, picture, has_second_step, (select count(*) from surplus) as ended,
      (select token_hash from browser) as browser_hash
    from owner`,
  );
  if (!owner) return undefined;
  if (owner.ended !== '0') await announce(queries, 'session', id);
  if (!owner.has_second_step) sessionCookie.set(session.token, absoluteMs / secondMs);
  renewBrowserCookie(browserCookie, browser, owner.browser_hash);
  return {
    firstName: owner.first_name,
    username: owner.username,
    picture: owner.picture,
    hasSecondStep: owner.has_second_step,
  };
}
