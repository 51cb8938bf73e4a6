import type * as schemas from '@boardwalk/sdk-core/account/recovery/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName } from '../../platform/mail/safe-mail-text.ts';
import { inEqualTime } from '../../platform/secrets/equal-time.ts';
import { accountName } from '../called-name.ts';
import { findAccountByEmail, findAccountByName, type StoredAccount } from '../find-account.ts';
import { accountMailKinds, hasMailAllowance, requestNetwork } from '../mail/mail-allowance.ts';
import { resetPasswordMail } from '../mail/mail-templates.ts';
import { issueMailedToken } from '../mail/mailed-token.ts';
import { resetLink } from '../mail/site-links.ts';

/** Mails a link to choose a new password by; the same answer where nobody has that name. */
export function forgotPassword(
  { body }: EndpointRequest<typeof schemas.forgotPassword>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.forgotPassword>> {
  return inEqualTime(() =>
    context.database.transaction(async (transaction) => {
      const account =
        body.email === undefined
          ? await findAccountByName(transaction, body.username ?? '')
          : await findAccountByEmail(transaction, body.email);
      if (account?.state === 'active') await mailLink(transaction, account, context);
      return null;
    }),
  );
}

async function mailLink(
  transaction: Queries,
  { id, username, email, locale }: StoredAccount,
  { configuration, clock, caller }: OperationContext,
): Promise<void> {
  const now = clock.now();
  const askedFrom = requestNetwork(caller);
  const asked = { to: email, kind: accountMailKinds.reset, askedFrom };
  if (!(await hasMailAllowance(transaction, asked, now))) return;
  const token = await issueMailedToken(
    transaction,
    { purpose: 'reset-password', userId: id, email },
    now,
  );
  const values = {
    username: formatMailAccountName(accountName(username, email), email),
    link: resetLink(configuration, token),
  };
  const mail = { template: resetPasswordMail, to: email, locale, values, askedFrom };
  await queueMail(transaction, mail, now);
}
