import type { ChargedTax } from '@boardwalk/sdk-core/billing/taxes/tax-lines';
import { taxCategories } from '@boardwalk/sdk-core/billing/taxes/taxes';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import type { DeliveryOption } from '@boardwalk/sdk-core/cart/schemas';
import type { CollectedTax } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { groupStates } from '@boardwalk/sdk-core/orders/order-state';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';
import { products, productVariants } from '../shops/products/tables.ts';
import { shops } from '../shops/tables.ts';

/** Orders: what one buyer bought at once, at however many shops. */
export const orders = pgTable(
  'orders',
  {
    key: wholeNumber('key').primaryKey().generatedAlwaysAsIdentity(),
    /** What people and calls name it by. */
    id: text('id').notNull().unique(),
    /** Absent once the account is gone: what was bought stays in the books. */
    userId: wholeNumber('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Hash of its buyer's intention: under the same one there is one order. */
    intention: text('intention').notNull().unique(),
    /** The partner's page on which it was placed; absent for our own site. */
    placedOn: text('placed_on'),
    /** Where it goes; absent where everything is fetched, and once its buyer is gone. */
    address: jsonb('address').$type<DeliveryAddress>(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [index('orders_user').on(table.userId, table.placedAt)],
);

/** Payments of orders: each is the subject of payments at the provider, of which one counts. */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderKey: wholeNumber('order_key')
      .notNull()
      .references(() => orders.key),
    /** `CA:CAD`, `US:USD`, `AU:koala-crafts`. */
    key: text('key').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Minor units. */
    amount: wholeNumber('amount').notNull(),
    /** The account that is charged: `acct_…`; absent for our own. */
    accountId: text('account_id'),
    state: text('state', { enum: groupStates }).notNull(),
    paidAt: instant('paid_at'),
    /** Whether its buyer has a mail of it. */
    isMailed: boolean('is_mailed').notNull().default(false),
  },
  (table) => [
    unique('order_groups_key').on(table.orderKey, table.key),
    // Before its price of delivery is known, what is given away may come to nothing.
    check(
      'order_groups_amount',
      sql`${table.amount} > 0 or (${table.amount} = 0 and ${table.state} in ('quoted', 'cancelled'))`,
    ),
    check(
      'order_groups_paid',
      sql`(${table.state} in ('paid', 'refunded')) = (${table.paidAt} is not null)`,
    ),
    index('order_groups_open').on(table.orderKey).where(sql`${table.state} = 'open'`),
  ],
);

/** What becomes of the stock that an order reserves. */
export const stockHolds = ['reserved', 'sold', 'released'] as const;

/** The part of an order that one shop delivers. */
export const orderShops = pgTable(
  'order_shops',
  {
    orderKey: wholeNumber('order_key')
      .notNull()
      .references(() => orders.key),
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    groupId: uuid('group_id')
      .notNull()
      .references(() => orderGroups.id),
    position: integer('position').notNull(),
    delivery: jsonb('delivery')
      .$type<DeliveryOption & { readonly instructions: string }>()
      .notNull(),
    /** From its buyer to the shop. */
    note: text('note').notNull(),
    isTaxIncluded: boolean('is_tax_included').notNull(),
    /** Minor units of the group's currency, like all amounts below. */
    subtotal: wholeNumber('subtotal').notNull(),
    shipping: wholeNumber('shipping').notNull(),
    /** Of its shipping: without taxes, and they. */
    shippingNet: wholeNumber('shipping_net').notNull(),
    shippingTaxes: jsonb('shipping_taxes').$type<readonly CollectedTax[]>().notNull(),
    taxes: jsonb('taxes').$type<readonly ChargedTax[]>().notNull(),
    total: wholeNumber('total').notNull(),
    /** What the platform takes of its goods: parts of a million, and minor units. */
    feePortion: integer('fee_portion').notNull().default(0),
    fee: wholeNumber('fee').notNull().default(0),
    stock: text('stock', { enum: stockHolds }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.shopKey] }),
    index('order_shops_shop').on(table.shopKey, table.orderKey),
    index('order_shops_group').on(table.groupId),
    check('order_shops_fee', sql`${table.fee} between 0 and ${table.subtotal}`),
    check('order_shops_total', sql`${table.total} >= ${table.subtotal} and ${table.subtotal} >= 0`),
  ],
);

/** What was bought, as it was then. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderKey: wholeNumber('order_key').notNull(),
    shopKey: wholeNumber('shop_key').notNull(),
    position: integer('position').notNull(),
    variantId: wholeNumber('variant_id')
      .notNull()
      .references(() => productVariants.id),
    productKey: wholeNumber('product_key')
      .notNull()
      .references(() => products.key),
    title: text('title').notNull(),
    values: text('values').array().notNull(),
    sku: text('sku'),
    pictureId: text('picture_id'),
    quantity: integer('quantity').notNull(),
    /** Of one piece. */
    price: wholeNumber('price').notNull(),
    amount: wholeNumber('amount').notNull(),
    category: text('category', { enum: taxCategories }).notNull(),
    net: wholeNumber('net').notNull(),
    taxes: jsonb('taxes').$type<readonly CollectedTax[]>().notNull(),
    /** Whether its pieces were taken from a stock that is counted. */
    isCounted: boolean('is_counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.variantId] }),
    foreignKey({
      name: 'order_lines_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_lines_variant').on(table.variantId),
    index('order_lines_product').on(table.productKey),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_amount', sql`${table.amount} = ${table.price} * ${table.quantity}`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;
export type OrderGroupRow = typeof orderGroups.$inferSelect;
export type OrderShopRow = typeof orderShops.$inferSelect;
