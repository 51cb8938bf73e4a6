import type { HalfHiddenAddress } from '@boardwalk/sdk-core/account/address-lines';
import { cardBrands } from '@boardwalk/sdk-core/billing/cards/card-rules';
import {
  type DeliveredAddress,
  invoiceKinds,
  invoiceLineKinds,
  taxCollectors,
} from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { InvoiceSeries } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { taxCategories, taxes } from '@boardwalk/sdk-core/billing/taxes/taxes';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, transactionId, wholeNumber } from '../../platform/database/columns.ts';
import { payments } from '../tables.ts';

/** The invoices of each seller and year are numbered without gaps. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    seller: text('seller').$type<InvoiceSeries>().notNull(),
    year: integer('year').notNull(),
    /** The number that was issued last. */
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seller, table.year] })],
);

/**
 * Invoices as they were issued. Triggers refuse every change, but for what goes with a person's
 * account, and hold the sums against the lines.
 */
export const invoices = pgTable(
  'invoices',
  {
    /** What rows of other tables name it by. */
    key: wholeNumber('key').primaryKey().generatedAlwaysAsIdentity(),
    /** What people and calls name it by. */
    id: text('id').notNull().unique(),
    seller: text('seller').$type<InvoiceSeries>().notNull(),
    number: text('number').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    /** The number of what is sold, in the domain that sells. */
    subjectId: text('subject_id').notNull(),
    /**
     * Absent once the account is gone. It is no reference: writing one waits for a transaction that
     * closes the account, which may itself wait for this one's payment.
     */
    buyerId: wholeNumber('buyer_id'),
    currency: text('currency', { enum: currencies }).notNull(),
    taxesIncluded: boolean('taxes_included').notNull(),
    /** Minor units, as are all sums. */
    subtotal: wholeNumber('subtotal').notNull(),
    shipping: wholeNumber('shipping').notNull(),
    discount: wholeNumber('discount').notNull(),
    taxes: wholeNumber('taxes').notNull(),
    total: wholeNumber('total').notNull(),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at').notNull(),
    /** IANA zone in which its dates count. */
    timeZone: text('time_zone').notNull(),
    /** In which its lines are described, as the buyer read them. */
    locale: text('locale', { enum: supportedLocales }).notNull(),
    /** Absent where the operator had not set who sells. */
    sellerName: text('seller_name'),
    sellerAddress: text('seller_address'),
    sellerTaxNumbers: text('seller_tax_numbers').array().notNull().default([]),
    /** Absent where the profile had none. */
    buyerName: text('buyer_name'),
    billedTo: jsonb('billed_to').$type<HalfHiddenAddress>(),
    /** Of closed accounts the country and region alone, by which it was taxed. */
    deliveredTo: jsonb('delivered_to').$type<DeliveredAddress>(),
    /** The card that was charged; absent where nothing was, or it was deleted meanwhile. */
    cardBrand: text('card_brand', { enum: cardBrands }),
    cardLast4: text('card_last4'),
    paymentId: uuid('payment_id').references(() => payments.id),
    /** What only invoices of its kind say. */
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** In which it was issued: lines are added in no later one. */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('invoices_number').on(table.seller, table.number),
    unique('invoices_subject').on(table.kind, table.subjectId),
    index('invoices_buyer').on(table.buyerId, table.issuedAt, table.key),
    index('invoices_seller').on(table.seller, table.issuedAt, table.key),
    index('invoices_payment').on(table.paymentId),
    check('invoices_id', sql`${table.id} ~ '^[0-9a-hjkmnp-tv-z]{12}$'`),
    check('invoices_series', sql`${table.seller} ~ '^(platform|shop:[1-9][0-9]*)$'`),
    check('invoices_number_form', sql`${table.number} ~ '^[0-9]{4}-[0-9]{6,}$'`),
    check(
      'invoices_amounts',
      sql`least(${table.subtotal}, ${table.shipping}, ${table.discount}, ${table.taxes}, ${table.total}) >= 0`,
    ),
    check(
      'invoices_total',
      sql`${table.total} - ${table.subtotal} - ${table.shipping} + ${table.discount} between 0 and case when ${table.taxesIncluded} then 0 else ${table.taxes} end`,
    ),
    check(
      'invoices_seller_whole',
      sql`num_nulls(${table.sellerName}, ${table.sellerAddress}) in (0, 2)`,
    ),
    check('invoices_card', sql`num_nulls(${table.cardBrand}, ${table.cardLast4}) in (0, 2)`),
  ],
);

/** What an invoice is for, line by line. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceKey: wholeNumber('invoice_key')
      .notNull()
      .references(() => invoices.key),
    position: integer('position').notNull(),
    kind: text('kind', { enum: invoiceLineKinds }).notNull(),
    /** As its buyer read it. */
    description: text('description').notNull(),
    note: text('note').notNull().default(''),
    /** Of goods: the product's id in its shop, and the variant, whatever became of them. */
    productId: text('product_id'),
    variantId: wholeNumber('variant_id'),
    quantity: integer('quantity').notNull(),
    unitPrice: wholeNumber('unit_price').notNull(),
    discount: wholeNumber('discount').notNull(),
    net: wholeNumber('net').notNull(),
    gross: wholeNumber('gross').notNull(),
    taxCategory: text('tax_category', { enum: taxCategories }).notNull(),
    /** What only lines of its kind say. */
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceKey, table.position] }),
    check('invoice_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'invoice_lines_amounts',
      sql`least(${table.unitPrice}, ${table.discount}, ${table.net}) >= 0 and ${table.gross} >= ${table.net}`,
    ),
  ],
);

/** The taxes of the lines of invoices. */
export const invoiceTaxes = pgTable(
  'invoice_taxes',
  {
    invoiceKey: wholeNumber('invoice_key').notNull(),
    position: integer('position').notNull(),
    /** Its place among the taxes of the line, from 0. */
    nth: integer('nth').notNull(),
    tax: text('tax', { enum: taxes }).notNull(),
    /** Parts of a million. */
    portion: integer('portion').notNull(),
    amount: wholeNumber('amount').notNull(),
    collector: text('collector', { enum: taxCollectors }).notNull(),
    /** Their name; absent where the operator had not set it. */
    collectedBy: text('collected_by'),
    /** The number under which they charge it. */
    registration: text('registration'),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceKey, table.position, table.nth] }),
    foreignKey({
      name: 'invoice_taxes_line',
      columns: [table.invoiceKey, table.position],
      foreignColumns: [invoiceLines.invoiceKey, invoiceLines.position],
    }),
    check('invoice_taxes_amount', sql`${table.amount} >= 0 and ${table.portion} >= 0`),
  ],
);
