import { randomUUID } from 'node:crypto';
import {
  type PurchaseTerms,
  writePurchaseSubject,
} from '@boardwalk/sdk-core/licenses/subscribe/purchase-subject';
import { storeUser } from '../../../account/account.fixture.ts';
import { shop, storeEmbeddedSession, storeSite } from '../../../embeds/embeds.fixture.ts';
import { createEmbedsDomain } from '../../../embeds/routes.ts';
import { siteDirectory } from '../../../embeds/sites/site-directory.ts';
import type { Buyer } from '../../licenses.fixture.ts';
import { startSubscribing } from '../subscribing.fixture.ts';

const resolver = { addresses: async () => [], texts: async () => [] };
export const confirmations = '/api/v1/embeds/confirmations';

/** Of the plan and its tax. */
export const total = { amount: 293_800, currency: 'CAD' };

/** Purchases with pages of a partner on which a buyer is signed in. */
export async function startPartnerPages() {
  const subscribing = await startSubscribing(createEmbedsDomain({ resolver }));
  const { server, platform, database, plan } = subscribing;

  /** A partner's page on which a buyer is signed in. */
  async function openPage(buyer: Buyer, scopes: ('boards' | 'cart')[] = ['boards']) {
    const owner = await storeUser(database, { groups: ['partners'] });
    const { live } = await storeSite(database, owner.id);
    siteDirectory(platform).forget();
    const token = await storeEmbeddedSession(database, { userId: buyer.id, key: live, scopes });
    const call = (
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      path: string,
      payload?: object,
      key?: string,
    ) =>
      server.inject({
        method,
        url: `${path}?key=${live}`,
        headers: {
          origin: shop,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': 'cors',
          'x-boardwalk': '1',
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(payload && { payload }),
      });
    const terms = { listingId: buyer.listingId, tier: plan.id, payment_method: buyer.card };
    return {
      call,
      ask: (changes: Partial<PurchaseTerms> = {}) =>
        call('POST', confirmations, {
          kind: 'buy-license',
          subject: writePurchaseSubject({ ...terms, renews: false, ...changes }),
        }),
      subscribe: (confirmation: string | undefined, changes: object = {}) =>
        call(
          'POST',
          `/api/v1/license/${buyer.listingId}/subscribe`,
          { tier: plan.id, payment_method: buyer.card, total, confirmation, ...changes },
          randomUUID(),
        ),
    };
  }

  return { ...subscribing, openPage };
}
