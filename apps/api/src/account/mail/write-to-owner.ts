import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Account } from '../find-account.ts';

/** Tells somebody by mail, in their language, what has happened to their account. */
export async function writeToOwner<Value extends string>(
  transaction: Queries,
  { username, email, locale }: Pick<Account, 'username' | 'email' | 'locale'>,
  template: MailTemplate<Value>,
  { clock }: Pick<OperationContext, 'clock'>,
  others: Readonly<Record<Exclude<Value, 'username'>, string>>,
): Promise<void> {
  // What a template names beside the username is what `others` has.
  const values = { ...others, username } as unknown as Readonly<Record<Value, string>>;
  await queueMail(transaction, { template, to: email, locale, values }, clock.now());
}
