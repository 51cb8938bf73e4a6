import { licenseClasses } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What places on boards are sold by; a plan that has ended stays for whoever bought it. */
export const licensePlans = pgTable(
  'license_plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licenseClass: text('license_class', { enum: licenseClasses }).notNull(),
    nickname: text('nickname').notNull(),
    note: text('note').notNull(),
    /** Minor units for a year, before taxes. */
    priceAmount: bigint('price_amount', { mode: 'number' }).notNull(),
    priceCurrency: text('price_currency', { enum: currencies }).notNull(),
    seatCount: integer('seat_count').notNull(),
    /** Of enterprise plans alone, in capitals. */
    code: text('code').unique(),
    /** The last instant at which the code counts. */
    expiresAt: time('expires_at'),
    mostUses: integer('most_uses'),
    /** Counted with the licence that is bought by the code, under a lock of this row. */
    uses: integer('uses').notNull().default(0),
    /** Domains of the e-mail addresses that may use the code; all where there is none. */
    domains: text('domains').array().notNull().default([]),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [
    check('license_plans_price', sql`${table.priceAmount} > 0`),
    check('license_plans_seats', sql`${table.seatCount} > 0`),
    check(
      'license_plans_code',
      sql`(${table.licenseClass} = 'ENTERPRISE') = (${table.code} is not null)`,
    ),
    check(
      'license_plans_uses',
      sql`${table.uses} between 0 and coalesce(${table.mostUses}, ${table.uses})`,
    ),
    index('license_plans_created').on(table.createdAt),
  ],
);
