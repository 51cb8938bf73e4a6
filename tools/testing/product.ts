import { inject } from 'vitest';
import type { Product } from './run-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    product: Product;
    fixtureSdk: string;
  }
}

/** The product of this test run, filled with the demo data. */
export function getProduct(): Product {
  return inject('product');
}

/** The folder of the test widgets, built for browsers in `cdn` and for Node in `server`. */
export function getFixtureSdk(): string {
  return inject('fixtureSdk');
}
