import type { Locale } from '@boardwalk/sdk-core/vocabulary/locale';
import type { Queries } from '../platform/database.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { OperationContext } from '../platform/operation.ts';
import { confirmAccountMail } from './mail-templates.ts';
import { issueMailedToken } from './mailed-token.ts';
import { confirmLink } from './site-links.ts';

interface Unconfirmed {
  readonly userId: number;
  readonly username: string;
  readonly locale: Locale;
  readonly email: string;
}

/**
 * Makes the token that confirms an address and mails it. Where no mail may go there now, the token
 * alone is kept: it says which address waits, so that a new one can be asked for later.
 */
export async function issueConfirmation(
  transaction: Queries,
  { userId, username, locale, email }: Unconfirmed,
  isMailed: boolean,
  { configuration, clock }: Pick<OperationContext, 'configuration' | 'clock'>,
): Promise<void> {
  const now = clock.now();
  const token = await issueMailedToken(
    transaction,
    { purpose: 'confirm-account', userId, email },
    now,
  );
  if (!isMailed) return;
  const values = { username, link: confirmLink(configuration, token) };
  await queueMail(transaction, { template: confirmAccountMail, to: email, locale, values }, now);
}
