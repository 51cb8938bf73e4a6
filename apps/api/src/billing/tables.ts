import { cardBrands, cardPurposes } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { accountRequirements } from '@boardwalk/sdk-core/billing/connect/requirements';
import { declineReasons } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import {
  differenceEnds,
  differenceKinds,
} from '@boardwalk/sdk-core/billing/provider/provider-terms';
import { refundStates } from '@boardwalk/sdk-core/billing/refunds/refund-states';
import { countries, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personId, users } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

/** What is sent to the provider without an answer that anybody waits for. */
export const errandKinds = [
  'attach-card',
  'cancel-intent',
  'delete-customer',
  'delete-unfinished-customer',
  'detach-card',
  'refund-intent',
  'send-refund',
] as const;

/** States of a payment for whose subject no other can be begun. */
export const openStates = ['begun', 'needs-action', 'paid'] as const;

/** Who somebody is at the payment provider. */
export const paymentCustomers = pgTable('payment_customers', {
  userId: personId().primaryKey(),
  /**
   * The key under which a customer is requested from the provider: for two requests it creates one.
   */
  key: uuid('key').notNull().defaultRandom(),
  /** The provider's number, `cus_…`; absent until it has answered. */
  customerId: text('customer_id').unique(),
  /** Counts what was read there, so that an older answer never follows a newer one. */
  revision: integer('revision').notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Saved cards as the provider has reported them: never a number, only what their owner sees. */
export const savedCards = pgTable(
  'saved_cards',
  {
    /** The provider's number: `pm_…`. */
    paymentId: text('payment_id').primaryKey(),
    /** In the order in which they were saved. */
    number: wholeNumber('number').notNull().generatedAlwaysAsIdentity(),
    userId: personId(),
    brand: text('brand', { enum: cardBrands }).notNull(),
    last4: text('last4').notNull(),
    expiryMonth: integer('expiry_month'),
    expiryYear: integer('expiry_year'),
    /** Where it was issued, `CA`; absent where that is not known. */
    country: text('country'),
    createdAt: instant('created_at').notNull(),
    /** The end of the month for which its owner was notified that it expires: `2026-12`. */
    toldExpiry: text('told_expiry'),
  },
  (table) => [
    index('saved_cards_user').on(table.userId, table.number),
    index('saved_cards_expiry').on(table.expiryYear, table.expiryMonth),
  ],
);

/** The card that is chosen for a purpose unless another is. */
export const defaultCards = pgTable(
  'default_cards',
  {
    userId: personId(),
    purpose: text('purpose', { enum: cardPurposes }).notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => savedCards.paymentId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('default_cards_payment').on(table.paymentId),
  ],
);

/**
 * Events of the provider as received: each once, by its number. What it is about is read there
 * again.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** The provider's number: `evt_…`. */
    id: text('id').primaryKey(),
    /** Our own, which the queue carries. */
    number: wholeNumber('number').generatedAlwaysAsIdentity().unique(),
    type: text('type').notNull(),
    /** The number of what it is about. */
    objectId: text('object_id'),
    customerId: text('customer_id'),
    /** Of an event of a connected account. */
    accountId: text('account_id'),
    /** When it happened there. */
    happenedAt: instant('happened_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Absent until it has been acted upon. */
    handledAt: instant('handled_at'),
    /** How often it came. */
    deliveries: integer('deliveries').notNull().default(1),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_waiting').on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
);

/** What must still reach the provider, written with the row that needs it; the queue carries it. */
export const paymentErrands = pgTable(
  'payment_errands',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: errandKinds }).notNull(),
    /** The provider's number of what it is about; of a customer that it may be making, our key. */
    objectId: text('object_id').notNull(),
    /** The connected account that it is about; absent for our own. */
    accountId: text('account_id'),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('payment_errands_object').on(table.objectId),
    index('payment_errands_open').on(table.createdAt).where(sql`${table.doneAt} is null`),
  ],
);

/** Charges that somebody owes or has paid. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Absent once the account is gone: what was paid stays in the books. */
    userId: wholeNumber('user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    /** What it is for, a word of the domain that sells. */
    kind: text('kind').notNull(),
    /** The domain's own number of what is sold. */
    subjectId: text('subject_id').notNull(),
    /** Minor units. */
    amount: wholeNumber('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** The provider's number of the account on which it is charged; absent for our own. */
    accountId: text('account_id'),
    /** What we receive of a charge on another's account, in minor units. */
    applicationFee: wholeNumber('application_fee'),
    /**
     * `refunding` until the provider says that the money has arrived, and again should it come back
     * from there; `charged-back` once a bank has taken all of it in a dispute.
     */
    state: text('state', {
      enum: [...openStates, 'failed', 'refunding', 'refunded', 'charged-back'],
    }).notNull(),
    /** The provider's numbers. */
    paymentMethodId: text('payment_method_id').notNull(),
    intentId: text('intent_id').unique(),
    /** Why the card was declined, where it was. */
    decline: text('decline', { enum: declineReasons }),
    /** Of the latest refund, no matter who has requested it. */
    refundId: text('refund_id'),
    /** When it first began to go back. */
    refundBegunAt: instant('refund_begun_at'),
    /**
     * Since when the provider owes an answer to a charge; absent before one is requested, and after
     * it.
     */
    askedAt: instant('asked_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('payments_amount', sql`${table.amount} > 0`),
    check(
      'payments_fee',
      sql`(${table.accountId} is null) = (${table.applicationFee} is null) and coalesce(${table.applicationFee}, 0) between 0 and ${table.amount}`,
    ),
    check(
      'payments_charged',
      sql`${table.state} not in ('paid', 'refunding', 'refunded', 'charged-back') or ${table.intentId} is not null`,
    ),
    uniqueIndex('payments_open')
      .on(table.kind, table.subjectId)
      .where(sql`${table.state} in ('begun', 'needs-action', 'paid')`),
    // Every payment for a subject, also those that came to nothing.
    index('payments_subject').on(table.kind, table.subjectId, table.createdAt),
    index('payments_user').on(table.userId),
    index('payments_account').on(table.accountId).where(sql`${table.accountId} is not null`),
    index('payments_unsettled').on(table.createdAt).where(sql`${table.settledAt} is null`),
    index('payments_refunds').on(table.refundBegunAt),
    index('payments_unanswered').on(table.askedAt).where(sql`${table.askedAt} is not null`),
  ],
);

/** Parts of payments that go back: each is one refund at the provider, which is sent our id. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Minor units of the payment's currency. */
    amount: wholeNumber('amount').notNull(),
    /** Of a charge on another's account: what of our part goes back with it, in minor units. */
    applicationFee: wholeNumber('application_fee'),
    state: text('state', { enum: refundStates }).notNull(),
    /** The provider's number: `re_…`; absent until it has returned one. */
    refundId: text('refund_id').unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    check('payment_refunds_amount', sql`${table.amount} > 0`),
    check(
      'payment_refunds_fee',
      sql`coalesce(${table.applicationFee}, 0) between 0 and ${table.amount}`,
    ),
    check(
      'payment_refunds_settled',
      sql`(${table.state} in ('succeeded', 'failed')) = (${table.settledAt} is not null)`,
    ),
    index('payment_refunds_payment').on(table.paymentId),
  ],
);

/** The account that somebody has at the provider, to be paid through; one each. */
export const connectedAccounts = pgTable('connected_accounts', {
  /** What the provider knows it by too, should its answer have been lost. */
  id: uuid('id').primaryKey().defaultRandom(),
  userId: personId().unique(),
  /** The provider's number: `acct_…`; absent until it has returned one. */
  accountId: text('account_id').unique(),
  country: text('country', { enum: countries }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  chargesEnabled: boolean('charges_enabled').notNull().default(false),
  payoutsEnabled: boolean('payouts_enabled').notNull().default(false),
  detailsSubmitted: boolean('details_submitted').notNull().default(false),
  required: text('required', { enum: accountRequirements }).array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  /** When it was last read from the provider; absent until then. */
  readAt: instant('read_at'),
  /** When the provider had none of that number any more. */
  lostAt: instant('lost_at'),
});

/** Where the provider has something else than we have, each once however often it is found. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: differenceKinds }).notNull(),
    providerId: text('provider_id'),
    /** The connected account on which that is; absent for our own. */
    accountId: text('account_id'),
    /** Of the account or the payment. */
    ownId: text('own_id'),
    foundAt: instant('found_at').notNull(),
    /** When a comparison found it last. */
    seenAt: instant('seen_at').notNull(),
    endedAt: instant('ended_at'),
    ended: text('ended', { enum: differenceEnds }),
  },
  (table) => [
    uniqueIndex('payment_differences_open')
      .on(table.kind, sql`coalesce(${table.providerId}, '')`, sql`coalesce(${table.ownId}, '')`)
      .where(sql`${table.endedAt} is null`),
    index('payment_differences_found').on(table.foundAt),
  ],
);
