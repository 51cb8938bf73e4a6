import type { MailKind, Pace } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { users } from '../../account/tables.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { keyedPoint } from '../../platform/extensions/extension-point.ts';
import type { MailTemplate, MailValues } from '../../platform/mail/mail-template.ts';

/** To whom a mail is written: an open account with an address. */
export interface MailReader
  extends Pick<typeof users.$inferSelect, 'id' | 'locale' | 'firstName' | 'username'> {
  readonly email: string;
}

/** A mail without who it goes to, and without what stands below all mails of kinds. */
export interface WrittenMail {
  readonly template: MailTemplate;
  readonly values: MailValues;
}

/** What a mail is written with. */
export interface WritingContext extends Pick<Platform, 'configuration' | 'clock'> {
  /** The mail reports what is to be reported at these paces. */
  readonly paces: readonly Pace[];
}

/** How a domain writes its kind of mail. */
export interface MailWriter {
  readonly kind: MailKind;
  /**
   * Writes what there is to report to a user, whose row is locked, and records in the transaction
   * that it was reported; undefined where there is nothing any more. What is written for a user who
   * wants no mail goes nowhere.
   */
  write(
    transaction: Queries,
    reader: MailReader,
    context: WritingContext,
  ): Promise<WrittenMail | undefined>;
}

/** How all domains write their mail, by its kind. */
export const mailWriters = keyedPoint<MailWriter>('mailWriters', ({ kind }) => [kind]);
