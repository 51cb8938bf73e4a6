import * as preferenceEndpoints from '@boardwalk/sdk-core/mailing/preferences/endpoints';
import * as preferenceSchemas from '@boardwalk/sdk-core/mailing/preferences/schemas';
import * as unsubscribingEndpoints from '@boardwalk/sdk-core/mailing/unsubscribing/endpoints';
import * as unsubscribingSchemas from '@boardwalk/sdk-core/mailing/unsubscribing/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { mailingData } from './mailing-data.ts';
import { changeMailPreferences } from './preferences/change-mail-preferences.ts';
import { readMailPreferences } from './preferences/read-mail-preferences.ts';
import { leadToPage, oneClickHook } from './unsubscribing/one-click.ts';
import { readUnsubscription, unsubscribe } from './unsubscribing/unsubscribe.ts';
import { mailWriting } from './waiting/write-mails.ts';

/** What mail people want, and when. */
export const mailingDomain: Domain = {
  name: 'mailing',
  routes: [
    ...defineRoutes(preferenceEndpoints, preferenceSchemas, {
      readMailPreferences,
      changeMailPreferences,
    }),
    ...defineRoutes(unsubscribingEndpoints, unsubscribingSchemas, {
      readUnsubscription,
      unsubscribe,
    }),
  ],
  hooks: [oneClickHook],
  serve: leadToPage,
  jobs: [mailWriting],
  provides: [provide(personalData, mailingData)],
};
