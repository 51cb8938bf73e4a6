import type { ProductSettings } from '../schemas.ts';
import { changePrices, type PriceChange } from './price-change.ts';

/** A product whose prices change, and its variants with what they cost after that. */
export interface Repricing {
  readonly product: ProductSettings;
  readonly variants: ProductSettings['product']['variants'];
}

/** A product that can't cost what a change would make of it. */
export interface ImpossibleRepricing {
  readonly product: ProductSettings;
  readonly variants: undefined;
}

/** What a change of prices makes of products. */
export function repricingsOf(
  products: readonly ProductSettings[],
  change: PriceChange,
): readonly (Repricing | ImpossibleRepricing)[] {
  return products.map((product) => {
    const variants = changePrices(product.product.variants, product.currency, change);
    return variants ? { product, variants: [...variants] } : { product, variants };
  });
}
