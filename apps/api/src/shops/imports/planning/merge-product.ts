import type { ProductFault } from '@boardwalk/sdk-core/shops/imports/product-faults';
import { type ProductBody, productBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import * as z from 'zod/mini';
import type { ProductPatch, VariantPatch } from '../reading/product-patch.ts';
import { variantKey } from './imported-stocks.ts';

/** A product as it is in its shop. */
export interface CurrentProduct {
  readonly key: number;
  readonly isActive: boolean;
  readonly body: ProductBody;
  /** Pieces, by variants. */
  readonly stocks: ReadonlyMap<number, number>;
  /** Pieces in tables imported before, by the names of variants. */
  readonly importedStocks?: ReadonlyMap<string, number>;
}

/** What a product is once a table is imported. */
export interface MergedProduct {
  readonly body: ProductBody;
  readonly isActive: boolean;
  /** What comes to counted stocks of variants that are there: `[variant, pieces]`. */
  readonly stockChanges: readonly (readonly [number, number])[];
  /** The stocks that the table was compared with. */
  readonly stocks: ReadonlyMap<number, number>;
  readonly isSame: boolean;
}

/** Why a product of a table can't be imported, and which of its rows says so. */
export interface MergeFault {
  readonly row: number;
  readonly field: string | null;
  readonly fault: ProductFault;
  readonly bound?: number;
}

type Variant = ProductBody['variants'][number];

/**
 * Puts what a table says of a product in place of what stands there, or makes a new one. `stocks` are
 * those that the table was compared with, where that was before: pieces that have left since stay gone.
 * A stock that an earlier table had already is not applied again: what was sold since stays sold.
 */
export function mergeProduct(
  patch: ProductPatch,
  current: CurrentProduct | undefined,
  seen: ReadonlyMap<number, number> = current?.stocks ?? new Map(),
): MergedProduct | MergeFault {
  const fault = current ? findOptionFault(patch, current.body) : findNewFault(patch);
  if (fault) return fault;
  const base = current?.body ?? newBody(patch);
  const merged = current ? mergeVariants(patch, current.body) : newVariants(patch);
  if ('fault' in merged) return merged;
  const { title, description, category, leaf, condition, shippingSupport, lowStock } = patch;
  const written = {
    ...base,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    // A shelf belongs to its category.
    ...(category && category !== base.category && { category, leaf: null }),
    ...(leaf && { leaf }),
    ...(condition && { condition }),
    ...(shippingSupport && { shippingSupport }),
    ...(lowStock !== undefined && { lowStock }),
    options: optionsOf(patch, current?.body, merged.variants),
    variants: merged.variants,
  };
  const parsed = z.safeParse(productBody, written);
  if (!parsed.success) return describeIssue(patch, parsed.error.issues[0]);
  const isActive = patch.isActive ?? current?.isActive ?? true;
  const stocks = withRepeated(seen, merged.patched, current?.importedStocks);
  const stockChanges = current ? changesOf(merged.patched, stocks) : [];
  const body = parsed.data;
  const isSame =
    current !== undefined &&
    stockChanges.length === 0 &&
    isActive === current.isActive &&
    JSON.stringify(body) === JSON.stringify(z.parse(productBody, current.body));
  return { body, isActive, stockChanges, stocks, isSame };
}

function newBody({ title = '' }: ProductPatch): Omit<ProductBody, 'variants' | 'options'> {
  return {
    title,
    description: '',
    pictures: [],
    category: 'OTHER',
    leaf: null,
    condition: 'NEW',
    shippingSupport: 'FIXED_RATE',
    lowStock: null,
  };
}

/** What a product that is not there yet can't do without. */
function findNewFault({ row, title, optionNames, variants }: ProductPatch): MergeFault | undefined {
  if (title === undefined) return { row, field: 'title', fault: 'noProduct' };
  if (variants.length === 0) return { row, field: 'price', fault: 'missing' };
  const priceless = variants.find(({ price }) => price === undefined);
  if (priceless) return { row: priceless.row, field: 'price', fault: 'missing' };
  const second = optionNames === undefined ? variants[1] : undefined;
  return second && { row: second.row, field: null, fault: 'needsOption' };
}

/** Options of a product that is there stay: what they are called decides what variants are. */
function findOptionFault(
  { row, optionNames }: ProductPatch,
  { options }: ProductBody,
): MergeFault | undefined {
  if (optionNames === undefined) return undefined;
  const isEqual =
    optionNames.length === options.length &&
    optionNames.every((name, index) => comparable(name) === comparable(options[index]?.name));
  return isEqual ? undefined : { row, field: null, fault: 'otherOptions' };
}

interface MergedVariants {
  readonly variants: readonly Variant[];
  readonly patched: readonly {
    readonly id: number;
    readonly patch: VariantPatch;
    readonly variant: Variant;
  }[];
}

function newVariants({ variants }: ProductPatch): MergedVariants {
  return { variants: variants.map(newVariant), patched: [] };
}

function newVariant({
  row: _,
  values,
  price = 0,
  stock,
  stockMode,
  ...said
}: VariantPatch): Variant {
  const mode = stockMode ?? 'unlimited';
  return {
    ...{ sku: null, barcode: null, compareAt: null, weight: null, pictureId: null },
    ...said,
    values: [...values],
    price,
    stockMode: mode,
    ...(mode === 'counted' && stock !== undefined && { stock }),
  };
}

function mergeVariants(patch: ProductPatch, body: ProductBody): MergedVariants | MergeFault {
  const variants: Variant[] = [...body.variants];
  const patched: MergedVariants['patched'][number][] = [];
  const taken = new Set<number>();
  for (const one of patch.variants) {
    const at = findVariant(one, patch, body, taken);
    if (at === undefined) {
      if (body.options.length > 0 && patch.optionNames === undefined) {
        return { row: one.row, field: null, fault: 'needsOption' };
      }
      if (body.options.length === 0) return { row: one.row, field: null, fault: 'variantTwice' };
      if (one.price === undefined) return { row: one.row, field: 'price', fault: 'missing' };
      variants.push(newVariant(one));
      continue;
    }
    taken.add(at);
    const was = variants[at];
    if (was?.id === undefined) continue;
    const variant = changeVariant(was, one, patch);
    variants[at] = variant;
    patched.push({ id: was.id, patch: one, variant });
  }
  return { variants, patched };
}

/** The variant that a row means: by its SKU, else by its values, else the only one. */
function findVariant(
  { sku, values }: VariantPatch,
  { optionNames }: ProductPatch,
  { variants, options }: ProductBody,
  taken: ReadonlySet<number>,
): number | undefined {
  const isFree = (at: number) => at >= 0 && !taken.has(at);
  const bySku = sku === undefined ? -1 : variants.findIndex((one) => sameText(one.sku, sku));
  if (isFree(bySku)) return bySku;
  if (optionNames !== undefined) {
    const byValues = variants.findIndex((one) =>
      one.values.every((value, index) => sameText(value, values[index])),
    );
    return isFree(byValues) ? byValues : undefined;
  }
  return options.length === 0 && isFree(0) ? 0 : undefined;
}

function changeVariant(was: Variant, said: VariantPatch, { optionNames }: ProductPatch): Variant {
  const { row: _, values, stock: __, ...changes } = said;
  // A value that reads alike stays as it is written.
  const valueAt = (former: string, index: number) =>
    optionNames === undefined || sameText(former, values[index])
      ? former
      : (values[index] ?? former);
  const changed = { ...was, ...changes, values: was.values.map(valueAt) };
  // A price before that is no longer more says nothing.
  const isMore = changed.compareAt !== null && changed.compareAt > changed.price;
  return said.compareAt === undefined && !isMore ? { ...changed, compareAt: null } : changed;
}

/** The stocks to compare with: of a variant whose stock the table repeats, what it says. */
function withRepeated(
  seen: ReadonlyMap<number, number>,
  patched: MergedVariants['patched'],
  imported: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<number, number> {
  const repeated = patched.flatMap(({ id, patch }) => {
    const { stock } = patch;
    return stock !== undefined && imported.get(variantKey(patch)) === stock
      ? [[id, stock] as const]
      : [];
  });
  return new Map([...seen, ...repeated]);
}

function changesOf(
  patched: MergedVariants['patched'],
  stocks: ReadonlyMap<number, number>,
): MergedProduct['stockChanges'] {
  return patched.flatMap(({ id, patch, variant }) => {
    if (patch.stock === undefined || variant.stockMode !== 'counted') return [];
    const change = patch.stock - (stocks.get(id) ?? 0);
    return change === 0 ? [] : [[id, change] as const];
  });
}

/** The options with the values that variants have, those that were there in their order. */
function optionsOf(
  { optionNames }: ProductPatch,
  current: ProductBody | undefined,
  variants: readonly Variant[],
): ProductBody['options'] {
  const names = current ? current.options.map(({ name }) => name) : (optionNames ?? []);
  return names.map((name, index) => {
    const values = [
      ...(current?.options[index]?.values ?? []),
      ...variants.flatMap((variant) => variant.values[index] ?? []),
    ];
    return { name, values: [...new Set(values)] };
  });
}

/** The row and column of the first thing that the contract refuses. */
function describeIssue(
  { row, variants }: ProductPatch,
  issue: z.core.$ZodIssue | undefined,
): MergeFault {
  const path = issue?.path ?? [];
  const [part, index, name] = path;
  if (part === 'variants' && issue?.code === 'too_big') {
    return { row, field: null, fault: 'tooManyVariants', bound: mostOfShop.variants };
  }
  const at = part === 'variants' && typeof index === 'number' ? variants[index]?.row : undefined;
  const field = part === 'variants' ? name : part;
  if (field === 'values') return { row: at ?? row, field: null, fault: 'variantTwice' };
  if (field === 'sku') return { row: at ?? row, field: 'sku', fault: 'skuTwice', bound: row };
  if (field === 'leaf') return { row, field: 'leaf', fault: 'choice' };
  return { row: at ?? row, field: typeof field === 'string' ? field : null, fault: 'wrong' };
}

function sameText(one: string | null | undefined, other: string | null | undefined): boolean {
  return one !== null && one !== undefined && comparable(one) === comparable(other);
}

function comparable(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim().toLowerCase();
}
