import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName } from '../../platform/mail/safe-mail-text.ts';
import { inEqualTime } from '../../platform/secrets/equal-time.ts';
import { accountName } from '../called-name.ts';
import { findAccountByEmail } from '../find-account.ts';
import { accountMailKinds, hasMailAllowance, requestNetwork } from '../mail/mail-allowance.ts';
import { issueMailedToken } from '../mail/mailed-token.ts';
import {
  addressTakenMail,
  changeEmailMail,
  changeEmailNoticeMail,
} from '../mail/security-mail-templates.ts';
import { confirmEmailLink, forgotPasswordLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import type { PasswordOwner } from '../password/require-password.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';

/**
 * Mails a link to the new address and a notice to the present one. Where the new one has an
 * account, the answer and the time are the same, and its owner is notified by mail.
 */
export const changeEmail: Handler<typeof schemas.changeEmail> = ({ body }, context) =>
  inEqualTime(async () => {
    await withBothFactors(context, body, async (transaction, owner) => {
      if (owner.email.toLowerCase() === body.email.toLowerCase()) throw sameAddress();
      const isMailed = await requireRoom(transaction, owner, body.email, context);
      await writeTo(transaction, owner, body.email, isMailed, context);
      await writeToOwner(transaction, owner, changeEmailNoticeMail, context, {
        forgotPasswordLink: forgotPasswordLink(context.configuration),
      });
      context.log.info({ event: 'email-change-asked', userId: owner.id }, 'an address was typed');
    });
    return { email: body.email };
  });

/**
 * Whether mail may go to the new address now. Nobody can request more than five changes an hour, so
 * that the present address is notified of each.
 */
async function requireRoom(
  transaction: Queries,
  owner: PasswordOwner,
  email: string,
  { clock, caller }: OperationContext,
): Promise<boolean> {
  const isFree = new Map<string, boolean>();
  // Two who swap addresses would wait for each other, were theirs not locked in one order.
  for (const address of [owner.email, email].sort()) {
    const asked =
      address === owner.email
        ? { to: address, kind: { templates: [changeEmailNoticeMail] } }
        : { to: address, kind: accountMailKinds.newAddress, askedFrom: requestNetwork(caller) };
    isFree.set(address, await hasMailAllowance(transaction, asked, clock.now()));
  }
  if (isFree.get(owner.email)) return isFree.get(email) === true;
  throw new Problem('too-many-requests', 'You asked for this several times. Please wait an hour.', {
    retryAfter: 3_600,
  });
}

async function writeTo(
  transaction: Queries,
  { id, username, locale }: PasswordOwner,
  email: string,
  isMailed: boolean,
  { configuration, clock, caller }: OperationContext,
): Promise<void> {
  const now = clock.now();
  const askedFrom = requestNetwork(caller);
  const token = await issueMailedToken(
    transaction,
    { purpose: 'change-email', userId: id, email },
    now,
  );
  if (!isMailed) return;
  const taken = await findAccountByEmail(transaction, email);
  if (!taken) {
    const values = {
      username: formatMailAccountName(accountName(username, email), email),
      link: confirmEmailLink(configuration, token),
    };
    const mail = { template: changeEmailMail, to: email, locale, values, askedFrom };
    await queueMail(transaction, mail, now);
  } else if (taken.state === 'active') {
    const { username: name, email: to } = taken;
    const mail = { template: addressTakenMail, to, locale: taken.locale, askedFrom };
    const values = { username: formatMailAccountName(accountName(name, to), to) };
    await queueMail(transaction, { ...mail, values }, now);
  }
}

function sameAddress(): Problem {
  const message = 'This is your address already.';
  return new Problem('invalid-request', message, { fields: [{ path: 'body.email', message }] });
}
