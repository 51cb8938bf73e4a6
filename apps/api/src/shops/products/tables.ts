import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { shippingSupports } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { stockKinds, stockModes } from '@boardwalk/sdk-core/shops/products/product-rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { shops } from '../tables.ts';

/** What shops sell. Nothing is deleted: orders name what they bought. */
export const products = pgTable(
  'products',
  {
    /** What rows of other tables name it by. */
    key: wholeNumber('key').primaryKey().generatedAlwaysAsIdentity(),
    /** What people and calls name it by, in its shop. */
    id: text('id').notNull(),
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    title: text('title').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: productCategories }).notNull(),
    leaf: text('leaf'),
    condition: text('condition', { enum: productConditions }).notNull(),
    shippingSupport: text('shipping_support', { enum: shippingSupports }).notNull(),
    options: jsonb('options').$type<ProductBody['options']>().notNull(),
    /** Files of the shop's owner, in the order in which they are shown. */
    pictureIds: text('picture_ids').array().notNull(),
    isActive: boolean('is_active').notNull(),
    /** The least and the largest price of the variants that are sold; triggers write them. */
    priceFrom: wholeNumber('price_from').notNull().default(0),
    priceTo: wholeNumber('price_to').notNull().default(0),
    /** The last number of pieces that counts as few. */
    lowStock: integer('low_stock'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Counts the changes of what its shop's people write. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('products_id').on(table.shopKey, table.id),
    index('products_created').on(table.shopKey, table.createdAt, table.key),
    index('products_price').on(table.shopKey, table.priceFrom, table.key),
    index('products_category').on(table.shopKey, table.category).where(sql`${table.isActive}`),
    check('products_prices', sql`${table.priceFrom} between 0 and ${table.priceTo}`),
    check('products_low_stock', sql`${table.lowStock} > 0`),
  ],
);

/**
 * The things that are sold under a product's title; a simple product has one. Their stock is the sum
 * of their entries in the ledger, by which alone it changes: triggers hold it.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    productKey: wholeNumber('product_key')
      .notNull()
      .references(() => products.key),
    position: integer('position').notNull(),
    /** One of each option of the product, in their order. */
    values: text('values').array().notNull(),
    sku: text('sku'),
    barcode: text('barcode'),
    /** Minor units of the shop's currency. */
    price: wholeNumber('price').notNull(),
    compareAt: wholeNumber('compare_at'),
    stockMode: text('stock_mode', { enum: stockModes }).notNull(),
    stock: wholeNumber('stock').notNull().default(0),
    /** Grams, packed. */
    weight: integer('weight'),
    /** One of the product's pictures. */
    pictureId: text('picture_id'),
    /** Since when it is sold no more. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('product_variants_values')
      .on(table.productKey, table.values)
      .where(sql`${table.removedAt} is null`),
    index('product_variants_product').on(table.productKey, table.position),
    index('product_variants_sku')
      .on(table.sku)
      .where(sql`${table.sku} is not null and ${table.removedAt} is null`),
    check('product_variants_stock', sql`${table.stock} >= 0`),
    check('product_variants_price', sql`${table.price} > 0`),
    check('product_variants_compare_at', sql`${table.compareAt} > ${table.price}`),
  ],
);

/** What changed stocks, and why: entries are only added, and each changes the stock of its variant. */
export const stockEntries = pgTable(
  'stock_entries',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    variantId: wholeNumber('variant_id')
      .notNull()
      .references(() => productVariants.id),
    kind: text('kind', { enum: stockKinds }).notNull(),
    /** Pieces; below none for what has left. */
    change: wholeNumber('change').notNull(),
    note: text('note').notNull(),
    /** Absent once their account is gone, and where nobody did it by hand. */
    userId: wholeNumber('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('stock_entries_variant').on(table.variantId, table.id),
    index('stock_entries_user').on(table.userId),
    check('stock_entries_change', sql`${table.change} <> 0`),
  ],
);
