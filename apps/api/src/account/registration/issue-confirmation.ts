import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { confirmAccountMail } from '../mail/mail-templates.ts';
import { issueMailedToken } from '../mail/mailed-token.ts';
import { confirmLink } from '../mail/site-links.ts';

interface Unconfirmed {
  readonly userId: number;
  /** What the mail calls it. */
  readonly name: string;
  readonly locale: Locale;
  readonly email: string;
  /** When it was registered, which the mail tells. */
  readonly since: Date;
  /** Of the browser that registered it. */
  readonly browserHash: string | null;
}

interface Asking {
  readonly isMailed: boolean;
  readonly askedFrom: string;
}

/**
 * Makes the token that confirms an address and mails it. Where no mail may go there now, the token
 * alone is kept: it says which address waits, so that a new one can be asked for later.
 */
export async function issueConfirmation(
  transaction: Queries,
  { userId, name, locale, email, since, browserHash }: Unconfirmed,
  { isMailed, askedFrom }: Asking,
  { configuration, clock }: Pick<OperationContext, 'configuration' | 'clock'>,
): Promise<void> {
  const now = clock.now();
  const token = await issueMailedToken(
    transaction,
    { purpose: 'confirm-account', userId, email, browserHash },
    now,
  );
  if (!isMailed) return;
  const values = {
    username: name,
    since: createDateFormatter(locale, 'UTC')(since.toISOString(), 'instant'),
    link: confirmLink(configuration, token),
  };
  const mail = { template: confirmAccountMail, to: email, locale, values, askedFrom };
  await queueMail(transaction, mail, now);
}
