import { combinationsOf } from '../product-rules.ts';
import { newVariant, type WrittenVariant } from './written-product.ts';

/** An option as a form has it: it stays the same one under another name. */
export interface WrittenOption {
  readonly key: number;
  readonly name: string;
  readonly values: readonly string[];
}

/** A variant as a form has it: its fields stay the same ones while its values change. */
export interface WrittenRow {
  readonly key: number;
  readonly variant: WrittenVariant;
}

/** Options, the variants that they make, and those that they make no more. */
export interface VariantRows {
  readonly options: readonly WrittenOption[];
  readonly rows: readonly WrittenRow[];
  /** They come back with their values. */
  readonly gone: readonly GoneRow[];
}

interface GoneRow extends WrittenRow {
  /** Of the options that made it. */
  readonly optionKeys: readonly number[];
}

/** Options that make combinations: one without values does not count yet. */
export function countedOptions(options: readonly WrittenOption[]): readonly WrittenOption[] {
  return options.filter(({ values }) => values.length > 0);
}

/** What a form begins with. */
export function rowsOf(
  options: readonly { readonly name: string; readonly values: readonly string[] }[],
  variants: readonly WrittenVariant[],
): VariantRows {
  const begun = {
    options: options.map((option, key) => ({ key, ...option })),
    rows: variants.map((variant, key) => ({ key, variant })),
    gone: [],
  };
  return recombine(begun, begun.options);
}

/**
 * The variants of other options. Each variant stays that of its values, whatever option comes, goes or
 * moves: it gets the first value of a new option, and the others begin as its copy. What no combination
 * takes is gone.
 */
export function recombine(before: VariantRows, options: readonly WrittenOption[]): VariantRows {
  const keys = countedOptions(before.options).map(({ key }) => key);
  const counted = countedOptions(options);
  const known: readonly GoneRow[] = [
    ...before.rows.map((row) => ({ ...row, optionKeys: keys })),
    ...before.gone,
  ];
  const taken = new Set<number>();
  let nextKey = Math.max(-1, ...known.map(({ key }) => key)) + 1;

  function rowFor(values: readonly string[]): WrittenRow {
    const like = known.filter((row) => agrees(row, counted, values));
    const own = like.find(({ key }) => !taken.has(key));
    if (own) {
      taken.add(own.key);
      return { key: own.key, variant: { ...own.variant, values } };
    }
    const model = (like[0] ?? known[0])?.variant ?? newVariant;
    return { key: nextKey++, variant: { ...anotherOf(model), values } };
  }

  const rows = combinationsOf(counted).map(rowFor);
  return { options, rows, gone: known.filter(({ key }) => !taken.has(key)) };
}

/** Whether a row has these values, as far as the options are the same. */
function agrees(
  { optionKeys, variant }: GoneRow,
  options: readonly WrittenOption[],
  values: readonly string[],
): boolean {
  return options.every(({ key }, place) => {
    const own = optionKeys.indexOf(key);
    return own < 0 || variant.values[own] === values[place];
  });
}

/** A variant that begins as another one, without what is that one's alone. */
function anotherOf({ id: _, isCorrectable: __, ...variant }: WrittenVariant): WrittenVariant {
  return { ...variant, sku: '', barcode: '', stock: null, pictureId: null };
}

/** The variants that are sold already and would be no more. */
export function findEnded(before: VariantRows, after: VariantRows): readonly WrittenVariant[] {
  const left = new Set(after.rows.map(({ key }) => key));
  return before.rows
    .filter(({ key, variant }) => variant.id !== undefined && !left.has(key))
    .map(({ variant }) => variant);
}

/** The same with a value written otherwise; what was sold under it goes on. */
export function renameValue(
  rows: VariantRows,
  optionKey: number,
  from: string,
  to: string,
): VariantRows {
  const place = countedOptions(rows.options).findIndex(({ key }) => key === optionKey);
  const rename = (value: string) => (value === from ? to : value);
  return {
    ...rows,
    options: rows.options.map((option) =>
      option.key === optionKey ? { ...option, values: option.values.map(rename) } : option,
    ),
    rows: rows.rows.map(({ key, variant }) => ({
      key,
      variant: {
        ...variant,
        values: variant.values.map((value, index) => (index === place ? rename(value) : value)),
      },
    })),
  };
}

/**
 * The same where some variants are sold no more, by somebody else's change: they begin again as new
 * ones.
 */
export function renewEnded(rows: VariantRows, sold: ReadonlySet<number>): VariantRows {
  const renew = <Row extends WrittenRow>(row: Row): Row => {
    const { id } = row.variant;
    return id === undefined || sold.has(id) ? row : { ...row, variant: withoutId(row.variant) };
  };
  return { ...rows, rows: rows.rows.map(renew), gone: rows.gone.map(renew) };
}

function withoutId({ id: _, isCorrectable: __, ...variant }: WrittenVariant): WrittenVariant {
  return variant;
}
