import { itemClasses } from '../enumerations/trade/item-classes.ts';
import { productCategories } from '../enumerations/trade/product-categories.ts';
import { productConditions } from '../enumerations/trade/product-conditions.ts';
import { shippingSupports } from '../enumerations/trade/shipping-supports.ts';
import type { FormTable } from '../form/form-rows.ts';
import type { ItemAttributes } from './attributes.ts';

/** How the form of an item asks for each field. */
export const itemForm = {
  productCategory: { step: 'basics', control: { as: 'choice', values: productCategories } },
  condition: { step: 'basics', control: { as: 'choice', values: productConditions } },
  itemClass: { step: 'details', control: { as: 'choice', values: itemClasses } },
  brand: { step: 'details', control: { as: 'line', longest: 80 } },
  model: { step: 'details', control: { as: 'line', longest: 80 } },
  isInStock: { step: 'details', control: { as: 'yes' } },
  quantityAvailable: {
    step: 'details',
    control: { as: 'number', measure: 'count', range: [0, 1_000_000] },
  },
  isNegotiable: { step: 'price', control: { as: 'yes' } },
  shipping: { step: 'price', control: { as: 'choices', values: shippingSupports } },
  shippingFee: { step: 'price', control: { as: 'money' }, when: { shipping: ['FIXED_RATE'] } },
  endsAt: { step: 'price', control: { as: 'instant' } },
} as const satisfies FormTable<ItemAttributes>;
