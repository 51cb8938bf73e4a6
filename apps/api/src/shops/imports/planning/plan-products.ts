import type { ProductPlan, ProductProblem } from '@boardwalk/sdk-core/shops/imports/product-faults';
import type { PreviewedProduct } from '@boardwalk/sdk-core/shops/imports/schemas';
import type { Queries } from '../../../platform/database/database.ts';
import type { ShopRow } from '../../tables.ts';
import type { ProductPatch } from '../reading/product-patch.ts';
import { findCurrentProducts, findProductKeys } from './find-current.ts';
import { findImportedStocks } from './imported-stocks.ts';
import { type CurrentProduct, type MergeFault, mergeProduct } from './merge-product.ts';

/** What a product of a table would become, or why it can't. */
export type PlannedProduct =
  | {
      readonly patch: ProductPatch;
      readonly plan: ProductPlan;
      readonly preview: Omit<PreviewedProduct, 'row' | 'plan'>;
      readonly stocks: readonly (readonly [number, number])[];
    }
  | { readonly patch: ProductPatch; readonly problem: ProductProblem };

/** Compares products of a table with what its shop has; nothing is changed. */
export async function planProducts(
  queries: Queries,
  shop: Pick<ShopRow, 'key'>,
  patches: readonly ProductPatch[],
  mayChange: boolean,
): Promise<PlannedProduct[]> {
  const { found } = await findProductKeys(queries, shop, patches);
  const keys = [...new Set(found.filter((one) => typeof one === 'number'))];
  const current = await findCurrentProducts(queries, keys);
  const imported = await findImportedStocks(queries, keys);
  return patches.map((patch, index) => {
    const key = found[index];
    if (key === 'otherSku') {
      return { patch, problem: problemOf({ row: patch.row, field: 'sku', fault: 'otherSku' }) };
    }
    const product = key === undefined ? undefined : current.get(key);
    const importedStocks = imported.get(key ?? -1) ?? new Map();
    return planProduct(patch, product && { ...product, importedStocks }, mayChange);
  });
}

function planProduct(
  patch: ProductPatch,
  current: CurrentProduct | undefined,
  mayChange: boolean,
): PlannedProduct {
  const merged = mergeProduct(patch, current);
  if ('fault' in merged) return { patch, problem: problemOf(merged) };
  const plan = current ? (merged.isSame ? 'same' : 'change') : 'create';
  if (plan === 'change' && !mayChange) {
    return { patch, problem: problemOf({ row: patch.row, field: null, fault: 'mayNotChange' }) };
  }
  const { title, variants } = merged.body;
  const begun = variants.reduce((total, { stock = 0 }) => total + stock, 0);
  const changed = merged.stockChanges.reduce((total, [, change]) => total + change, 0);
  return {
    patch,
    plan,
    preview: {
      title,
      variants: variants.length,
      ...pricesOf(variants),
      stockChange: begun + changed,
      isRepeated: [...merged.stocks].some(([id, stock]) => current?.stocks.get(id) !== stock),
      isActive: merged.isActive,
      before: current ? { ...pricesOf(current.body.variants), isActive: current.isActive } : null,
    },
    stocks: [...merged.stocks],
  };
}

function pricesOf(variants: readonly { readonly price: number }[]) {
  const prices = variants.map(({ price }) => price);
  return { priceFrom: Math.min(...prices), priceTo: Math.max(...prices) };
}

function problemOf({ row, field, fault, bound }: MergeFault): ProductProblem {
  return {
    ...{ row, field, fault, column: null, value: '' },
    bound: bound === undefined ? null : String(bound),
  };
}
