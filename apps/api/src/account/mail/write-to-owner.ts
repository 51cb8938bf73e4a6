import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate, MailValues } from '../../platform/mail/mail-template.ts';
import { accountWords } from '../../platform/mail/mail-words.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { accountName } from '../called-name.ts';
import type { Account } from '../find-account.ts';

/** Tells somebody by mail, in their language, what has happened to their account. */
export async function writeToOwner<Value extends string>(
  transaction: Queries,
  { username, email, locale }: Pick<Account, 'username' | 'email' | 'locale'>,
  template: MailTemplate<Value>,
  { clock }: Pick<OperationContext, 'clock'>,
  others: MailValues<Exclude<Value, 'username'>>,
): Promise<void> {
  // What a template names beside the username is what `others` has.
  const values = {
    ...others,
    username: accountWords(accountName(username, email), email),
  } as MailValues<Value>;
  await queueMail(transaction, { template, to: email, locale, values }, clock.now());
}
