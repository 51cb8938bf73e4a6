import * as z from 'zod/mini';
import { productIdPattern, shopIdPattern } from './shop-id.ts';

export const shopId = z
  .string()
  .check(z.regex(shopIdPattern, 'expected 3 to 40 small letters, digits and hyphens'));

export const productId = z.string().check(z.regex(productIdPattern, 'expected a product'));
