import type * as schemas from '@boardwalk/sdk-core/account/registration/schemas';
import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { inEqualTime } from '../../platform/secrets/equal-time.ts';
import { accountName } from '../called-name.ts';
import { accountMailKinds, hasMailAllowance, requestNetwork } from '../mail/mail-allowance.ts';
import { isPassword, requireRoomForPassword } from '../password/passwords.ts';
import { hashToken } from '../secret-token.ts';
import { accountSubject, nameSubject } from '../sign-in/attempt-subjects.ts';
import { deleteAttempts, takeAttempt } from '../sign-in/sign-in-attempts.ts';
import { accountTokens, users } from '../tables.ts';
import { issueConfirmation } from './issue-confirmation.ts';

type Asked = EndpointRequest<typeof schemas.resendConfirmation>['body'];

/**
 * Mails a new link to the account that asks, by its password or in the browser that registered it,
 * and to no other of the same address; the same answer where none waits.
 */
export const resendConfirmation: Handler<typeof schemas.resendConfirmation> = ({ body }, context) =>
  inEqualTime(async () => {
    const isAsking = await whoAsks(body, context);
    await context.database.transaction(async (transaction) => {
      const waiting = await findWaiting(transaction, isAsking);
      if (waiting) await issueAgain(transaction, waiting, context);
    });
    return null;
  });

/** Which row of `users` or its token asks; none of them where the password is wrong. */
async function whoAsks(body: Asked, context: OperationContext): Promise<SQL> {
  const { token } = context.registrationCookie;
  const isOfBrowser =
    token === undefined ? sql`false` : eq(accountTokens.browserHash, hashToken(token));
  if (!('username' in body)) return isOfBrowser;
  const { username, password } = body;
  const typed = username.trim().toLowerCase();
  const { database, caller } = context;
  requireRoomForPassword();
  const [user] = await database
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(
      or(
        sql`lower(${users.username}) = ${typed}`,
        inArray(
          users.id,
          database
            .select({ id: accountTokens.userId })
            .from(accountTokens)
            .where(and(isOfBrowser, sql`lower(${accountTokens.email}) = ${typed}`)),
        ),
      ),
    );
  const subject = user ? accountSubject(user.id) : nameSubject(username);
  await takeAttempt(context, subject, caller.address);
  const isRight = await isPassword(password, user?.passwordHash);
  if (!user || !isRight) return sql`false`;
  await deleteAttempts(context, subject, caller.address);
  return eq(users.id, user.id);
}

async function findWaiting(transaction: Queries, isAsking: SQL) {
  const [waiting] = await transaction
    .select({
      userId: users.id,
      username: users.username,
      firstName: users.firstName,
      locale: users.locale,
      since: users.createdAt,
      email: accountTokens.email,
      browserHash: accountTokens.browserHash,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(isAsking, eq(accountTokens.purpose, 'confirm-account'), eq(users.state, 'unconfirmed')),
    );
  return waiting;
}

async function issueAgain(
  transaction: Queries,
  waiting: NonNullable<Awaited<ReturnType<typeof findWaiting>>>,
  context: OperationContext,
): Promise<void> {
  const askedFrom = requestNetwork(context.caller);
  const asked = { to: waiting.email, kind: accountMailKinds.registration, askedFrom };
  if (!(await hasMailAllowance(transaction, asked, context.clock.now()))) return;
  const name = accountName(waiting.username, waiting.email);
  await issueConfirmation(
    transaction,
    { ...waiting, name },
    { isMailed: true, askedFrom },
    context,
  );
}
