import type * as schemas from '@boardwalk/sdk-core/account/sign-in/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import { describeRow } from '../describe-user.ts';
import { isPassword, requireRoomForPassword } from '../password/passwords.ts';
import { hashToken } from '../secret-token.ts';
import { startCheckedSession } from '../sessions/start-checked-session.ts';
import { accountTokens, knownBrowsers, passkeys, users } from '../tables.ts';
import { accountSubject, browserSubject, nameSubject } from './attempt-subjects.ts';
import { maySignIn } from './may-sign-in.ts';
import { takeAttempt } from './sign-in-attempts.ts';
import { issueSignInStep } from './sign-in-step.ts';

/**
 * Starts a session for a user who knows the password; a wrong name looks like a wrong password.
 * Only then does the answer say whether the account requires a second step, before which there is
 * no session.
 */
export async function signIn(
  { body }: EndpointRequest<typeof schemas.signIn>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.signIn>> {
  const { caller, log } = context;
  const { username: name, timeZone } = body;
  requireRoomForPassword();
  const { user, waiting, subject } = await findUser(name, context);
  await takeAttempt(context, subject, caller.address);
  const isRight = await isPassword(body.password, user?.passwordHash);
  if (!user?.passwordHash || !isRight || !maySignIn(user, context)) {
    log.info({ event: 'sign-in-refused', userId: user?.id }, 'a sign-in was refused');
    // Whether or not the address has an account, both passwords are looked at.
    const isWaiting = waiting && (await isPassword(body.password, waiting.passwordHash));
    throw isWaiting ? unconfirmed() : wrongCredentials();
  }
  if (user.state === 'unconfirmed') throw unconfirmed();
  const { id, passwordHash } = user;
  const owner = await startCheckedSession({ id, passwordHash, subject, timeZone }, context);
  if (!owner) throw wrongCredentials();
  if (owner.hasSecondStep) return { secondStep: await askForSecondStep(user, timeZone, context) };
  log.info({ event: 'signed-in', userId: id }, 'somebody signed in');
  // The id is that of a row.
  return describeRow({ ...owner, id: id as UserId }, null);
}

function wrongCredentials(): Problem {
  return new Problem('wrong-credentials', 'Unable to log you in.');
}

function unconfirmed(): Problem {
  return new Problem('unconfirmed-account', 'Please confirm your e-mail address first.');
}

/**
 * Whether the account still is as it was when its password was checked. A call that changes the
 * password or closes the account waits for this sign-in, and then ends its session too.
 */
async function isUnchanged(
  transaction: Queries,
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
): Promise<boolean> {
  if (passwordHash === null) return false;
  const [same] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), eq(users.state, 'active')))
    .for('share');
  return same !== undefined;
}

function askForSecondStep(
  user: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
  timeZone: string | undefined,
  { database, clock }: OperationContext,
) {
  return database.transaction(async (transaction) => {
    if (!(await isUnchanged(transaction, user))) throw wrongCredentials();
    const step = { userId: user.id, timeZone: timeZone ?? null };
    return {
      token: await issueSignInStep(transaction, step, clock.now()),
      hasPasskey: (await transaction.$count(passkeys, eq(passkeys.userId, user.id))) > 0,
    };
  });
}

/**
 * By username or e-mail; neither can look like the other, as a username has no "@". Failures count
 * under what was found, so that one account has one budget whichever name is typed. An address that
 * waits to be confirmed is known to the browser that registered it alone, beside the account which it
 * may have: by what is answered there nobody learns of that one.
 */
async function findUser(
  name: string,
  {
    database,
    browserCookie,
    registrationCookie,
  }: Pick<OperationContext, 'database' | 'browserCookie' | 'registrationCookie'>,
) {
  const typed = name.trim().toLowerCase();
  const registrationHash =
    registrationCookie.token === undefined ? '' : hashToken(registrationCookie.token);
  const browserHash = browserCookie.token === undefined ? '' : hashToken(browserCookie.token);
  const rows = await runPreparedQuery<SignInRow>(
    database,
    sql`select id, password_hash, state, email, false as is_waiting, exists (
        select from ${knownBrowsers} where user_id = ${users.id} and token_hash = ${browserHash}
      ) as is_known_browser
      from ${users} where lower(username) = ${typed} or lower(email) = ${typed}
      union all
      select id, password_hash, state, null, true, false from ${users}
      where state = 'unconfirmed' and id in (
        select user_id from ${accountTokens}
        where purpose = 'confirm-account' and browser_hash = ${registrationHash} and lower(email) = ${typed}
      )`,
  );
  const waitingRow = rows.find(({ is_waiting }) => is_waiting);
  const waiting = waitingRow && { passwordHash: waitingRow.password_hash };
  const row = rows.find(({ is_waiting }) => !is_waiting);
  if (!row) return { user: undefined, waiting, subject: nameSubject(name) };
  const user = { ...row, id: Number(row.id), passwordHash: row.password_hash };
  const subject = row.is_known_browser
    ? browserSubject(browserHash, user.id)
    : accountSubject(user.id);
  return { user, waiting, subject };
}

/** As the driver reads it: numbers of eight bytes are text. */
type SignInRow = Pick<typeof users.$inferSelect, 'state' | 'email'> & {
  readonly id: string;
  readonly is_known_browser: boolean;
  /** Whether it waits for its address, which this browser registered. */
  readonly is_waiting: boolean;
  readonly password_hash: string | null;
};
