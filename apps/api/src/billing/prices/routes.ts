import * as endpoints from '@boardwalk/sdk-core/billing/prices/endpoints';
import * as schemas from '@boardwalk/sdk-core/billing/prices/schemas';
import { defineRoutes } from '../../platform/domain.ts';
import { type FindTierPrices, pricesReader } from './read-prices.ts';

/** What things cost; `tierPrices` are the look-ups of the domains that sell by plans. */
export function priceRoutes(tierPrices: readonly FindTierPrices[]) {
  return defineRoutes(endpoints, schemas, { readPrices: pricesReader(tierPrices) });
}
