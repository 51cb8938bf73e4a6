import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName, trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { accountName } from '../called-name.ts';
import { findAccountByEmail, type StoredAccount } from '../find-account.ts';
import { addressInUseMail, confirmAccountMail } from '../mail/mail-templates.ts';
import { issueMailedToken } from '../mail/mailed-token.ts';
import { confirmLink, forgotPasswordLink, signInLink } from '../mail/site-links.ts';

interface Unconfirmed {
  readonly userId: number;
  /** What the mail calls it. */
  readonly name: string;
  readonly locale: Locale;
  readonly email: string;
  /** When it was registered, which the mail states. */
  readonly since: Date;
  /** Of the browser that registered it. */
  readonly browserHash: string | null;
}

interface Asking {
  readonly isMailed: boolean;
  readonly askedFrom: string;
}

type Surroundings = Pick<OperationContext, 'configuration' | 'clock'>;

/**
 * Creates the token that confirms an address and mails it. Where no mail may go there now, the
 * token is stored without a mail: it records which address waits, so that a new one can be
 * requested later. The same happens where the address has an account, whose owner is notified
 * instead: the person who registered can't distinguish the two.
 */
export async function issueConfirmation(
  transaction: Queries,
  { userId, name, locale, email, since, browserHash }: Unconfirmed,
  { isMailed, askedFrom }: Asking,
  surroundings: Surroundings,
): Promise<void> {
  const { configuration, clock } = surroundings;
  const now = clock.now();
  const token = await issueMailedToken(
    transaction,
    { purpose: 'confirm-account', userId, email, browserHash },
    now,
  );
  if (!isMailed) return;
  const owner = await findAccountByEmail(transaction, email);
  if (owner) return tellOwner(transaction, owner, askedFrom, surroundings);
  const values = {
    username: formatMailAccountName(name, email),
    since: trustedMailText(createDateFormatter(locale, 'UTC')(since.toISOString(), 'instant')),
    link: confirmLink(configuration, token),
  };
  const mail = { template: confirmAccountMail, to: email, locale, values, askedFrom };
  await queueMail(transaction, mail, now);
}

/** Word for the owner of an address which somebody registers once more. */
async function tellOwner(
  transaction: Queries,
  { username, email: to, locale, state }: StoredAccount,
  askedFrom: string,
  { configuration, clock }: Surroundings,
): Promise<void> {
  if (state !== 'active') return;
  const values = {
    username: formatMailAccountName(accountName(username, to), to),
    signInLink: signInLink(configuration),
    forgotPasswordLink: forgotPasswordLink(configuration),
  };
  const mail = { template: addressInUseMail, to, locale, values, askedFrom };
  await queueMail(transaction, mail, clock.now());
}
