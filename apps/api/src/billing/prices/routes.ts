import * as endpoints from '@boardwalk/sdk-core/billing/prices/endpoints';
import * as schemas from '@boardwalk/sdk-core/billing/prices/schemas';
import { defineRoutes } from '../../platform/domain.ts';
import { readPrices } from './read-prices.ts';

/** What things cost. */
export const priceRoutes = defineRoutes(endpoints, schemas, { readPrices });
