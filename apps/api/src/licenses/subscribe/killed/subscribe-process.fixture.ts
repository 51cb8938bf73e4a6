import { once } from 'node:events';
import { accessDomain } from '../../../access/routes.ts';
import { accountDomain } from '../../../account/routes.ts';
import { billingDomain } from '../../../billing/routes.ts';
import { storeMerchant } from '../../../boards/places/places.fixture.ts';
import { readConfiguration } from '../../../platform/configuration.ts';
import { dieAtStatement } from '../../../platform/database/die-at-statement.fixture.ts';
import { extendPlatform } from '../../../platform/extensions/extend-platform.ts';
import { createServer } from '../../../platform/http/server.ts';
import { createLog } from '../../../platform/logging.ts';
import { openPlatform } from '../../../platform/platform.ts';
import { createWorkRunner } from '../../../platform/queue/work-runner.ts';
import { holdOne } from '../../held-boards.fixture.ts';
import { licensesDomain } from '../../routes.ts';

/**
 * A process that sells licences, each listing's plan after plan, until it dies at a `SHARE` of the
 * statements of a sale; `BANK` asks in between.
 */
const { USER = '', COOKIE = '', CARD = '', PLANS = '', COUPON, BANK, SHARE = '' } = process.env;
const opened = await openPlatform(readConfiguration(process.env), createLog('silent'));
const domains = [accountDomain, accessDomain, billingDomain, licensesDomain];
const platform = extendPlatform(opened.platform, domains);
const { database, endRound } = dieAtStatement(platform.database, Number(SHARE));
const server = await createServer({ ...platform, database }, domains);
const headers = {
  origin: platform.configuration.siteOrigin,
  'sec-fetch-site': 'same-origin',
  'x-boardwalk': '1',
  cookie: COOKIE,
};

interface Sold {
  readonly license: { readonly uuid: string };
  readonly client_secret: string;
}

/** Says yes to the bank, as the owner of the card does on its page, and finishes the purchase. */
async function agree(bank: string, { license, client_secret }: Sold): Promise<void> {
  // A secret begins with the number of what it is for.
  const [intent] = client_secret.split('_secret_');
  const body = new URLSearchParams({ client_secret, outcome: 'complete' });
  await fetch(`${bank}/three-d-secure/${intent}`, { method: 'POST', body });
  await server.inject({ method: 'POST', url: `/api/v1/license/${license.uuid}/payment`, headers });
}

await once(process, 'message');
// What the one before has left.
await createWorkRunner(platform, domains).runWaiting();
for (;;) {
  const merchant = await storeMerchant(platform.database, Number(USER));
  for (const tier of PLANS.split(',')) {
    await holdOne(platform.database, merchant);
    const wish = { tier, ...(COUPON && { coupon: COUPON }) };
    const shown = await server.inject({
      method: 'POST',
      url: `/api/v1/license/${merchant.listingId}/preview/subscribe`,
      payload: wish,
      headers,
    });
    const { total } = shown.json();
    const sold = await server.inject({
      method: 'POST',
      url: `/api/v1/license/${merchant.listingId}/subscribe`,
      payload: { ...wish, payment_method: CARD, total },
      headers: { ...headers, 'idempotency-key': `listing-${merchant.listingId}-${tier}` },
    });
    if (BANK) await agree(BANK, sold.json());
  }
  endRound();
}
