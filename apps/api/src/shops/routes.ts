import * as endpoints from '@boardwalk/sdk-core/shops/endpoints';
import * as rightsEndpoints from '@boardwalk/sdk-core/shops/rights/endpoints';
import * as rightsSchemas from '@boardwalk/sdk-core/shops/rights/schemas';
import * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { objectKinds } from '../access/objects.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { linkShopAccount } from './account/link-shop-account.ts';
import { changeShop } from './change-shop.ts';
import { closeShop } from './close-shop.ts';
import { createShop } from './create-shop.ts';
import { listShops } from './list-shops.ts';
import { readShop } from './read/read-shop.ts';
import { readShopSettings } from './read-shop-settings.ts';
import {
  grantShopPermissions,
  listShopPermissions,
  readOwnShopPermissions,
  withdrawShopPermissions,
} from './rights/shop-permissions.ts';
import { shopObjects } from './shop-objects.ts';
import { suspendShop } from './suspend-shop.ts';

/** Shops of merchants, and what they sell. */
export const shopsDomain: Domain = {
  name: 'shops',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      listShops,
      createShop,
      readShop,
      changeShop,
      closeShop,
      readShopSettings,
      linkShopAccount,
      suspendShop,
    }),
    ...defineRoutes(rightsEndpoints, rightsSchemas, {
      readOwnShopPermissions,
      listShopPermissions,
      grantShopPermissions,
      withdrawShopPermissions,
    }),
  ],
  provides: [provide(objectKinds, shopObjects)],
};
