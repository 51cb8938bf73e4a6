import type * as schemas from '@boardwalk/sdk-core/account/recovery/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName } from '../../platform/mail/safe-mail-text.ts';
import { inEqualTime } from '../../platform/secrets/equal-time.ts';
import { findAccountByEmail } from '../find-account.ts';
import { accountMailKinds, hasMailAllowance, requestNetwork } from '../mail/mail-allowance.ts';
import { usernameMail } from '../mail/mail-templates.ts';
import { signInLink } from '../mail/site-links.ts';

/** Mails the username of an address; the same answer where nobody has it. */
export function forgotUsername(
  { body }: EndpointRequest<typeof schemas.forgotUsername>,
  { database, configuration, clock, caller }: OperationContext,
): Promise<EndpointResponse<typeof schemas.forgotUsername>> {
  return inEqualTime(() =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      const askedFrom = requestNetwork(caller);
      const asked = { to: body.email, kind: accountMailKinds.username, askedFrom };
      const isAllowed = await hasMailAllowance(transaction, asked, now);
      const account = await findAccountByEmail(transaction, body.email);
      if (!isAllowed || account?.state !== 'active') return null;
      const { username, email, locale } = account;
      const values = {
        username: formatMailAccountName(username, email),
        signInLink: signInLink(configuration),
      };
      const mail = { template: usernameMail, to: email, locale, values, askedFrom };
      await queueMail(transaction, mail, now);
      return null;
    }),
  );
}
