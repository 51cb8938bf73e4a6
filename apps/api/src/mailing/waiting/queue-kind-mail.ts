import type { MailKind } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { mailPreferences } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { oneClickAddress, unsubscribeLink } from '../unsubscribing/one-click.ts';
import { makeUnsubscribeToken } from '../unsubscribing/unsubscribe-token.ts';
import { accountFooter, withFooter } from './kind-footer.ts';
import type { MailReader, WrittenMail } from './mail-writer.ts';

interface KindMail {
  readonly reader: Pick<MailReader, 'id' | 'email' | 'locale'>;
  readonly kind: MailKind;
  readonly mail: WrittenMail;
}

/** Writes a mail of a kind to an account, with the ways to have it otherwise, or no more. */
export async function queueKindMail(
  transaction: Queries,
  { configuration, secrets }: Pick<Platform, 'configuration' | 'secrets'>,
  { reader: { id: userId, email, locale }, kind, mail: { template, values } }: KindMail,
  now: Date,
): Promise<void> {
  const token = makeUnsubscribeToken({ secrets }, { userId, kind, email }, now);
  const links = {
    preferencesLink: pageLink(configuration, mailPreferences({}).path),
    unsubscribeLink: unsubscribeLink(configuration, token),
  };
  await queueMail(
    transaction,
    {
      template: withFooter(template, accountFooter),
      to: email,
      locale,
      values: { ...values, ...links },
      unsubscribeAddress: oneClickAddress(configuration, token),
    },
    now,
  );
}
