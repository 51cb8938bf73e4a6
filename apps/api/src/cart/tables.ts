import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import type { DeliveryChoice } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { productVariants } from '../shops/products/tables.ts';
import { shops } from '../shops/tables.ts';

/** Carts: one of each person, and those of visitors, by the cookie of their browser. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: wholeNumber('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the token that a visitor's browser has. */
    tokenHash: text('token_hash'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('carts_user').on(table.userId),
    unique('carts_token').on(table.tokenHash),
    index('carts_changed').on(table.changedAt).where(sql`${table.userId} is null`),
    check('carts_owner', sql`(${table.userId} is null) <> (${table.tokenHash} is null)`),
  ],
);

/** What a buyer saw of a variant as it was on sale: of what is hidden since, a cart shows that alone. */
export interface SeenOffer {
  readonly title: string;
  /** One of each option of the product. */
  readonly values: readonly string[];
  readonly shopName: string;
}

/** What is in carts: a variant once each. */
export const cartLines = pgTable(
  'cart_lines',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: wholeNumber('variant_id')
      .notNull()
      .references(() => productVariants.id),
    quantity: integer('quantity').notNull(),
    /** Minor units that its buyer has seen. */
    acceptedPrice: wholeNumber('accepted_price').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    seen: jsonb('seen').$type<SeenOffer>().notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    index('cart_lines_variant').on(table.variantId),
    check(
      'cart_lines_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(String(mostOfCart.pieces))}`,
    ),
    check('cart_lines_price', sql`${table.acceptedPrice} >= 0`),
  ],
);

/** What a buyer has chosen at a shop. */
export const cartShops = pgTable(
  'cart_shops',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    delivery: jsonb('delivery').$type<DeliveryChoice>(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.shopKey] }),
    index('cart_shops_shop').on(table.shopKey),
  ],
);
