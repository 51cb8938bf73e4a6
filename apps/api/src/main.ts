import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { accessDomain } from './access/routes.ts';
import { accountDomain } from './account/routes.ts';
import { adminDomain } from './admin/routes.ts';
import { alertAddressMail } from './alerts/by-mail/address-mail.ts';
import { alertConfirmingMail } from './alerts/by-mail/refusals.ts';
import { alertNewsMail } from './alerts/mail/alert-news-mail.ts';
import { alertsDomain } from './alerts/routes.ts';
import { serveApiReference } from './api-reference/serve-api-reference.ts';
import { billingSettings } from './billing/prices/sponsor-price.ts';
import { createBillingDomain } from './billing/routes.ts';
import { boardsDomain } from './boards/routes.ts';
import { refuseDemoData } from './demo/refuse-demo-data.ts';
import { embedsDomain } from './embeds/routes.ts';
import { createFavouritesDomain } from './favourites/routes.ts';
import { inboxSettings } from './inbox/held-words.ts';
import { unreadMessagesMail } from './inbox/mail/unread-messages-mail.ts';
import { inboxDomain } from './inbox/routes.ts';
import { findPlanPrices } from './licenses/plans/list-plans.ts';
import { licensesDomain } from './licenses/routes.ts';
import { oldChangesSweep } from './listings/changes/forget-changes.ts';
import { listingObjects } from './listings/listing-objects.ts';
import { listingsData } from './listings/listings-data.ts';
import { requireVisibleListing } from './listings/read/require-visible-listing.ts';
import { listingsRoutes } from './listings/routes.ts';
import { expiredListingsSweep } from './listings/sweep-expired.ts';
import { liveDomain } from './live/routes.ts';
import { createMailingDomain } from './mailing/routes.ts';
import { mediaDomain } from './media/routes.ts';
import { createPlacesDomain } from './places/routes.ts';
import { readMapSource } from './places/tiles/map-source.ts';
import { readConfiguration } from './platform/configuration.ts';
import type { Domain } from './platform/domain.ts';
import { createServer } from './platform/http/server.ts';
import { idempotencyDomain } from './platform/idempotency/idempotency-domain.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { createLog } from './platform/logging.ts';
import { mailDomain } from './platform/mail/mail-domain.ts';
import { openPlatform } from './platform/platform.ts';
import { queueDomain } from './platform/queue/queue-domain.ts';
import { createWorkRunner } from './platform/queue/work-runner.ts';
import { historyRoutes } from './posting/history/routes.ts';
import { postingDomain } from './posting/routes.ts';
import { postingSettings } from './posting/settings.ts';
import { profileDomain } from './profile/routes.ts';
import { reportsDomain } from './reports/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { serveSdkFiles } from './site/serve-sdk-files.ts';
import { siteSettings } from './site/settings.ts';

/** Everything that the API answers, in the order in which the domains build on one another. */
export const domains: readonly Domain[] = [
  accountDomain,
  accessDomain,
  embedsDomain,
  liveDomain,
  createMailingDomain([unreadMessagesMail, alertNewsMail], {
    addressMails: [alertAddressMail],
    refusableMails: [alertConfirmingMail],
  }),
  mediaDomain,
  profileDomain,
  createPlacesDomain(() => readMapSource(process.env)),
  createFavouritesDomain(requireVisibleListing),
  {
    name: 'listings',
    routes: [...listingsRoutes, ...historyRoutes],
    objects: [listingObjects],
    personalData: listingsData,
    jobs: [expiredListingsSweep, oldChangesSweep],
  },
  reportsDomain,
  postingDomain,
  { name: 'search', routes: searchRoutes },
  inboxDomain,
  alertsDomain,
  createBillingDomain([findPlanPrices]),
  boardsDomain,
  licensesDomain,
  {
    name: 'site',
    routes: siteRoutes([...siteSettings, ...postingSettings, ...inboxSettings, ...billingSettings]),
    serve: serveSdkFiles,
  },
  adminDomain,
  mailDomain,
  queueDomain,
  idempotencyDomain,
  { name: 'api-reference', routes: [], serve: serveApiReference },
];

async function start(): Promise<void> {
  const configuration = readConfiguration();
  const log = createLog(configuration.logLevel);
  const { platform, close } = await openPlatform(configuration, log);
  if (configuration.mode === 'live') await refuseDemoData(platform.database);
  const server = await createServer(platform, domains);
  const jobs = createJobRunner(platform, domains);
  const work = createWorkRunner(platform, domains);
  onShutdown(async () => {
    await Promise.all([jobs.stop(), work.stop(), server.close()]);
    await close();
  });
  await server.listen({ host: configuration.host, port: configuration.port });
  jobs.start();
  work.start();
}

if (import.meta.main) await startWithSettings(start);
