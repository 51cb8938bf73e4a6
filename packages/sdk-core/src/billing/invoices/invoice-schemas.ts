import * as z from 'zod/mini';
import { money } from '../../vocabulary/money/money-schema.ts';
import { seller } from '../../vocabulary/money/seller.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import { supportedLocales } from '../../vocabulary/text/locale.ts';
import { cardBrands } from '../cards/card-rules.ts';
import type { TaxCollector } from '../taxes/liability/tax-collectors.ts';
import { taxCategories, taxes } from '../taxes/taxes.ts';

/** What is sold by an invoice. */
export const invoiceKinds = ['license', 'order'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What a line is for; `shipping` counts apart from the subtotal. */
export const invoiceLineKinds = ['plan', 'board', 'goods', 'shipping'] as const;
export type InvoiceLineKind = (typeof invoiceLineKinds)[number];

/** Who collects a tax and pays it to the tax office. */
export const taxCollectors = ['shop', 'platform'] as const satisfies readonly TaxCollector[];

/** An address as an invoice shows it. */
export const billedAddress = z.strictObject({
  countryCode: z.enum(countries),
  /** Postal code of a province, state or territory: `ON`. */
  state: z.string(),
  /**
   * Null, like city and street, for pages of other sites and for a caller who acts as another user.
   */
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  line1: z.nullable(z.string()),
});

/** Where something is delivered, and to whom. */
export const deliveredAddress = z.extend(billedAddress, {
  /** Null, like all that may be null in a billing address, once the buyer's account is closed. */
  recipient: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** Apartment, suite, unit. */
  line2: z.nullable(z.string()),
});
export type DeliveredAddress = z.output<typeof deliveredAddress>;

/** A tax, its portion in parts of a million, and what it comes to. */
const invoiceTax = z.strictObject({
  tax: z.enum(taxes),
  portion: z.int(),
  amount: money,
  collector: z.enum(taxCollectors),
  /** Their name; null where the operator had not set it. */
  collectedBy: z.nullable(z.string()),
  /** The number under which they charge it; null where they have none. */
  registration: z.nullable(z.string()),
});
export type InvoiceTax = z.output<typeof invoiceTax>;

const issuedLine = z.strictObject({
  kind: z.enum(invoiceLineKinds),
  description: z.string(),
  /** Smaller lines below it, parted by line breaks: `Red, M`; empty where there are none. */
  note: z.string(),
  /** Of goods: the product's id in its shop, and the variant. */
  productId: z.nullable(z.string()),
  variantId: z.nullable(z.int()),
  quantity: z.int(),
  /** Before the discount; with taxes where prices have them in them. */
  unitPrice: money,
  /** Of all pieces. */
  discount: money,
  net: money,
  taxCategory: z.enum(taxCategories),
  taxes: z.readonly(z.array(invoiceTax)),
  gross: money,
});
export type IssuedLine = z.output<typeof issuedLine>;

/** An invoice as it was issued; each sum is that of the lines. */
export const issuedInvoice = z.strictObject({
  /** By which calls name it; it can't be guessed or counted. */
  id: z.string(),
  /** The year in UTC and a number without gaps within it and the seller: `2026-000042`. */
  number: z.string(),
  kind: z.enum(invoiceKinds),
  issuedAt: z.iso.datetime(),
  paidAt: z.iso.datetime(),
  /** IANA zone in which its dates count. */
  timeZone: z.string(),
  /** In which its lines are described. */
  locale: z.enum(supportedLocales),
  /** Null where the operator had not set it. */
  seller: z.nullable(seller),
  /** The buyer's name; null where their profile had none. */
  buyer: z.nullable(z.string()),
  billedTo: z.nullable(billedAddress),
  /** Null where nothing is sent. */
  deliveredTo: z.nullable(deliveredAddress),
  /** The card that was charged; null where nothing was. */
  card: z.nullable(z.strictObject({ brand: z.enum(cardBrands), last4: z.string() })),
  lines: z.readonly(z.array(issuedLine)),
  /** Whether prices, subtotal, shipping and discount have taxes in them. */
  taxesIncluded: z.boolean(),
  /** Of all lines but shipping, before the discount. */
  subtotal: money,
  shipping: money,
  discount: money,
  /** Of all lines, each tax and portion once. */
  taxes: z.readonly(z.array(invoiceTax)),
  total: money,
});
export type IssuedInvoice = z.output<typeof issuedInvoice>;
