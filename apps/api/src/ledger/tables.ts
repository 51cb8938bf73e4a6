import { taxes } from '@boardwalk/sdk-core/billing/taxes/taxes';
import { accountKinds, type ProviderHolder } from '@boardwalk/sdk-core/ledger/accounts';
import { partKinds } from '@boardwalk/sdk-core/ledger/entries';
import { countries, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, transactionId, wholeNumber } from '../platform/database/columns.ts';

export const bookingKinds = ['sale', 'reversal'] as const;

/** What a booking is about: a shop's invoice that is paid, or money that goes back of one. */
export const subjectKinds = ['invoice', 'refund'] as const;

/** What has been booked: rows are only added, each in the transaction that adds its entries. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: bookingKinds }).notNull(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    /** The number that its own domain gives it. */
    subjectId: text('subject_id').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    at: instant('at').notNull(),
    /** The database's own, in which alone entries are added. */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('ledger_transactions_subject').on(table.subjectKind, table.subjectId),
    unique('ledger_transactions_currency').on(table.id, table.currency),
  ],
);

/** What a transaction adds to accounts. Triggers hold that its entries sum up to zero and stay as they are. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    transactionId: wholeNumber('transaction_id').notNull(),
    /** That of its transaction, so that a sum reads one index. */
    currency: text('currency', { enum: currencies }).notNull(),
    accountKind: text('account_kind', { enum: accountKinds }).notNull(),
    /** Of `provider`: `platform`, or the provider's number of a shop's own account. */
    holder: text('holder').$type<ProviderHolder>(),
    /** Of `payable`. Shops are a later domain, so that no reference holds it. */
    shopKey: wholeNumber('shop_key'),
    part: text('part', { enum: partKinds }).notNull(),
    /** Of the part `tax`, and so of each entry of the account `tax`. */
    tax: text('tax', { enum: taxes }),
    country: text('country', { enum: countries }),
    region: text('region'),
    /** Of the part `fee`: the parts of a million by which it was computed. */
    portion: integer('portion'),
    /** Minor units: above zero for what is held, below it for what is owed or earned. */
    amount: wholeNumber('amount').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_entries_transaction',
      columns: [table.transactionId, table.currency],
      foreignColumns: [ledgerTransactions.id, ledgerTransactions.currency],
    }),
    check(
      'ledger_entries_amount',
      sql`${table.amount} <> 0 and ${table.amount} between -9007199254740991 and 9007199254740991`,
    ),
    check(
      'ledger_entries_account',
      sql`(${table.accountKind} = 'provider') = (${table.holder} is not null) and (${table.accountKind} = 'payable') = (${table.shopKey} is not null)`,
    ),
    check('ledger_entries_holder', sql`${table.holder} ~ '^(platform|acct_.+)$'`),
    check(
      'ledger_entries_part',
      sql`(${table.accountKind}, ${table.part}) in (('provider', 'charge'), ('provider', 'application-fee'), ('payable', 'goods'), ('payable', 'shipping'), ('payable', 'tax'), ('payable', 'fee'), ('tax', 'tax'), ('fee', 'fee'))`,
    ),
    check(
      'ledger_entries_tax',
      sql`num_nonnulls(${table.tax}, ${table.country}, ${table.region}) = case ${table.part} when 'tax' then 3 else 0 end`,
    ),
    check(
      'ledger_entries_portion',
      sql`(${table.part} = 'fee') = (${table.portion} is not null) and coalesce(${table.portion}, 0) between 0 and 1000000`,
    ),
    index('ledger_entries_booked').on(table.transactionId, table.amount),
    index('ledger_entries_provider')
      .on(table.holder, table.currency, table.amount)
      .where(sql`${table.accountKind} = 'provider'`),
    index('ledger_entries_payable')
      .on(table.shopKey, table.currency, table.part, table.amount)
      .where(sql`${table.accountKind} = 'payable'`),
    index('ledger_entries_tax_owed')
      .on(table.country, table.region, table.tax, table.currency, table.amount)
      .where(sql`${table.accountKind} = 'tax'`),
    index('ledger_entries_fee')
      .on(table.currency, table.amount)
      .where(sql`${table.accountKind} = 'fee'`),
  ],
);
