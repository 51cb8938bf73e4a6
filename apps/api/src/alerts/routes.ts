import * as byMailEndpoints from '@boardwalk/sdk-core/alerts/by-mail/endpoints';
import * as byMailSchemas from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import * as endpoints from '@boardwalk/sdk-core/alerts/endpoints';
import * as favouriteEndpoints from '@boardwalk/sdk-core/alerts/favourites/endpoints';
import * as favouriteSchemas from '@boardwalk/sdk-core/alerts/favourites/schemas';
import * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { addressUses } from '../account/address-uses.ts';
import { addressMails, refusableMails } from '../mailing/unsubscribing/address-mail.ts';
import { mailWriters } from '../mailing/waiting/mail-writer.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { alertsData } from './alerts-data.ts';
import { alertAddressMail } from './by-mail/address-mail.ts';
import { confirmMailedAlert } from './by-mail/confirm-mailed-alert.ts';
import { mailedAlerts } from './by-mail/hand-over.ts';
import { readMailedAlert } from './by-mail/read-mailed-alert.ts';
import { alertConfirmingMail } from './by-mail/refusals.ts';
import { startMailedAlert } from './by-mail/start-mailed-alert.ts';
import { mailedAlertsSweep } from './by-mail/sweep-mailed-alerts.ts';
import { addressMailWriting } from './by-mail/write-address-mails.ts';
import { changeFavouriteAlerts, readFavouriteAlerts } from './favourites/favourite-alerts.ts';
import { alertNewsMail } from './mail/alert-news-mail.ts';
import { testRule } from './mail/test-rule.ts';
import { countNewMatches } from './matches/count-new-matches.ts';
import { listRuleListings } from './matches/list-rule-listings.ts';
import { markRuleSeen } from './matches/mark-rule-seen.ts';
import { tryRule } from './matches/try-rule.ts';
import { matchChangesJob } from './matching/match-changes.ts';
import { changeRule } from './rules/change-rule.ts';
import { createRule } from './rules/create-rule.ts';
import { deleteRule } from './rules/delete-rule.ts';
import { listRules } from './rules/list-rules.ts';
import { pauseRule } from './rules/pause-rule.ts';
import { readRule } from './rules/read-rule.ts';
import { restoreRule } from './rules/restore-rule.ts';
import { resumeRule } from './rules/resume-rule.ts';

/** Searches that people save, and what these find. */
export const alertsDomain: Domain = {
  name: 'alerts',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      createRule,
      tryRule,
      changeRule,
      readRule,
      deleteRule,
      pauseRule,
      resumeRule,
      restoreRule,
      testRule,
      listRules,
      listRuleListings,
      markRuleSeen,
      countNewMatches,
    }),
    ...defineRoutes(favouriteEndpoints, favouriteSchemas, {
      readFavouriteAlerts,
      changeFavouriteAlerts,
    }),
    ...defineRoutes(byMailEndpoints, byMailSchemas, {
      startMailedAlert,
      readMailedAlert,
      confirmMailedAlert,
    }),
  ],
  jobs: [matchChangesJob, mailedAlertsSweep, addressMailWriting],
  provides: [
    provide(personalData, alertsData),
    provide(addressUses, mailedAlerts),
    provide(mailWriters, alertNewsMail),
    provide(addressMails, alertAddressMail),
    provide(refusableMails, alertConfirmingMail),
  ],
};
