import * as accountEndpoints from '@boardwalk/sdk-core/admin/accounts/endpoints';
import * as accountSchemas from '@boardwalk/sdk-core/admin/accounts/schemas';
import * as embedEndpoints from '@boardwalk/sdk-core/admin/embeds/endpoints';
import * as embedSchemas from '@boardwalk/sdk-core/admin/embeds/schemas';
import * as trailEndpoints from '@boardwalk/sdk-core/admin/trail/endpoints';
import * as trailSchemas from '@boardwalk/sdk-core/admin/trail/schemas';
import * as workEndpoints from '@boardwalk/sdk-core/admin/work/endpoints';
import * as workSchemas from '@boardwalk/sdk-core/admin/work/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { disableUser } from './accounts/disable-user.ts';
import { enableUser } from './accounts/enable-user.ts';
import { readAccount } from './accounts/read-account.ts';
import { listAllEmbedSites } from './embeds/list-all-embed-sites.ts';
import { resumeEmbedSite } from './embeds/resume-embed-site.ts';
import { stopEmbedKey } from './embeds/stop-embed-key.ts';
import { stopEmbedSite } from './embeds/stop-embed-site.ts';
import { listAuditEntries } from './trail/list-audit-entries.ts';
import { listReadings } from './trail/list-readings.ts';
import { discardFailedWork } from './work/discard-failed-work.ts';
import { listFailedWork } from './work/list-failed-work.ts';
import { retryFailedWork } from './work/retry-failed-work.ts';

/** What administrators alone see and do: everybody's accounts and sites, what was done and read, and what failed. */
export const adminDomain: Domain = {
  name: 'admin',
  routes: [
    ...defineRoutes(accountEndpoints, accountSchemas, { readAccount, disableUser, enableUser }),
    ...defineRoutes(embedEndpoints, embedSchemas, {
      listAllEmbedSites,
      stopEmbedSite,
      resumeEmbedSite,
      stopEmbedKey,
    }),
    ...defineRoutes(trailEndpoints, trailSchemas, { listAuditEntries, listReadings }),
    ...defineRoutes(workEndpoints, workSchemas, {
      listFailedWork,
      retryFailedWork,
      discardFailedWork,
    }),
  ],
};
