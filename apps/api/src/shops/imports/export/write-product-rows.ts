import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { itemFrench } from '@boardwalk/sdk-core/listings/item/labels.fr';
import { ownColumns, type ProductField } from '@boardwalk/sdk-core/shops/imports/product-columns';
import { leafLabels } from '@boardwalk/sdk-core/shops/products/leaf-labels';
import { leafFrench } from '@boardwalk/sdk-core/shops/products/leaf-labels.fr';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { ProductRow } from '../../products/find-product.ts';
import type { VariantRow } from '../../products/variants.ts';
import { columnMessagesFor } from '../report/table-words.ts';

type Words = Readonly<Record<string, unknown>>;
type Cells = Partial<Readonly<Record<ProductField, string>>>;

/** The rows of a product, one for each variant; what is said of the product stands in the first. */
export function writeProductRows(
  product: ProductRow,
  variants: readonly VariantRow[],
  language: Locale,
): readonly (readonly string[])[] {
  return variants.map((variant, index) => {
    const cells: Cells = {
      product: product.id,
      ...(index === 0 && productCells(product, language)),
      ...variantCells(product, variant, language),
    };
    return ownColumns.map((field) => cells[field] ?? '');
  });
}

function productCells(product: ProductRow, language: Locale): Cells {
  const isFrench = language === 'fr-CA';
  const items: Words = isFrench ? { ...itemLabels, ...itemFrench } : itemLabels;
  const leaves: Words = isFrench
    ? { ...leafLabels, ...leafFrench[leafLabels.catalogue] }
    : leafLabels;
  const { yes, no } = columnMessagesFor(language);
  return {
    title: product.title,
    description: product.description,
    category: wordOf(items, `productCategory.${product.category}`, product.category),
    leaf: product.leaf === null ? '' : wordOf(leaves, product.leaf, product.leaf),
    condition: wordOf(items, `condition.${product.condition}`, product.condition),
    delivery: wordOf(items, `shipping.${product.shippingSupport}`, product.shippingSupport),
    shows: product.isActive ? yes : no,
    lowStock: String(product.lowStock ?? ''),
  };
}

function variantCells({ options }: ProductRow, variant: VariantRow, language: Locale): Cells {
  const messages = columnMessagesFor(language);
  const named = options.flatMap(({ name }, index) => [
    [`optionName${index + 1}`, name],
    [`optionValue${index + 1}`, variant.values[index] ?? ''],
  ]);
  return {
    ...Object.fromEntries(named),
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    price: writeAmount(variant.price, language),
    compareAt: variant.compareAt === null ? '' : writeAmount(variant.compareAt, language),
    stockMode: messages[`stockMode.${variant.stockMode}`],
    stock: variant.stockMode === 'counted' ? String(variant.stock) : '',
    weight: String(variant.weight ?? ''),
  };
}

/** In French a comma begins the decimals, as spreadsheets of that language read them. */
function writeAmount(minor: number, language: Locale): string {
  const digits = String(minor).padStart(3, '0');
  const mark = language === 'fr-CA' ? ',' : '.';
  return `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}

function wordOf(words: Words, key: string, fallback: string): string {
  const word = words[key];
  return typeof word === 'string' ? word : fallback;
}
