import type { ShippingRateBody } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { boolean, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { shops } from '../tables.ts';

/** What shops take for sending. None is deleted: orders name what they were sent by. */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    /** As it was written, but for whether it is in force. */
    body: jsonb('body').$type<Omit<ShippingRateBody, 'active'>>().notNull(),
    active: boolean('active').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Counts its changes. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('shipping_rates_shop').on(table.shopKey, table.createdAt)],
);
