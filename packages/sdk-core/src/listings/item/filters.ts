import { itemClasses } from '../enumerations/trade/item-classes.ts';
import { productCategories } from '../enumerations/trade/product-categories.ts';
import { productConditions } from '../enumerations/trade/product-conditions.ts';
import { shippingSupports } from '../enumerations/trade/shipping-supports.ts';
import type { FilterTable } from '../fields/fields.ts';
import type { ItemAttributes } from './attributes.ts';

/** How a search filters items. */
export const itemFilters = {
  condition: { by: 'anyOf', values: productConditions, facet: true },
  itemClass: { by: 'anyOf', values: itemClasses, facet: true },
  productCategory: { by: 'anyOf', values: productCategories, facet: true },
  brand: { by: 'words' },
  model: { by: 'words' },
  shipping: { by: 'anyOf', values: shippingSupports, facet: true },
  shippingFee: null,
  isNegotiable: { by: 'yes' },
  isInStock: { by: 'yes' },
  quantityAvailable: null,
  endsAt: { by: 'dates' },
} as const satisfies FilterTable<ItemAttributes>;
