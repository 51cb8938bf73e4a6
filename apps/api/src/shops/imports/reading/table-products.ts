import type { ProductNote, ProductProblem } from '@boardwalk/sdk-core/shops/imports/product-faults';
import { longestShopText, mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import type { ProductPatch, RightProduct, VariantPatch, WrongProductRow } from './product-patch.ts';
import type { ProductCells } from './read-cells.ts';
import type { ProductHeader } from './read-header.ts';
import { readProductCells } from './read-product-cells.ts';
import { readVariant } from './read-variant.ts';

/** An option of a variant as its row says it. */
export interface OptionCell {
  /** Where the table has it, from 1. */
  readonly number: number;
  /** Absent where only another row of the product says it. */
  readonly name?: string;
  readonly value?: string;
}

interface VariantRow {
  readonly cells: ProductCells;
  readonly part: Omit<VariantPatch, 'row' | 'values'>;
  readonly options: readonly OptionCell[];
}

/** A product of a table, whose rows come one after the other and anywhere in it. */
export interface TableProduct {
  readonly reference: string | null;
  readonly rows: ProductCells[];
  readonly variants: VariantRow[];
  readonly names: Map<number, string>;
  readonly notes: Set<ProductNote>;
  part: Omit<ProductPatch, 'row' | 'reference' | 'optionNames' | 'variants' | 'notes'>;
}

/** A product of which no row was read yet. */
export function beginProduct(reference: string | null): TableProduct {
  return { reference, rows: [], variants: [], names: new Map(), notes: new Set(), part: {} };
}

/** Adds a row to its product: what it says of the product counts where no row before said so. */
export function addRow(
  product: TableProduct,
  cells: ProductCells,
  header: ProductHeader,
  { isProduct, isVariant }: { readonly isProduct: boolean; readonly isVariant: boolean },
): void {
  product.rows.push(cells);
  if (isProduct) {
    const { part, notes } = readProductCells(cells, header);
    product.part = { ...part, ...product.part };
    for (const note of notes) product.notes.add(note);
  }
  const options = readOptions(cells, header);
  for (const { number, name } of options) {
    if (name !== undefined && !product.names.has(number)) product.names.set(number, name);
  }
  if (!isVariant) return;
  const { part, hasTimedSale, hasNegativeStock } = readVariant(cells, header);
  if (hasTimedSale) product.notes.add('timedSale');
  if (hasNegativeStock) product.notes.add('negativeStock');
  // What a simple product of WooCommerce says of itself makes no variants differ.
  const isPlain = isProduct && header.shape === 'woocommerce';
  product.variants.push({ cells, part, options: isPlain ? [] : options });
}

function readOptions(cells: ProductCells, { places }: ProductHeader): OptionCell[] {
  const options: OptionCell[] = [];
  for (const field of places.keys()) {
    const [, digits] = /^optionValue(\d+)$/.exec(field) ?? [];
    if (digits === undefined) continue;
    const number = Number(digits);
    const name = cells.line(`optionName${number}`, longestShopText.optionName);
    // Values of a product as a whole are a list, and no value.
    const value = cells.text(`optionValue${number}`);
    if (name === undefined && value === undefined) continue;
    options.push({
      number,
      ...(name !== undefined && { name }),
      ...(value !== undefined && { value }),
    });
  }
  return options;
}

/** Shopify’s name for the option of what has none. */
const noOption = { name: 'title', value: 'default title' };

/** What a product says once all its rows are read, or what is wrong with them. */
export function finishProduct(
  product: TableProduct,
  { shape }: ProductHeader,
): RightProduct | readonly WrongProductRow[] {
  const [first] = product.rows;
  if (!first) return [];
  const { part, reference, notes } = product;
  const used = usedOptions(product, shape === 'shopify');
  if (used.length > mostOfShop.options) {
    first.refuse(null, 'tooManyOptions', mostOfShop.options);
  }
  if (product.variants.length > mostOfShop.variants) {
    first.refuse(null, 'tooManyVariants', mostOfShop.variants);
  }
  const variants = product.variants.map(({ cells, part: own, options }) => ({
    row: cells.row,
    values: used.map((number) => readValue(cells, options, number)),
    ...own,
  }));
  const wrong = wrongRows(product);
  if (wrong.length > 0) return wrong;
  const optionNames = used.flatMap((number) => product.names.get(number) ?? []);
  return {
    row: first.row,
    patch: {
      ...part,
      ...{ row: first.row, reference, variants, notes: [...notes] },
      ...(used.length > 0 && { optionNames }),
    },
  };
}

function readValue(cells: ProductCells, options: readonly OptionCell[], number: number): string {
  const value = options.find((one) => one.number === number)?.value ?? '';
  if (value === '') cells.refuse(`optionValue${number}`, 'missing');
  if (value.length > longestShopText.optionValue) {
    cells.refuse(`optionValue${number}`, 'tooLong', longestShopText.optionValue);
  }
  return value;
}

/** The options by which variants differ: those that any of them has a value of. */
function usedOptions({ variants, names }: TableProduct, isShopify: boolean): readonly number[] {
  const isSimple =
    isShopify &&
    variants.length <= 1 &&
    names.get(1)?.toLowerCase() === noOption.name &&
    variants[0]?.options[0]?.value?.toLowerCase() === noOption.value;
  if (isSimple) return [];
  const numbers = variants.flatMap(({ options }) =>
    options.flatMap(({ number, value }) =>
      value !== undefined && names.has(number) ? [number] : [],
    ),
  );
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function wrongRows({ rows }: TableProduct): WrongProductRow[] {
  return rows.flatMap(({ row, problems }) =>
    problems.length === 0 ? [] : [{ row, problems: onceAColumn(problems) }],
  );
}

/** The first problem of each column. */
function onceAColumn(problems: readonly ProductProblem[]): readonly ProductProblem[] {
  return problems.filter(
    ({ field, fault }, index) =>
      problems.findIndex((one) => one.field === field && (field || one.fault === fault)) === index,
  );
}
