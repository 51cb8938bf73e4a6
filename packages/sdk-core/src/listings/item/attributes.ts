import * as z from 'zod/mini';
import { typedLine } from '../../vocabulary/text/typed-line.ts';
import { itemClasses } from '../enumerations/trade/item-classes.ts';
import { productCategories } from '../enumerations/trade/product-categories.ts';
import { productConditions } from '../enumerations/trade/product-conditions.ts';
import { shippingSupports } from '../enumerations/trade/shipping-supports.ts';
import {
  arraySchema,
  instantWithOffset,
  oneOf,
  wholeNumberSchema,
} from '../fields/field-schemas.ts';

/** The fields of an item. */
export const itemAttributes = z.strictObject({
  condition: z.optional(oneOf(productConditions)),
  itemClass: z.optional(oneOf(itemClasses)),
  productCategory: z.optional(oneOf(productCategories)),
  brand: z.optional(typedLine(80)),
  model: z.optional(typedLine(80)),
  shipping: z.optional(arraySchema(shippingSupports)),
  /** In minor units of the price's currency; goes with `FIXED_RATE`. */
  shippingFee: z.optional(wholeNumberSchema(0, 100_000_000)),
  isNegotiable: z.optional(z.boolean()),
  isInStock: z.optional(z.boolean()),
  quantityAvailable: z.optional(wholeNumberSchema(0, 1_000_000)),
  /** When the offer ends. */
  endsAt: z.optional(instantWithOffset),
});

export type ItemAttributes = z.output<typeof itemAttributes>;
