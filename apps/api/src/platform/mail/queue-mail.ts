import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Queries } from '../database/database.ts';
import { mails } from '../tables.ts';
import { type MailTemplate, type MailValues, renderMail } from './mail-template.ts';

interface NewMail<Value extends string> {
  readonly template: MailTemplate<Value>;
  /** An address of the form that the contract lets in. */
  readonly to: string;
  readonly locale: Locale;
  readonly values: MailValues<Value>;
  /** Where the reader's mail program ends mail of its kind by one press. */
  readonly unsubscribeAddress?: string;
  /** SHA-256 of the network that requested it, where anybody can have it sent. */
  readonly askedFrom?: string;
}

/** Writes a mail in the caller's transaction: it is sent if, and only if, that is committed. */
export async function queueMail<Value extends string>(
  queries: Queries,
  mail: NewMail<Value>,
  now: Date,
): Promise<void> {
  await queueMails(queries, [writeMail(mail, now)]);
}

/** A mail that is written, to be queued. */
export type MailToQueue = typeof mails.$inferInsert;

/** Writes a mail, to be queued with others. */
export function writeMail<Value extends string>(
  { template, to, locale, values, unsubscribeAddress, askedFrom }: NewMail<Value>,
  now: Date,
): MailToQueue {
  return {
    ...renderMail(template, locale, values),
    template: template.name,
    recipient: to,
    unsubscribeAddress,
    askedFrom,
    createdAt: now,
    dueAt: now,
  };
}

/** Queues mails in the caller's transaction, as `queueMail` does one. */
export async function queueMails(queries: Queries, written: readonly MailToQueue[]): Promise<void> {
  if (written.length > 0) await queries.insert(mails).values([...written]);
}
