import { onShutdown } from '@boardwalk/server-parts/lifecycle';
import { startWithSettings } from '@boardwalk/server-parts/setting-fault';
import { accessDomain } from './access/routes.ts';
import { accountDomain } from './account/routes.ts';
import { adminDomain } from './admin/routes.ts';
import { alertsDomain } from './alerts/routes.ts';
import { serveApiReference } from './api-reference/serve-api-reference.ts';
import { billingDomain } from './billing/routes.ts';
import { operatorTaxesOf } from './billing/taxes/operator-taxes.ts';
import { boardsDomain } from './boards/routes.ts';
import { cartDomain } from './cart/routes.ts';
import { refuseDemoData } from './demo/refuse-demo-data.ts';
import { embedsDomain } from './embeds/routes.ts';
import { favouritesDomain } from './favourites/routes.ts';
import { inboxDomain } from './inbox/routes.ts';
import { licensesDomain } from './licenses/routes.ts';
import { listingsDomain } from './listings/routes.ts';
import { liveDomain } from './live/routes.ts';
import { mailingDomain } from './mailing/routes.ts';
import { mediaDomain } from './media/routes.ts';
import { ordersDomain } from './orders/routes.ts';
import { createPlacesDomain } from './places/routes.ts';
import { readMapSource } from './places/tiles/map-source.ts';
import { callsDomain } from './platform/calls/calls-domain.ts';
import { readConfiguration } from './platform/configuration.ts';
import type { Domain } from './platform/domain.ts';
import { extendPlatform } from './platform/extensions/extend-platform.ts';
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
import { profileDomain } from './profile/routes.ts';
import { reportsDomain } from './reports/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { shopsDomain } from './shops/routes.ts';
import { siteDomain } from './site/routes.ts';

/** Everything that the API answers, in the order in which the domains build on one another. */
export const domains: readonly Domain[] = [
  accountDomain,
  accessDomain,
  embedsDomain,
  liveDomain,
  mailingDomain,
  mediaDomain,
  profileDomain,
  createPlacesDomain(() => readMapSource(process.env)),
  favouritesDomain,
  // The history of a listing is made of what posting stores, and is requested as the listing is.
  { ...listingsDomain, routes: [...listingsDomain.routes, ...historyRoutes] },
  reportsDomain,
  postingDomain,
  { name: 'search', routes: searchRoutes },
  inboxDomain,
  alertsDomain,
  billingDomain,
  boardsDomain,
  licensesDomain,
  shopsDomain,
  cartDomain,
  ordersDomain,
  siteDomain,
  adminDomain,
  mailDomain,
  queueDomain,
  idempotencyDomain,
  callsDomain,
  { name: 'api-reference', routes: [], serve: serveApiReference },
];

async function start(): Promise<void> {
  const configuration = readConfiguration();
  // A fault of that file stops the start, not somebody's cart.
  operatorTaxesOf(configuration);
  const log = createLog(configuration.logLevel);
  const { platform, close } = await openPlatform(configuration, log);
  if (configuration.mode === 'live') await refuseDemoData(platform.database);
  const extended = extendPlatform(platform, domains);
  const server = await createServer(extended, domains);
  const jobs = createJobRunner(extended, domains);
  const work = createWorkRunner(extended, domains);
  onShutdown(async () => {
    await Promise.all([jobs.stop(), work.stop(), server.close()]);
    await close();
  });
  await server.listen({ host: configuration.host, port: configuration.port });
  jobs.start();
  work.start();
}

if (import.meta.main) await startWithSettings(start);
