import type { EditableRow } from './schemas.ts';

/** A row of a grid: a variant of which there are five, of a product of its own. */
export function rowOf(variantId: number, more: Partial<EditableRow> = {}): EditableRow {
  return {
    ...{ variantId, productId: `product-${variantId}`, version: 3, title: `Product ${variantId}` },
    ...{ values: [], sku: null, price: 2_500, compareAt: null, stockMode: 'counted', stock: 5 },
    isActive: true,
    ...more,
  };
}
