import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { shippingSupports } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import { stockModes } from '@boardwalk/sdk-core/shops/products/product-rules';
import type {
  VariantRows,
  WrittenRow,
} from '@boardwalk/sdk-core/shops/products/writing/variant-rows';
import {
  newProduct,
  type ProductPicture,
  type WrittenProduct,
  type WrittenVariant,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { textOf } from '../../kit/form/form-data.ts';
import { readMoney } from '../../parts/money-field/money-form-data.ts';
import { readWhole } from '../../parts/number-field/read-whole.ts';

interface KnownParts extends Pick<VariantRows, 'options' | 'rows'> {
  readonly pictures: readonly ProductPicture[];
}

/** What the form says of a product, finished or not. */
export function readProductForm(
  data: FormData,
  { options, rows, pictures }: KnownParts,
): WrittenProduct {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === data.get(`product.${name}`));
  const leaf = data.get('product.leaf');
  return {
    title: textOf(data, 'product.title'),
    description: textOf(data, 'product.description'),
    pictures,
    category: chosen('category', productCategories) ?? null,
    leaf: typeof leaf === 'string' && leaf !== '' ? leaf : null,
    condition: chosen('condition', productConditions) ?? newProduct.condition,
    shippingSupport: chosen('shippingSupport', shippingSupports) ?? newProduct.shippingSupport,
    lowStock: readWhole(data, 'product.lowStock'),
    options: options.map(({ name, values }) => ({ name, values })),
    variants: readRows(data, rows).map(({ variant }) => variant),
  };
}

/** The variants as their fields are filled in now. */
export function readRows(data: FormData, rows: readonly WrittenRow[]): readonly WrittenRow[] {
  return rows.map((row, index) => ({
    ...row,
    variant: readVariant(data, `product.variants.${index}`, row.variant),
  }));
}

function readVariant(data: FormData, path: string, known: WrittenVariant): WrittenVariant {
  const text = (name: string) => textOf(data, `${path}.${name}`);
  const amount = (name: string) => readMoney(data, `${path}.${name}`)?.amount ?? null;
  return {
    ...known,
    price: amount('price'),
    compareAt: amount('compareAt'),
    stockMode: stockModes.find((mode) => mode === text('stockMode')) ?? known.stockMode,
    // What is sold already is corrected, and stands in no field.
    stock: known.id === undefined ? readWhole(data, `${path}.stock`) : known.stock,
    sku: text('sku'),
    barcode: text('barcode'),
    weight: readWhole(data, `${path}.weight`),
    pictureId: text('pictureId') || null,
  };
}
