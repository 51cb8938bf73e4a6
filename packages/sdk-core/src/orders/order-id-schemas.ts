import * as z from 'zod/mini';

/** The number of an order as people read it to each other: without letters that look alike. */
export const orderId = z
  .string()
  .check(z.regex(/^[2-9A-HJ-NP-Z]{10}$/, 'expected the number of an order'));
