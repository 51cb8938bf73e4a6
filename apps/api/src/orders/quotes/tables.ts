import { quoteStates } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { orderShops } from '../tables.ts';

/** Requests for the price of delivery: one of an order, which has one shop then. */
export const orderQuotes = pgTable(
  'order_quotes',
  {
    orderKey: wholeNumber('order_key').primaryKey(),
    shopKey: wholeNumber('shop_key').notNull(),
    state: text('state', { enum: quoteStates }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** For the shop until it has answered, then for its buyer. */
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    /** Who of the shop has answered; absent once their account is gone. */
    answeredBy: wholeNumber('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** How often the shop has named a price. */
    answers: integer('answers').notNull().default(0),
    /** The variants that were to be sent as its buyer asked; the others were only fetched. */
    sentItems: wholeNumber('sent_items').array().notNull().default([]),
    acceptedAt: instant('accepted_at'),
    /** Minor units of the group's currency, as the shop writes its prices. */
    price: wholeNumber('price'),
    daysFrom: integer('days_from'),
    daysTo: integer('days_to'),
    /** From the shop to its buyer. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    foreignKey({
      name: 'order_quotes_shop',
      columns: [table.orderKey, table.shopKey],
      foreignColumns: [orderShops.orderKey, orderShops.shopKey],
    }),
    index('order_quotes_of_shop').on(table.shopKey, table.requestedAt),
    index('order_quotes_pending')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('requested', 'answered')`),
    check('order_quotes_price', sql`${table.price} >= 0`),
    check(
      'order_quotes_answered',
      sql`${table.state} not in ('answered', 'accepted') or (${table.price} is not null and ${table.answeredAt} is not null)`,
    ),
    check(
      'order_quotes_accepted',
      sql`(${table.state} = 'accepted') = (${table.acceptedAt} is not null)`,
    ),
    check(
      'order_quotes_days',
      sql`(${table.daysFrom} is null) = (${table.daysTo} is null) and ${table.daysFrom} between 0 and ${table.daysTo}`,
    ),
  ],
);

export type OrderQuoteRow = typeof orderQuotes.$inferSelect;
