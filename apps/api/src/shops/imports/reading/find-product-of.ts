import type { ProductField } from '@boardwalk/sdk-core/shops/imports/product-columns';
import { cleanLine } from '@boardwalk/sdk-core/vocabulary/text/clean-line';
import type { ProductCells } from './read-cells.ts';
import type { ProductHeader } from './read-header.ts';
import { beginProduct, type TableProduct } from './table-products.ts';

/** Products of a table by what its rows may name them by. */
export type ProductGroups = Map<string, TableProduct>;

interface FoundProduct {
  readonly product: TableProduct;
  /** Whether the row says something of the product as a whole, and whether of a variant. */
  readonly isProduct: boolean;
  readonly isVariant: boolean;
}

/** Characters of the name of a product in a table. */
const longestReference = 255;
/** Characters of the types of a row: `variation, downloadable, virtual`. */
const longestType = 100;

/** The product of a row; nothing where it has none, which stands among the problems of the row. */
export function findProductOf(
  cells: ProductCells,
  header: ProductHeader,
  groups: ProductGroups,
): FoundProduct | undefined {
  return header.shape === 'woocommerce'
    ? findByType(cells, groups)
    : findByName(cells, header, groups);
}

const ofVariants: readonly ProductField[] = ['sku', 'price', 'stock', 'optionValue1'];

/** In our own table, and that of Shopify, each row names its product. */
function findByName(
  cells: ProductCells,
  { shape }: ProductHeader,
  groups: ProductGroups,
): FoundProduct | undefined {
  const named = cells.line('product', longestReference);
  const name = named === undefined ? '' : cleanLine(named);
  const sku = shape === 'own' ? cells.text('sku') : undefined;
  if (name === '' && sku === undefined) {
    cells.refuse('product', 'noProduct');
    return undefined;
  }
  const reference = name === '' ? null : `${shape === 'own' ? '' : 'shopify:'}${name}`;
  const product = groupOf(groups, reference === null ? `sku ${sku}` : reference, reference);
  // Rows of pictures alone are no variants.
  const isVariant = ofVariants.some((field) => cells.text(field) !== undefined);
  return { product, isProduct: true, isVariant };
}

/** WooCommerce says what each row is, and its variations name their parent. */
function findByType(cells: ProductCells, groups: ProductGroups): FoundProduct | undefined {
  const named = cells.line('type', longestType) ?? '';
  const types = named.split(',').map((type) => type.trim().toLowerCase());
  const id = cells.line('product', longestReference);
  const sku = cells.text('sku');
  if (types.includes('variation')) {
    const parent = cells.line('parent', longestReference) ?? '';
    if (cells.problems.length > 0) return undefined;
    const [, number] = /^id:(\d+)$/i.exec(parent) ?? [];
    const above = groups.get(number === undefined ? `sku ${parent}` : `woocommerce:${number}`);
    if (!above && number === undefined) {
      cells.refuse('parent', parent === '' ? 'missing' : 'noProduct');
      return undefined;
    }
    const reference = `woocommerce:${number}`;
    const product = above ?? groupOf(groups, reference, reference);
    return { product, isProduct: false, isVariant: true };
  }
  const isVariable = types.includes('variable');
  if (!isVariable && !types.includes('simple')) {
    if (cells.problems.length === 0) cells.refuse('type', 'productType');
    return undefined;
  }
  const reference = id === undefined ? null : `woocommerce:${id}`;
  const product = groupOf(groups, reference ?? `row ${cells.row}`, reference);
  if (isVariable && sku !== undefined) groups.set(`sku ${sku}`, product);
  return { product, isProduct: true, isVariant: !isVariable };
}

function groupOf(groups: ProductGroups, key: string, reference: string | null): TableProduct {
  const known = groups.get(key);
  if (known) return known;
  const product = beginProduct(reference);
  groups.set(key, product);
  return product;
}
