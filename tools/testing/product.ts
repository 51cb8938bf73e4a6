import { inject } from 'vitest';
import type { Product } from './run-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
  }
}

/** The product of this test run, filled with the demo data. */
export function getProduct(): Product {
  return inject('product');
}
