import { ruleFrequencies } from '@boardwalk/sdk-core/alerts/news';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, wholeNumber } from '../../platform/database/columns.ts';
import { alertAddresses, alertRules } from '../tables.ts';

const ofRule = () =>
  wholeNumber('rule_id')
    .notNull()
    .references(() => alertRules.id, { onDelete: 'cascade' });

/** Mail about news that waits to be written to an address without an account. */
export const alertAddressWaits = pgTable(
  'alert_address_waits',
  {
    addressId: wholeNumber('address_id')
      .notNull()
      .references(() => alertAddresses.id, { onDelete: 'cascade' }),
    /** How soon it is to be reported. */
    pace: text('pace', { enum: ruleFrequencies }).notNull(),
    /** From when on it may be reported. */
    readyAt: instant('ready_at').notNull(),
    /** When it is looked at next: the hour of daily and weekly mail puts it off. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressId, table.pace] }),
    index('alert_address_waits_due').on(table.dueAt),
  ],
);

/** Up to which news of rules mail has reported; a row is written with the first mail of a rule. */
export const alertMailed = pgTable('alert_mailed', {
  ruleId: ofRule().primaryKey(),
  place: wholeNumber('place').notNull(),
});

/** Returns the columns for how a listing was when mail last reported it; absent where none has. */
export const mailedFactColumns = () => ({
  toldAt: instant('told_at'),
  wasThere: boolean('was_there'),
  wasUnderOffer: boolean('was_under_offer'),
  toldPriceAmount: wholeNumber('told_price_amount'),
  toldPriceCurrency: text('told_price_currency'),
  toldPricePeriod: text('told_price_period'),
  /** Whether later news of it waits, since it was reported shortly before. */
  isHeld: boolean('is_held').notNull().default(false),
});

/**
 * Listings met by a rule that mail has reported to its owner, under it or another: up to which
 * news.
 */
export const alertMailedListings = pgTable(
  'alert_told',
  {
    ruleId: ofRule(),
    listingId: wholeNumber('listing_id').notNull(),
    place: wholeNumber('place').notNull(),
    ...mailedFactColumns(),
  },
  (table) => [primaryKey({ columns: [table.ruleId, table.listingId] })],
);
