import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import type { OperationContext } from '../platform/operation.ts';
import { describeUser } from './describe-user.ts';
import { maySignIn } from './may-sign-in.ts';
import { isPassword } from './passwords.ts';
import { forgetAttempts, takeAttempt } from './sign-in-attempts.ts';
import { issueSignInStep } from './sign-in-step.ts';
import { startSession } from './start-session.ts';
import { passkeys, users } from './tables.ts';
import { asksForSecondStep } from './two-factor-code.ts';

/**
 * Starts a session for whoever knows the password; a wrong name looks like a wrong password. Only
 * then is told whether the account asks for a second step, before which there is no session.
 */
export async function signIn(
  { body }: EndpointRequest<typeof schemas.signIn>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.signIn>> {
  const { database, caller, log } = context;
  await takeAttempt(context, body.username, caller.address);
  const user = await findUser(database, body.username);
  const isRight = await isPassword(body.password, user?.passwordHash);
  if (!user || !isRight || !maySignIn(user, context)) {
    log.info({ event: 'sign-in-refused', userId: user?.id }, 'a sign-in was refused');
    throw wrongCredentials();
  }
  if (user.state === 'unconfirmed') {
    throw new Problem('unconfirmed-account', 'Please confirm your e-mail address first.');
  }
  await forgetAttempts(context, body.username, caller.address);
  const secondStep = await database.transaction(async (transaction) => {
    if (!(await isUnchanged(transaction, user))) throw wrongCredentials();
    if (await asksForSecondStep(transaction, user.id)) {
      return askForSecondStep(transaction, user.id, body.timeZone, context);
    }
    await startSession(transaction, { userId: user.id, timeZone: body.timeZone }, context);
    return undefined;
  });
  if (secondStep) return { secondStep };
  log.info({ event: 'signed-in', userId: user.id }, 'somebody signed in');
  // The id is that of a row.
  return describeUser(database, user.id as UserId, null);
}

function wrongCredentials(): Problem {
  return new Problem('wrong-credentials', 'Unable to log you in.');
}

/**
 * Whether the account still is as it was when its password was looked at. Whoever changes the
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

async function askForSecondStep(
  transaction: Queries,
  userId: number,
  timeZone: string | undefined,
  { clock }: OperationContext,
) {
  const step = { userId, timeZone: timeZone ?? null };
  return {
    token: await issueSignInStep(transaction, step, clock.now()),
    hasPasskey: (await transaction.$count(passkeys, eq(passkeys.userId, userId))) > 0,
  };
}

/** By username or e-mail; neither can look like the other, as a username has no "@". */
async function findUser(queries: Queries, name: string) {
  const typed = name.trim().toLowerCase();
  const [user] = await queries
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      state: users.state,
      email: users.email,
    })
    .from(users)
    .where(or(sql`lower(${users.username}) = ${typed}`, sql`lower(${users.email}) = ${typed}`));
  return user;
}
