import type * as schemas from '@boardwalk/sdk-core/account/two-step/schemas';
import { readAppCode } from '@boardwalk/sdk-core/account/two-step/two-step-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireAccount } from '../find-account.ts';
import { voidMailedTokens } from '../mail/mailed-token.ts';
import { twoFactorOnMail } from '../mail/security-mail-templates.ts';
import { securityLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { renewSession } from '../sessions/renew-session.ts';
import { twoFactors } from '../tables.ts';
import { takeCodeAttempt, wrongCode } from './code-attempts.ts';
import { storeRecoveryCodes } from './store-recovery-codes.ts';
import { findStep, secretContext } from './two-factor-code.ts';

/** A secret that no code has confirmed for this long is replaced with a new one. */
export const secretWaitsMs = hourMs;

/**
 * Turns two-step sign-in on, once a code shows that the app has the secret. What the password alone
 * has opened so far ends by that: other sessions, a passkey and an address that are about to join.
 */
export const confirmTwoFactor: Handler<typeof schemas.confirmTwoFactor> = async (
  { body },
  context,
) => {
  const { userId, sessionId } = requireMember(context.caller);
  const forgetAttempt = await takeCodeAttempt(context, userId);
  const codes = await context.database.transaction(async (transaction) => {
    const account = await requireAccount(transaction, userId);
    const lastStep = await requireStep(transaction, userId, body.code, context);
    await transaction
      .update(twoFactors)
      .set({ confirmedAt: context.clock.now(), lastStep })
      .where(eq(twoFactors.userId, userId));
    await endSessions(transaction, userId, sessionId);
    await voidMailedTokens(transaction, userId, 'change-email');
    await renewSession(transaction, {}, context);
    await writeToOwner(transaction, account, twoFactorOnMail, context, {
      securityLink: securityLink(context.configuration),
    });
    return storeRecoveryCodes(transaction, userId);
  });
  await forgetAttempt();
  context.log.info({ event: 'two-factor-on', userId }, 'somebody turned two-step sign-in on');
  return { recoveryCodes: codes };
};

async function requireStep(
  transaction: Queries,
  userId: number,
  typed: string,
  { clock, secrets }: OperationContext,
): Promise<number> {
  const now = clock.now();
  const [waiting] = await transaction
    .select({ sealedSecret: twoFactors.sealedSecret })
    .from(twoFactors)
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNull(twoFactors.confirmedAt),
        gt(twoFactors.createdAt, new Date(now.getTime() - secretWaitsMs)),
      ),
    )
    .for('update');
  if (!waiting) throw new Problem('conflict', 'Please begin again: no app waits to be confirmed.');
  const code = readAppCode(typed);
  const secret = secrets.open(waiting.sealedSecret, secretContext(userId));
  const step = code === undefined ? undefined : findStep(secret, code, now);
  if (step === undefined) throw wrongCode();
  return step;
}
