import type { Fact, FieldTable } from '../fields/fields.ts';
import type { ItemAttributes } from './attributes.ts';

/** Where and how the page of an item shows each field. */
export const itemFacts = {
  condition: { group: 'overview', format: { as: 'choice' } },
  itemClass: { group: 'details', format: { as: 'choice' } },
  productCategory: { group: 'overview', format: { as: 'choice' } },
  brand: { group: 'overview', format: { as: 'text' } },
  model: { group: 'overview', format: { as: 'text' } },
  shipping: { group: 'terms', format: { as: 'choices' } },
  shippingFee: { group: 'costs', format: { as: 'number', measure: 'money' } },
  isNegotiable: { group: 'terms', format: { as: 'yes' } },
  isInStock: { group: 'overview', format: { as: 'yes' } },
  quantityAvailable: { group: 'overview', format: { as: 'number', measure: 'count' } },
  endsAt: { group: 'terms', format: { as: 'instant' } },
} as const satisfies FieldTable<ItemAttributes, Fact>;
