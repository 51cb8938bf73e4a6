import * as z from 'zod/mini';
import { productCategories } from '../../listings/enumerations/trade/product-categories.ts';
import { productConditions } from '../../listings/enumerations/trade/product-conditions.ts';
import { shippingSupports } from '../../listings/enumerations/trade/shipping-supports.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { fileId } from '../../media/schemas.ts';
import { typedPicture } from '../../posting/typed/typed-picture.ts';
import { typedLine, typedTextOrNone } from '../../vocabulary/text/typed-line.ts';
import { heaviest, largestPrice, longestShopText, mostOfShop } from '../shop-limits.ts';
import { isLeafOf } from './leaves.ts';
import { findVariantFaults, stockModes } from './product-rules.ts';

/** Minor units; a product that costs nothing is announced, not sold. */
const price = wholeNumberSchema(1, largestPrice);

/** Pieces. */
const quantity = wholeNumberSchema(0, 1_000_000);

const option = z.strictObject({
  name: typedLine(longestShopText.optionName),
  values: z
    .array(typedLine(longestShopText.optionValue))
    .check(z.minLength(1), z.maxLength(mostOfShop.variants)),
});

/** One of the things that are sold under the product's title. */
const variant = z.strictObject({
  /** Of a variant that is there already; absent for a new one. */
  id: z.optional(z.int().check(z.gte(1))),
  /** One of each option, in their order. */
  values: z.array(typedLine(longestShopText.optionValue)).check(z.maxLength(mostOfShop.options)),
  sku: z.nullable(typedLine(longestShopText.sku)),
  barcode: z.nullable(typedLine(longestShopText.barcode)),
  price,
  /** What it cost before; more than the price. */
  compareAt: z.nullable(price),
  stockMode: z.enum(stockModes),
  /** What a new variant begins with; later only corrections change it. */
  stock: z.optional(quantity),
  /** Grams, packed. */
  weight: z.nullable(wholeNumberSchema(1, heaviest.product)),
  /** One of the product's pictures. */
  pictureId: z.nullable(fileId),
});

/** A product as the people of its shop write it. */
export const productBody = z
  .strictObject({
    title: typedLine(longestShopText.title),
    description: typedTextOrNone(longestShopText.productDescription),
    /** In the order in which they are shown. */
    pictures: z.array(typedPicture).check(
      z.maxLength(mostOfShop.pictures),
      z.refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, {
        error: 'a picture stands twice',
      }),
    ),
    category: z.enum(productCategories),
    /** A shelf below the category. */
    leaf: z.nullable(z.string().check(z.maxLength(60))),
    condition: z.enum(productConditions),
    shippingSupport: z.enum(shippingSupports),
    options: z.array(option).check(z.maxLength(mostOfShop.options)),
    variants: z.array(variant).check(z.minLength(1), z.maxLength(mostOfShop.variants)),
    /** The last number of pieces that counts as few; null where nothing is said. */
    lowStock: z.nullable(wholeNumberSchema(1, 1000)),
  })
  .check(({ value, issues }) => {
    const refuse = (path: readonly (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: value, path: [...path], message });
    for (const { path, message } of findVariantFaults(value)) refuse(path, message);
    if (value.leaf !== null && !isLeafOf(value.category, value.leaf)) {
      refuse(['leaf'], 'expected a shelf of that category');
    }
    const pictures = new Set(value.pictures.map(({ id }) => id));
    value.variants.forEach(({ id, stock, stockMode, pictureId }, index) => {
      if (pictureId !== null && !pictures.has(pictureId)) {
        refuse(['variants', index, 'pictureId'], 'expected one of the pictures');
      }
      if (id !== undefined && stock !== undefined) {
        refuse(['variants', index, 'stock'], 'expected nothing: corrections change it');
      }
      if (stock !== undefined && stock > 0 && stockMode !== 'counted') {
        refuse(['variants', index, 'stock'], 'expected nothing: it is not counted');
      }
    });
  });
export type ProductBody = z.output<typeof productBody>;
