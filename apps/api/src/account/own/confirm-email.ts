import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName } from '../../platform/mail/safe-mail-text.ts';
import { handOverAddress } from '../address-uses.ts';
import { accountName } from '../called-name.ts';
import { requireAccount } from '../find-account.ts';
import { findMailedToken, takeMailedToken, voidMailedTokens } from '../mail/mailed-token.ts';
import { emailChangedMail } from '../mail/security-mail-templates.ts';
import { requireAccountPassword } from '../password/account-password.ts';
import { mapTakenAddress } from '../registration/taken-address.ts';
import { users } from '../tables.ts';

/**
 * Gives the account the address that its owner has proved to be theirs, and notifies the old one.
 * The token shows whose address it is; the session or the password shows that the same person
 * requested it. So nobody's account gets another person's address by a link that they click.
 */
export const confirmEmail: Handler<typeof schemas.confirmEmail> = async ({ body }, context) => {
  const { database, clock, caller } = context;
  const asked = await findMailedToken(database, 'change-email', body.token, clock.now());
  const { userId } = asked;
  const isTheirs = caller.kind === 'member' && caller.userId === userId && caller.actorId === null;
  if (!isTheirs) {
    const missing = await requireAccountPassword(asked, body.password, context);
    if (missing) return missing;
  }
  await mapTakenAddress(() =>
    database.transaction((transaction) => confirm(transaction, body.token, context)),
  );
  context.log.info({ event: 'email-changed', userId }, 'somebody changed an address');
  return null;
};

async function confirm(
  transaction: Queries,
  token: string,
  context: OperationContext,
): Promise<void> {
  const now = context.clock.now();
  const { userId, email } = await takeMailedToken(transaction, 'change-email', token, now);
  const { username, email: previous, locale } = await requireAccount(transaction, userId);
  await transaction.update(users).set({ email }).where(eq(users.id, userId));
  const confirmed = { userId, email, confirmedAt: now };
  await handOverAddress(transaction, context, confirmed);
  await voidMailedTokens(transaction, userId, 'reset-password');
  await announce(transaction, 'profile', userId);
  const values = { username: formatMailAccountName(accountName(username, previous), previous) };
  const mail = { template: emailChangedMail, to: previous, locale, values };
  await queueMail(transaction, mail, now);
}
