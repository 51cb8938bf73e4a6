import * as editEndpoints from '@boardwalk/sdk-core/shops/edits/endpoints';
import * as editSchemas from '@boardwalk/sdk-core/shops/edits/schemas';
import * as endpoints from '@boardwalk/sdk-core/shops/endpoints';
import * as importEndpoints from '@boardwalk/sdk-core/shops/imports/endpoints';
import * as importSchemas from '@boardwalk/sdk-core/shops/imports/schemas';
import * as pageEndpoints from '@boardwalk/sdk-core/shops/pages/endpoints';
import * as pageSchemas from '@boardwalk/sdk-core/shops/pages/schemas';
import * as productEndpoints from '@boardwalk/sdk-core/shops/products/endpoints';
import * as productSchemas from '@boardwalk/sdk-core/shops/products/schemas';
import * as rightsEndpoints from '@boardwalk/sdk-core/shops/rights/endpoints';
import * as rightsSchemas from '@boardwalk/sdk-core/shops/rights/schemas';
import * as schemas from '@boardwalk/sdk-core/shops/schemas';
import * as searchEndpoints from '@boardwalk/sdk-core/shops/search/endpoints';
import * as searchSchemas from '@boardwalk/sdk-core/shops/search/schemas';
import * as shippingEndpoints from '@boardwalk/sdk-core/shops/shipping/endpoints';
import * as shippingSchemas from '@boardwalk/sdk-core/shops/shipping/schemas';
import { objectKinds } from '../access/objects.ts';
import { accountUses } from '../billing/connect/account-uses.ts';
import { fileUses } from '../media/file-uses.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { reportSubjects } from '../reports/report-subjects.ts';
import { linkShopAccount } from './account/link-shop-account.ts';
import { shopAccountUses } from './account/shop-account-uses.ts';
import { changeShop } from './change-shop.ts';
import { closeShop } from './closing/close-shop.ts';
import { createShop } from './create-shop.ts';
import { editProducts } from './edits/edit-products.ts';
import { listProductEdits } from './edits/list-edits.ts';
import { listProductRows } from './edits/list-product-rows.ts';
import { undoProductEdit } from './edits/undo-edit.ts';
import { shopFileUses } from './files/shop-file-uses.ts';
import { checkProductImport } from './imports/check-import.ts';
import { exportProducts } from './imports/export/export-products.ts';
import { forgottenProductImports } from './imports/report/forget-imports.ts';
import {
  listProductImportProblems,
  listProductImports,
  previewProductImport,
  readProductImport,
} from './imports/report/list-imports.ts';
import { readProductImportReport } from './imports/report/read-report.ts';
import { runProductImport } from './imports/running/run-import.ts';
import { startProductImport, undoProductImport } from './imports/running/start-import.ts';
import { listShops } from './list-shops.ts';
import { countShopPages, listShopPages } from './pages/list-shop-pages.ts';
import { changeProduct } from './products/change-product.ts';
import { createProduct } from './products/create-product.ts';
import { listProducts } from './products/list-products.ts';
import { listShopProducts } from './products/list-shop-products.ts';
import { readProduct } from './products/read-product.ts';
import { readProductSettings } from './products/read-product-settings.ts';
import { activateProduct, deactivateProduct } from './products/show-product.ts';
import { correctStock } from './products/stock/correct-stock.ts';
import { countShopVisit } from './read/count-shop-visit.ts';
import { readShop } from './read/read-shop.ts';
import { readShopSettings } from './read-shop-settings.ts';
import { reportedProducts } from './reports/reported-products.ts';
import { reportedShops } from './reports/reported-shops.ts';
import {
  grantShopPermissions,
  listShopPermissions,
  readOwnShopPermissions,
  withdrawShopPermissions,
} from './rights/shop-permissions.ts';
import { searchProducts } from './search/search-products.ts';
import { listShippingRates, readShippingRate } from './shipping/read-rates.ts';
import { changeShippingRate, createShippingRate } from './shipping/write-rates.ts';
import { shopObjects } from './shop-objects.ts';
import { shopsData } from './shops-data.ts';
import { suspendShop } from './suspend-shop.ts';
import { changeShopTaxes } from './taxes/change-shop-taxes.ts';

/** Shops of merchants, and what they sell. */
export const shopsDomain: Domain = {
  name: 'shops',
  routes: [
    ...defineRoutes(endpoints, schemas, {
      listShops,
      createShop,
      readShop,
      countShopVisit,
      changeShop,
      changeShopTaxes,
      closeShop,
      readShopSettings,
      linkShopAccount,
      suspendShop,
    }),
    ...defineRoutes(productEndpoints, productSchemas, {
      listProducts,
      listShopProducts,
      readProduct,
      readProductSettings,
      createProduct,
      changeProduct,
      activateProduct,
      deactivateProduct,
      correctStock,
    }),
    ...defineRoutes(editEndpoints, editSchemas, {
      listProductRows,
      editProducts,
      listProductEdits,
      undoProductEdit,
    }),
    ...defineRoutes(importEndpoints, importSchemas, {
      checkProductImport,
      listProductImports,
      readProductImport,
      listProductImportProblems,
      previewProductImport,
      readProductImportReport,
      startProductImport,
      undoProductImport,
      exportProducts,
    }),
    ...defineRoutes(shippingEndpoints, shippingSchemas, {
      listShippingRates,
      createShippingRate,
      readShippingRate,
      changeShippingRate,
    }),
    ...defineRoutes(searchEndpoints, searchSchemas, { searchProducts }),
    ...defineRoutes(pageEndpoints, pageSchemas, { countShopPages, listShopPages }),
    ...defineRoutes(rightsEndpoints, rightsSchemas, {
      readOwnShopPermissions,
      listShopPermissions,
      grantShopPermissions,
      withdrawShopPermissions,
    }),
  ],
  jobs: [forgottenProductImports],
  work: [runProductImport],
  provides: [
    provide(objectKinds, shopObjects),
    provide(accountUses, shopAccountUses),
    provide(reportSubjects, reportedShops, reportedProducts),
    provide(fileUses, shopFileUses),
    provide(personalData, shopsData),
  ],
};
