import { couponDurations } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../account/tables.ts';
import { instant, wholeNumber } from '../../platform/database/columns.ts';

/** What coupons promise, and how often each was redeemed. */
export const coupons = pgTable(
  'coupons',
  {
    /** The provider's counterpart has the same id. */
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    nickname: text('nickname'),
    /** Parts of a million; absent where an amount is taken off. */
    portion: integer('portion'),
    /** Minor units of `currency`. */
    amountOff: wholeNumber('amount_off'),
    currency: text('currency', { enum: currencies }),
    duration: text('duration', { enum: couponDurations }).notNull(),
    durationInMonths: integer('duration_in_months'),
    /** The last instant at which it can be redeemed. */
    redeemBy: instant('redeem_by'),
    mostRedemptions: integer('most_redemptions'),
    /** Counted with the row that redeems, under a lock of this one. */
    redemptions: integer('redemptions').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('coupons_discount', sql`(${table.portion} is null) <> (${table.amountOff} is null)`),
    check('coupons_currency', sql`(${table.amountOff} is null) = (${table.currency} is null)`),
    check('coupons_portion', sql`${table.portion} between 1 and 1000000`),
    check('coupons_amount_off', sql`${table.amountOff} > 0`),
    check(
      'coupons_months',
      sql`(${table.duration} = 'repeating') = (${table.durationInMonths} is not null)`,
    ),
    check(
      'coupons_redemptions',
      sql`${table.redemptions} between 0 and coalesce(${table.mostRedemptions}, ${table.redemptions})`,
    ),
    index('coupons_created').on(table.createdAt),
  ],
);

/** What coupons were redeemed for: each once for the same thing. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** What is paid for, a word of the domain that sells. */
    kind: text('kind').notNull(),
    /** The domain's own number of what is sold. */
    subjectId: text('subject_id').notNull(),
    /** Absent once the account is gone: the coupon stays as used as it was. */
    userId: wholeNumber('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    redeemedAt: instant('redeemed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.kind, table.subjectId] }),
    index('coupon_redemptions_user').on(table.userId),
  ],
);
