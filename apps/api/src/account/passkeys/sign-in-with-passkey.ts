import type * as schemas from '@boardwalk/sdk-core/account/sign-in/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { describeUser } from '../describe-user.ts';
import { startSession } from '../sessions/start-session.ts';
import { holdForSignIn } from '../sign-in/may-sign-in.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { usePasskey } from './use-passkey.ts';

/**
 * Signs in with a passkey. One whose device required a fingerprint or PIN is two factors at once:
 * it needs no password and no second step.
 */
export const signInWithPasskey: Handler<typeof schemas.signInWithPasskey> = async (
  { body: { passkey, timeZone } },
  context,
) => {
  const { database, log } = context;
  const challenge = await takeChallenge(context, passkey, { purpose: 'sign-in', userId: null });
  const userId = await database.transaction(async (transaction) => {
    const owner = await usePasskey(transaction, { passkey, challenge, isAlone: true }, context);
    if (owner === undefined || !(await holdForSignIn(transaction, owner, context))) {
      throw new Problem('wrong-credentials', 'Unable to log you in.');
    }
    await startSession(transaction, { userId: owner, timeZone }, context);
    return owner;
  });
  log.info({ event: 'signed-in', userId, isPasskey: true }, 'somebody signed in');
  // The id is that of a row.
  return describeUser(database, userId as UserId, null);
};
