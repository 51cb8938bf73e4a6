import type { EditableRow, ProductEdit } from '@boardwalk/sdk-core/shops/edits/schemas';
import { since } from '../../testing/shop.fixture.ts';

/** A row of the grid: a variant of which there are five, of a product of its own. */
export function gridRowOf(variantId: number, more: Partial<EditableRow> = {}): EditableRow {
  return {
    ...{ variantId, productId: `product-${variantId}`, version: 3, title: `Product ${variantId}` },
    ...{ values: [], sku: null, price: 2_500, compareAt: null, stockMode: 'counted', stock: 5 },
    isActive: true,
    ...more,
  };
}

/** An edit that stands. */
export function editOf(id: number, more: Partial<ProductEdit> = {}): ProductEdit {
  return { id, state: 'done', changed: 1, restored: 0, kept: 0, createdAt: since, ...more };
}
