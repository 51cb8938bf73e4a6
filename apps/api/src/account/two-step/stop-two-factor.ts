import type * as schemas from '@boardwalk/sdk-core/account/two-step/schemas';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { twoFactorOffMail } from '../mail/security-mail-templates.ts';
import { forgotPasswordLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { recoveryCodes, signInSteps, twoFactors } from '../tables.ts';
import { requireTwoFactor, withBothFactors } from './with-both-factors.ts';

/** From now on a password alone signs in. */
export const stopTwoFactor: Handler<typeof schemas.stopTwoFactor> = async ({ body }, context) => {
  await withBothFactors(context, body, async (transaction, owner, hasTwoFactor) => {
    requireTwoFactor(hasTwoFactor);
    await forgetTwoFactor(transaction, owner.id);
    await writeToOwner(transaction, owner, twoFactorOffMail, context, {
      forgotPasswordLink: forgotPasswordLink(context.configuration),
    });
    context.log.info({ event: 'two-factor-off', userId: owner.id }, 'two-step sign-in is off');
  });
  return null;
};

export async function forgetTwoFactor(transaction: Queries, userId: number): Promise<void> {
  await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.delete(signInSteps).where(eq(signInSteps.userId, userId));
}
