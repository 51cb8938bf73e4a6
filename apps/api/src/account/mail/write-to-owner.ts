import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate, MailValues } from '../../platform/mail/mail-template.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { formatMailAccountName } from '../../platform/mail/safe-mail-text.ts';
import { accountName } from '../called-name.ts';
import type { StoredAccount } from '../find-account.ts';

/** Notifies a user by mail, in their language, of what has happened to their account. */
export async function writeToOwner<Value extends string>(
  transaction: Queries,
  { username, email, locale }: Pick<StoredAccount, 'username' | 'email' | 'locale'>,
  template: MailTemplate<Value>,
  { clock }: Pick<OperationContext, 'clock'>,
  others: MailValues<Exclude<Value, 'username'>>,
): Promise<void> {
  // What a template names beside the username is what `others` has.
  const values = {
    ...others,
    username: formatMailAccountName(accountName(username, email), email),
  } as MailValues<Value>;
  await queueMail(transaction, { template, to: email, locale, values }, clock.now());
}
