import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { wholeNumberSchema } from '../../listings/fields/field-schemas.ts';
import { currencies } from '../../vocabulary/places/countries.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { stockModes } from '../products/product-rules.ts';
import { ownProductsQuery } from '../products/schemas.ts';
import { productId, shopId } from '../shop-id-schemas.ts';
import { largestPrice } from '../shop-limits.ts';
import { gridPageSize, largestStock, mostEditedRows } from './edit-limits.ts';
import { editOutcomes, editStates, undoOutcomes } from './edit-outcomes.ts';

const text = z.string();
const count = z.int().check(z.gte(0));
const id = z.int().check(z.gte(1));
const inShop = z.strictObject({ id: shopId });
const byId = z.strictObject({
  id: shopId,
  editId: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'expected a positive whole number')),
    z.pipe(z.transform(Number), id),
  ),
});

/** A variant with what of its product a grid shows: a row of it. */
const gridRow = z.strictObject({
  variantId: id,
  productId,
  /** Of the product: what a change of it began with. */
  version: id,
  title: text,
  values: z.array(text),
  sku: z.nullable(text),
  /** Minor units of the shop's currency. */
  price: count,
  compareAt: z.nullable(count),
  stockMode: z.enum(stockModes),
  /** Pieces that can be sold, those that are reserved not counted. */
  stock: count,
  /** Whether the product shows. */
  isActive: z.boolean(),
});
export type EditableRow = z.output<typeof gridRow>;

const editedVariant = z.strictObject({
  id,
  price: z.optional(wholeNumberSchema(1, largestPrice)),
  /** Pieces after the edit, or null where they are no longer counted; and those that were read. */
  stock: z.optional(
    z.strictObject({ before: count, after: z.nullable(wholeNumberSchema(0, largestStock)) }),
  ),
});

const editedProduct = z.strictObject({
  id: productId,
  version: id,
  isActive: z.optional(z.boolean()),
  variants: z.array(editedVariant).check(
    z.maxLength(mostEditedRows),
    z.refine((variants) => isUnique(variants.map((one) => one.id)), {
      error: 'a variant stands twice',
    }),
  ),
});
export type EditedProduct = z.input<typeof editedProduct>;

const editedProducts = z.array(editedProduct).check(
  z.minLength(1),
  z.maxLength(mostEditedRows),
  z.refine((products) => isUnique(products.map((one) => one.id)), {
    error: 'a product stands twice',
  }),
  z.refine(
    (products) =>
      products.reduce((total, { variants }) => total + variants.length, 0) <= mostEditedRows,
    { error: `expected at most ${mostEditedRows} variants` },
  ),
);

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

/** What became of an edited product; one that was not changed is answered as it stands now. */
const editResult = z.strictObject({
  id: productId,
  outcome: z.enum(editOutcomes),
  rows: z.array(gridRow),
});
export type EditResult = z.output<typeof editResult>;

const productEdit = z.strictObject({
  id,
  state: z.enum(editStates),
  /** Products that it changed; of an undone one those that are as before, and those that stay. */
  changed: count,
  restored: count,
  kept: count,
  createdAt: z.iso.datetime(),
});
export type ProductEdit = z.output<typeof productEdit>;

const undoResult = z.strictObject({ title: text, outcome: z.enum(undoOutcomes) });
export type UndoResult = z.output<typeof undoResult>;

export const listProductRows = {
  summary: 'Variants of a shop’s products with price, stock and visibility, as a grid edits them.',
  audience: 'site',
  rule: { may: 'read' },
  tellsHidden: 'others',
  problems: ['not-found'],
  params: inShop,
  query: z.strictObject({
    ...ownProductsQuery,
    ...pageQuery({ defaultSize: gridPageSize, maximumSize: mostEditedRows, deepest: 1_000_000 }),
  }),
  response: z.strictObject({ results: z.array(gridRow), total: count }),
} satisfies ServerHalf;

export const editProducts = {
  summary:
    'Changes prices, stocks and visibility of many products, each wholly or not at all: one that was changed or sold since it was read stays and is reported. To hide takes the right to delete.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 20,
  bodyBytes: 150_000,
  params: inShop,
  body: z.strictObject({
    /** The currency of the prices: refused where the shop sells in another by now. */
    currency: z.enum(currencies),
    products: editedProducts,
  }),
  response: z.strictObject({
    /** Null where nothing was changed. */
    edit: z.nullable(productEdit),
    results: z.array(editResult),
  }),
} satisfies ServerHalf;

export const listProductEdits = {
  summary: 'Edits of many products of a shop, the latest first.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden'],
  tellsHidden: 'others',
  params: inShop,
  response: z.strictObject({ results: z.array(productEdit) }),
} satisfies ServerHalf;

export const undoProductEdit = {
  summary:
    'Puts the products of an edit back to what they were; what was sold or changed since stays and is reported.',
  audience: 'site',
  rule: { may: 'write' },
  problems: ['not-found', 'forbidden', 'conflict'],
  callsPerMinute: 20,
  params: byId,
  response: z.strictObject({ edit: productEdit, results: z.array(undoResult) }),
} satisfies ServerHalf;
