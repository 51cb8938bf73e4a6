import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { paymentRefunds } from '../../billing/tables.ts';
import { wholeNumber } from '../../platform/database/columns.ts';
import { orderLines, orderShops } from '../tables.ts';

/** What a refund of a shop's invoice is for; its sum and its state are those of the payment's refund. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => paymentRefunds.id),
    orderKey: wholeNumber('order_key').notNull(),
    shopKey: wholeNumber('shop_key').notNull(),
    /** Minor units of the payment's currency, like all amounts below; taxes in the order of those paid. */
    shippingNet: wholeNumber('shipping_net').notNull(),
    shippingTaxes: jsonb('shipping_taxes').$type<readonly number[]>().notNull(),
    /** What the platform returns of its fee. */
    fee: wholeNumber('fee').notNull(),
    /** Shown to the buyer; empty where none was written, and once its buyer is gone. */
    reason: text('reason').notNull(),
    /** Absent once the account of who did it is gone. */
    requestedBy: wholeNumber('requested_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      name: 'order_refunds_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_refunds_of_shop').on(table.orderKey, table.shopKey),
    index('order_refunds_requester').on(table.requestedBy),
    check('order_refunds_amounts', sql`${table.shippingNet} >= 0 and ${table.fee} >= 0`),
  ],
);

/** What goes back of a line. */
export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => orderRefunds.id),
    orderKey: wholeNumber('order_key').notNull(),
    variantId: wholeNumber('variant_id').notNull(),
    /** Pieces that it pays back; none where an amount goes back for the line. */
    quantity: integer('quantity').notNull(),
    /** Those of them that are not sent any more. */
    unsent: integer('unsent').notNull(),
    net: wholeNumber('net').notNull(),
    taxes: jsonb('taxes').$type<readonly number[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.variantId] }),
    foreignKey({
      name: 'order_refund_lines_line',
      columns: [table.orderKey, table.variantId],
      foreignColumns: [orderLines.orderKey, orderLines.variantId],
    }),
    index('order_refund_lines_of_line').on(table.orderKey, table.variantId),
    check(
      'order_refund_lines_pieces',
      sql`${table.quantity} >= 0 and ${table.unsent} between 0 and ${table.quantity} and ${table.net} >= 0`,
    ),
  ],
);

export type OrderRefundRow = typeof orderRefunds.$inferSelect;
