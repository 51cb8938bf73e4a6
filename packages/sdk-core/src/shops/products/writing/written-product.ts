import {
  type ProductCategory,
  productCategories,
} from '../../../listings/enumerations/trade/product-categories.ts';
import {
  type ProductCondition,
  productConditions,
} from '../../../listings/enumerations/trade/product-conditions.ts';
import {
  type ShippingSupport,
  shippingSupports,
} from '../../../listings/enumerations/trade/shipping-supports.ts';
import type { WrittenPicture } from '../../../posting/written-body.ts';
import type { ProductBody } from '../product-body.ts';
import { type StockMode, stockModes } from '../product-rules.ts';
import type { ProductSettings } from '../schemas.ts';

/** A variant as a form has it, finished or not; amounts in minor units, weights in grams. */
export interface WrittenVariant {
  /** Of one that is sold already. */
  readonly id?: number | undefined;
  readonly values: readonly string[];
  readonly price: number | null;
  readonly compareAt: number | null;
  readonly stockMode: StockMode;
  /** What a new one begins with, or how many there are of one that is sold already. */
  readonly stock: number | null;
  /** Whether it is sold and counted already, so that corrections change its stock. */
  readonly isCorrectable?: boolean | undefined;
  readonly sku: string;
  readonly barcode: string;
  readonly weight: number | null;
  readonly pictureId: string | null;
}

/** A picture of a product, or a video by its poster. */
export type ProductPicture = WrittenPicture;

/** A product as a form has it, finished or not. */
export interface WrittenProduct {
  readonly title: string;
  readonly description: string;
  readonly pictures: readonly ProductPicture[];
  readonly category: ProductCategory | null;
  readonly leaf: string | null;
  readonly condition: ProductCondition;
  readonly shippingSupport: ShippingSupport;
  readonly lowStock: number | null;
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly WrittenVariant[];
}

export const newVariant: WrittenVariant = {
  values: [],
  price: null,
  compareAt: null,
  stockMode: 'counted',
  stock: null,
  sku: '',
  barcode: '',
  weight: null,
  pictureId: null,
};

/** What the form of a new product begins with. */
export const newProduct: WrittenProduct = {
  title: '',
  description: '',
  pictures: [],
  category: null,
  leaf: null,
  condition: 'NEW',
  shippingSupport: 'FIXED_RATE',
  lowStock: null,
  options: [],
  variants: [newVariant],
};

/** A product of a shop as its form begins with it. */
export function writtenOf({ product, stock }: ProductSettings): WrittenProduct {
  return {
    ...product,
    pictures: product.pictures.map(({ id, alt, video }) => ({ id, alt, ...(video && { video }) })),
    variants: product.variants.map((variant) => ({
      ...variant,
      sku: variant.sku ?? '',
      barcode: variant.barcode ?? '',
      stock: stock.find(({ variantId }) => variantId === variant.id)?.stock ?? null,
      isCorrectable: variant.stockMode === 'counted',
    })),
  };
}

/** The same as another product, which shares neither its numbers nor its pieces. */
export function copyProduct(product: WrittenProduct): WrittenProduct {
  return {
    ...product,
    variants: product.variants.map(({ id: _, isCorrectable: __, ...variant }) => ({
      ...variant,
      ...{ sku: '', barcode: '', stock: null },
    })),
  };
}

/** What is sent of a finished product; undefined while a category or a price is missing. */
export function bodyOf(written: WrittenProduct): ProductBody | undefined {
  const { category } = written;
  const variants = written.variants.flatMap((variant) =>
    variant.price === null ? [] : [sentVariant(variant, variant.price)],
  );
  if (category === null || variants.length < written.variants.length) return undefined;
  return {
    ...written,
    category,
    pictures: [...written.pictures],
    options: written.options.map(({ name, values }) => ({ name, values: [...values] })),
    variants,
  };
}

function sentVariant(variant: WrittenVariant, price: number): ProductBody['variants'][number] {
  const { id, stock, values, stockMode, compareAt, weight, pictureId } = variant;
  const isCounted = stockMode === 'counted';
  return {
    ...(id !== undefined && { id }),
    // Of one that is sold already, corrections alone change it.
    ...(id === undefined && isCounted && { stock: stock ?? 0 }),
    values: [...values],
    sku: textOrNone(variant.sku),
    barcode: textOrNone(variant.barcode),
    ...{ price, compareAt, stockMode, weight, pictureId },
  };
}

function textOrNone(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/**
 * What a browser has stored of a new product; whatever else somebody has put there is nothing, and so
 * is what no form understands any more.
 */
export function readWritten(stored: unknown): WrittenProduct | undefined {
  const { options, variants, pictures, ...rest }: Record<string, unknown> = Object(stored);
  if (!Array.isArray(options) || !Array.isArray(variants) || !Array.isArray(pictures)) {
    return undefined;
  }
  if (variants.length === 0) return undefined;
  return {
    title: readText(rest.title),
    description: readText(rest.description),
    pictures: pictures.filter(isPicture),
    category: oneOf(productCategories, rest.category) ?? null,
    leaf: readText(rest.leaf) || null,
    condition: oneOf(productConditions, rest.condition) ?? newProduct.condition,
    shippingSupport: oneOf(shippingSupports, rest.shippingSupport) ?? newProduct.shippingSupport,
    lowStock: readCount(rest.lowStock),
    options: options.map((option: unknown) => {
      const { name, values }: Record<string, unknown> = Object(option);
      return { name: readText(name), values: readTexts(values) };
    }),
    variants: variants.map(readVariant),
  };
}

function readVariant(stored: unknown): WrittenVariant {
  const found: Record<string, unknown> = Object(stored);
  return {
    values: readTexts(found.values),
    price: readCount(found.price),
    compareAt: readCount(found.compareAt),
    stockMode: oneOf(stockModes, found.stockMode) ?? newVariant.stockMode,
    stock: readCount(found.stock),
    sku: readText(found.sku),
    barcode: readText(found.barcode),
    weight: readCount(found.weight),
    pictureId: readText(found.pictureId) || null,
  };
}

function oneOf<Value>(values: readonly Value[], stored: unknown): Value | undefined {
  return values.find((value) => value === stored);
}

function readText(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

function readTexts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

function readCount(stored: unknown): number | null {
  return typeof stored === 'number' && Number.isSafeInteger(stored) ? stored : null;
}

function isPicture(stored: unknown): stored is ProductPicture {
  const { id, alt, video = '' }: Record<string, unknown> = Object(stored);
  return typeof id === 'string' && typeof alt === 'string' && typeof video === 'string';
}
