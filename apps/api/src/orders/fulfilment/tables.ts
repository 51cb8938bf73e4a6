import { carriers } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { orderLines, orderShops } from '../tables.ts';

const partColumns = () => ({
  orderKey: wholeNumber('order_key').notNull(),
  shopKey: wholeNumber('shop_key').notNull(),
});

/** Absent once the account of who did it is gone. */
const doneBy = (name: string) =>
  wholeNumber(name).references(() => users.id, { onDelete: 'set null' });

/** What a shop has sent at once. */
export const orderParcels = pgTable(
  'order_parcels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...partColumns(),
    carrier: text('carrier', { enum: carriers }).notNull(),
    /** At the carrier; empty where it has none, and once its buyer is gone. */
    number: text('number').notNull(),
    /** The page that the shop has named. */
    url: text('url'),
    sentAt: instant('sent_at').notNull(),
    sentBy: doneBy('sent_by'),
    /** When it was withdrawn, as it was recorded by mistake. */
    undoneAt: instant('undone_at'),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    foreignKey({
      name: 'order_parcels_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_parcels_of_shop').on(table.orderKey, table.shopKey),
    index('order_parcels_sender').on(table.sentBy),
    check('order_parcels_undone', sql`${table.undoneAt} is null or ${table.deliveredAt} is null`),
  ],
);

/** How many pieces of a line are in a parcel. */
export const orderParcelLines = pgTable(
  'order_parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => orderParcels.id),
    orderKey: wholeNumber('order_key').notNull(),
    variantId: wholeNumber('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.variantId] }),
    foreignKey({
      name: 'order_parcel_lines_line',
      columns: [table.orderKey, table.variantId],
      foreignColumns: [orderLines.orderKey, orderLines.variantId],
    }),
    index('order_parcel_lines_of_line').on(table.orderKey, table.variantId),
    check('order_parcel_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

/** What waits at a shop for its buyer, who gets it by a code. */
export const orderPickups = pgTable(
  'order_pickups',
  {
    ...partColumns(),
    readyAt: instant('ready_at').notNull(),
    readyBy: doneBy('ready_by'),
    /** Digits, which its buyer alone reads; empty once everything is handed over. */
    code: text('code').notNull(),
    /** Wrong codes since an instant. */
    wrong: integer('wrong').notNull().default(0),
    wrongSince: instant('wrong_since'),
    pickedUpAt: instant('picked_up_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderKey, table.shopKey] }),
    foreignKey({
      name: 'order_pickups_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_pickups_sender').on(table.readyBy),
  ],
);

/** What came back to a shop at once. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...partColumns(),
    returnedAt: instant('returned_at').notNull(),
    takenBy: doneBy('taken_by'),
    /** Whether its pieces were put into the stock again, as far as that is counted. */
    isRestocked: boolean('is_restocked').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'order_returns_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_returns_of_shop').on(table.orderKey, table.shopKey),
    index('order_returns_taker').on(table.takenBy),
  ],
);

/** How many pieces of a line came back. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderKey: wholeNumber('order_key').notNull(),
    variantId: wholeNumber('variant_id').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.variantId] }),
    foreignKey({
      name: 'order_return_lines_line',
      columns: [table.orderKey, table.variantId],
      foreignColumns: [orderLines.orderKey, orderLines.variantId],
    }),
    index('order_return_lines_of_line').on(table.orderKey, table.variantId),
    check('order_return_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

export type OrderParcelRow = typeof orderParcels.$inferSelect;
export type OrderPickupRow = typeof orderPickups.$inferSelect;
