import * as z from 'zod/mini';

/** The id by which calls name an invoice of an order. */
export const invoiceId = z
  .string()
  .check(z.regex(/^[0-9a-hjkmnp-tv-z]{12}$/, 'expected an invoice'));
