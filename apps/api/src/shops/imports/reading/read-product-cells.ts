import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { shippingSupports } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { itemFrench } from '@boardwalk/sdk-core/listings/item/labels.fr';
import type { ProductNote } from '@boardwalk/sdk-core/shops/imports/product-faults';
import { leafLabels } from '@boardwalk/sdk-core/shops/products/leaf-labels';
import { leafFrench } from '@boardwalk/sdk-core/shops/products/leaf-labels.fr';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';
import { plainText } from './plain-text.ts';
import type { ProductPatch } from './product-patch.ts';
import { findCategory, likelyCategory } from './read-category.ts';
import type { ProductCells } from './read-cells.ts';
import type { ProductHeader } from './read-header.ts';

type Part = Omit<ProductPatch, 'row' | 'reference' | 'optionNames' | 'variants' | 'notes'>;

interface ReadProduct {
  readonly part: Part;
  readonly notes: readonly ProductNote[];
}

/** Reads what a row says of its product as a whole. */
export function readProductCells(cells: ProductCells, { shape }: ProductHeader): ReadProduct {
  const notes: ProductNote[] = [];
  const isOwn = shape === 'own';
  const title = cells.line('title', longestShopText.title);
  const description = readDescription(cells, isOwn);
  const named = cells.text('category') ?? (shape === 'shopify' ? cells.text('type') : undefined);
  const category = named === undefined ? undefined : readCategory(cells, named, isOwn, notes);
  const isActive = readActivity(cells, shape === 'shopify');
  const lowStock = cells.whole('lowStock', 1000);
  if (cells.text('picture') !== undefined) notes.push('pictures');
  return {
    part: {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(category && { category }),
      ...(isActive !== undefined && { isActive }),
      ...(lowStock !== undefined && lowStock > 0 && { lowStock }),
      ...(isOwn && readOwn(cells)),
    },
    notes,
  };
}

function readDescription(cells: ProductCells, isOwn: boolean): string | undefined {
  const text = cells.text('description') ?? cells.text('shortDescription');
  if (text === undefined) return undefined;
  const plain = isOwn ? text : plainText(text);
  if (plain.length <= longestShopText.productDescription) return plain;
  cells.refuse('description', 'tooLong', longestShopText.productDescription);
  return undefined;
}

function readCategory(cells: ProductCells, text: string, isOwn: boolean, notes: ProductNote[]) {
  const found = isOwn ? findCategory(text) : likelyCategory(text);
  if (found) return found;
  if (isOwn) cells.refuse('category', 'choice');
  else notes.push('category');
  return 'OTHER' as const;
}

/** Shopify says by a status whether a product is sold, and by another column whether on its site. */
function readActivity(cells: ProductCells, hasStatus: boolean): boolean | undefined {
  const status = hasStatus ? cells.text('status') : undefined;
  const shows = cells.yes('shows');
  if (status === undefined) return shows;
  return foldCellText(status) === 'active' && shows !== false;
}

function readOwn(cells: ProductCells): Pick<Part, 'leaf' | 'condition' | 'shippingSupport'> {
  const leaf = readChoice(cells, 'leaf', leaves);
  const condition = readChoice(cells, 'condition', conditions);
  const shippingSupport = readChoice(cells, 'delivery', deliveries);
  return {
    ...(leaf && { leaf }),
    ...(condition && { condition }),
    ...(shippingSupport && { shippingSupport }),
  };
}

function readChoice<Value>(
  cells: ProductCells,
  field: 'leaf' | 'condition' | 'delivery',
  names: ReadonlyMap<string, Value>,
): Value | undefined {
  const text = cells.text(field);
  if (text === undefined) return undefined;
  const value = names.get(foldCellText(text));
  if (value === undefined) cells.refuse(field, 'choice');
  return value;
}

type Words = Readonly<Record<string, string>>;

function namesOf<Value extends string>(
  values: readonly Value[],
  labels: readonly Words[],
  prefix: string,
): ReadonlyMap<string, Value> {
  return new Map(
    values.flatMap((value) =>
      [value, ...labels.map((words) => words[`${prefix}${value}`] ?? value)].map(
        (name) => [foldCellText(name), value] as const,
      ),
    ),
  );
}

const conditions = namesOf(productConditions, [itemLabels, itemFrench], 'condition.');
const deliveries = namesOf(shippingSupports, [itemLabels, itemFrench], 'shipping.');
const { catalogue, ...leafWords } = leafLabels;
const leafFrenchWords = (leafFrench[catalogue] ?? {}) as Words;
const leaves = namesOf(Object.keys(leafWords), [leafWords, leafFrenchWords], '');
