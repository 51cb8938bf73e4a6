import { newsKinds, ruleFrequencies } from '@boardwalk/sdk-core/alerts/news';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { personId, users } from '../../account/tables.ts';
import { instant, transactionsSoFar, wholeNumber } from '../../platform/database/columns.ts';
import { mailedFactColumns } from '../mail/tables.ts';

/** Users who are notified by mail of their favourite listings, or once were. */
export const alertFavourites = pgTable('alert_favourites', {
  userId: wholeNumber('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull(),
  frequency: text('frequency', { enum: ruleFrequencies }).notNull(),
  /** It is notified of what transactions did that had not finished by then. */
  since: transactionsSoFar('since').notNull(),
  /** Up to which news mail has reported. */
  mailedTo: wholeNumber('mailed_to').notNull(),
});

/** Listings that somebody keeps, as each was met last, with what is news about it. */
export const alertFavouriteNews = pgTable(
  'alert_favourite_news',
  {
    userId: personId(),
    /** It may be gone. */
    listingId: wholeNumber('listing_id').notNull(),
    isThere: boolean('is_there').notNull(),
    isUnderOffer: boolean('is_under_offer').notNull(),
    priceAmount: wholeNumber('price_amount'),
    priceCurrency: text('price_currency'),
    pricePeriod: text('price_period'),
    news: text('news', { enum: newsKinds }),
    newsAt: instant('news_at'),
    /** Grows with each news of all favourites. */
    place: bigserial('place', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    check('alert_favourite_news_news', sql`num_nulls(${table.news}, ${table.newsAt}) in (0, 2)`),
  ],
);

/** A user's favourite listings that mail has reported to them, as favourites or under alerts. */
export const alertMailedFavourites = pgTable(
  'alert_favourite_told',
  {
    userId: personId(),
    listingId: wholeNumber('listing_id').notNull(),
    ...mailedFactColumns(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.listingId] })],
);
