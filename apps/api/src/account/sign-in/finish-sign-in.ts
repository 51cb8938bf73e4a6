import type * as schemas from '@boardwalk/sdk-core/account/sign-in/schemas';
import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeUser } from '../describe-user.ts';
import { takeChallenge } from '../passkeys/passkey-challenge.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import { startSession } from '../sessions/start-session.ts';
import { takeCodeAttempt, wrongCode } from '../two-step/code-attempts.ts';
import { takeCode } from '../two-step/two-factor-code.ts';
import { holdForSignIn } from './may-sign-in.ts';
import { countStepAttempt, endSignInStep, findSignInStep } from './sign-in-step.ts';

/** Starts the session of a sign-in whose password was right, once the second step is too. */
export const finishSignIn: Handler<typeof schemas.finishSignIn> = async ({ body }, context) => {
  const { database, clock, log } = context;
  const { userId, timeZone } = await findSignInStep(database, body.token, clock.now());
  const forgetAttempt = await takeCodeAttempt(context, userId);
  await countStepAttempt(database, body.token, clock.now());
  const isRight = await secondStepOf(body, userId, context);
  await database.transaction(async (transaction) => {
    const mayStill = await holdForSignIn(transaction, userId, context);
    if (!mayStill || !(await isRight(transaction))) {
      log.info({ event: 'second-step-refused', userId }, 'a second step was refused');
      throw wrongCode();
    }
    await endSignInStep(transaction, body.token);
    await startSession(transaction, { userId, timeZone: timeZone ?? undefined }, context);
  });
  await forgetAttempt();
  log.info({ event: 'signed-in', userId, isTwoStep: true }, 'somebody signed in');
  // The id is that of a row.
  return describeUser(database, userId as UserId, null);
};

/** What decides about the second step. A challenge is used up at once, whatever comes of it. */
async function secondStepOf(
  body: EndpointRequest<typeof schemas.finishSignIn>['body'],
  userId: number,
  context: OperationContext,
): Promise<(transaction: Queries) => Promise<boolean>> {
  if ('code' in body) {
    return (transaction) => takeCode(transaction, userId, body.code, context);
  }
  const { passkey } = body;
  const challenge = await takeChallenge(context, passkey, { purpose: 'second-step', userId });
  return async (transaction) => {
    const owner = await usePasskey(transaction, { passkey, challenge, isAlone: false }, context);
    return owner === userId;
  };
}
