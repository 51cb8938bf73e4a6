import * as z from 'zod/mini';
import { shopIdPattern } from './shop-id.ts';

export const shopId = z
  .string()
  .check(z.regex(shopIdPattern, 'expected 3 to 40 small letters, digits and hyphens'));

/** A product: what its title was once, and some characters that no other has. */
export const productId = z
  .string()
  .check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected a product'), z.maxLength(80));
