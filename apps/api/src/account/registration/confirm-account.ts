import type * as schemas from '@boardwalk/sdk-core/account/registration/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { handOverAddress } from '../address-uses.ts';
import { describeUser } from '../describe-user.ts';
import { brokenLink, findMailedToken, takeMailedToken } from '../mail/mailed-token.ts';
import { requireAccountPassword } from '../password/account-password.ts';
import { hashToken } from '../secret-token.ts';
import { startSession } from '../sessions/start-session.ts';
import { holdForSignIn } from '../sign-in/may-sign-in.ts';
import { memberships, users } from '../tables.ts';
import { mapTakenAddress } from './taken-address.ts';

/**
 * Opens the account whose owner holds the mailed token; it joins the group it was opened for. The
 * token shows whose address it is, and not who registered: that takes the browser which did, or the
 * password. So nobody opens an account by somebody else's mailbox, and who does is signed in at once,
 * unless somebody is in this browser.
 */
export async function confirmAccount(
  { body }: EndpointRequest<typeof schemas.confirmAccount>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.confirmAccount>> {
  const { caller, database, clock, log, registrationCookie } = context;
  const waiting = await findMailedToken(database, 'confirm-account', body.token, clock.now());
  const { userId } = waiting;
  const isRegistering = isBrowserOf(waiting.browserHash, registrationCookie.token);
  if (!isRegistering) {
    const missing = await requireAccountPassword(waiting, body.password, context);
    if (missing) return missing;
  }
  const isAlone = caller.kind !== 'member';
  const isSignedIn = await mapTakenAddress(() =>
    database.transaction(async (transaction) => {
      await confirm(transaction, body.token, context);
      if (!isAlone || !(await holdForSignIn(transaction, userId, context))) return false;
      await startSession(transaction, { userId, timeZone: body.timeZone }, context);
      return true;
    }),
  );
  // Another registration that waits in this browser is known still.
  if (isRegistering) registrationCookie.clear();
  log.info({ event: 'account-confirmed', userId }, 'somebody confirmed an address');
  // The id is that of a row.
  return isSignedIn ? describeUser(database, userId as UserId, null) : null;
}

function isBrowserOf(browserHash: string | null, secret: string | undefined): boolean {
  return browserHash !== null && secret !== undefined && hashToken(secret) === browserHash;
}

async function confirm(
  transaction: Queries,
  token: string,
  context: Pick<OperationContext, 'clock' | 'extensions'>,
): Promise<void> {
  const now = context.clock.now();
  const { userId, email } = await takeMailedToken(transaction, 'confirm-account', token, now);
  const [user] = await transaction
    .update(users)
    .set({ state: 'active', email })
    .where(and(eq(users.id, userId), eq(users.state, 'unconfirmed')))
    .returning({ joins: users.joins });
  if (!user) throw brokenLink();
  if (user.joins) {
    const membership = { userId, group: user.joins, createdAt: now };
    await transaction.insert(memberships).values(membership).onConflictDoNothing();
  }
  const confirmed = { userId, email, confirmedAt: now };
  await handOverAddress(transaction, context, confirmed);
}
