import * as preferenceEndpoints from '@boardwalk/sdk-core/mailing/preferences/endpoints';
import * as preferenceSchemas from '@boardwalk/sdk-core/mailing/preferences/schemas';
import * as unsubscribingEndpoints from '@boardwalk/sdk-core/mailing/unsubscribing/endpoints';
import * as unsubscribingSchemas from '@boardwalk/sdk-core/mailing/unsubscribing/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { mailingData } from './mailing-data.ts';
import { changeMailPreferences } from './preferences/change-mail-preferences.ts';
import { readMailPreferences } from './preferences/read-mail-preferences.ts';
import type { EndableMails } from './unsubscribing/address-mail.ts';
import { createOneClickHook, leadToPage } from './unsubscribing/one-click.ts';
import { createReadUnsubscription, createUnsubscribe } from './unsubscribing/unsubscribe.ts';
import type { MailWriter } from './waiting/mail-writer.ts';
import { mailWriting } from './waiting/write-mails.ts';

/**
 * What mail people want, and when. `writers` are of the domains whose mail it is, `endable` of those
 * that also write to addresses without an account.
 */
export function createMailingDomain(
  writers: readonly MailWriter[],
  endable: Partial<EndableMails> = {},
): Domain {
  const mails = { addressMails: [], refusableMails: [], ...endable };
  return {
    name: 'mailing',
    routes: [
      ...defineRoutes(preferenceEndpoints, preferenceSchemas, {
        readMailPreferences,
        changeMailPreferences,
      }),
      ...defineRoutes(unsubscribingEndpoints, unsubscribingSchemas, {
        readUnsubscription: createReadUnsubscription(mails),
        unsubscribe: createUnsubscribe(mails),
      }),
    ],
    hooks: [createOneClickHook(mails)],
    serve: leadToPage,
    jobs: [mailWriting(writers)],
    personalData: mailingData,
  };
}
