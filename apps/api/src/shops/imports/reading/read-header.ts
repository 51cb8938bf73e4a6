import { productColumnLabel } from '@boardwalk/sdk-core/shops/imports/column-labels';
import {
  columnNames,
  ownColumns,
  type ProductField,
} from '@boardwalk/sdk-core/shops/imports/product-columns';
import type { ProductProblem, TableShape } from '@boardwalk/sdk-core/shops/imports/product-faults';
import { productColumnMessages } from '@boardwalk/sdk-core/shops/imports/table-messages';
import { productTablesFrench } from '@boardwalk/sdk-core/shops/imports/table-messages.fr';
import { foldCellText } from '../../../platform/tables/fold-cell-text.ts';
import type { TableRecord } from '../../../platform/tables/read-records.ts';
import { shownCell } from '../../../platform/tables/shown-cell.ts';
import { tableProblem } from '../../../platform/tables/table-problem.ts';

/** Grams in one of a unit of weight, by what exports call it. */
const grams: Readonly<Record<string, number>> = {
  g: 1,
  kg: 1000,
  lb: 453.59237,
  lbs: 453.59237,
  oz: 28.349523125,
};

/** The columns of a table of products. */
export interface ProductHeader {
  readonly shape: TableShape;
  /** Whether commas part the cells, so that whatever wrote the table has no comma before decimals. */
  readonly isCommaTable: boolean;
  /** Where each field stands, from 0. */
  readonly places: ReadonlyMap<ProductField, number>;
  /** Grams in one of what weights are written in. */
  readonly weightUnit: number;
  /** Names of columns that nothing is read of. */
  readonly leftOut: readonly string[];
  readonly problems: readonly ProductProblem[];
  readonly isIncomplete: boolean;
}

const dictionaries: Readonly<Record<TableShape, ReadonlyMap<string, ProductField>>> = {
  own: new Map(
    ownColumns.flatMap((field) => {
      const french = { ...productColumnMessages, ...productTablesFrench['shops/table-columns'] };
      return [
        [foldCellText(productColumnLabel(field, productColumnMessages)), field] as const,
        [foldCellText(productColumnLabel(field, french)), field] as const,
        [foldCellText(field), field] as const,
      ];
    }),
  ),
  shopify: dictionaryOf('shopify'),
  woocommerce: dictionaryOf('woocommerce'),
};

function dictionaryOf(shape: TableShape): ReadonlyMap<string, ProductField> {
  return new Map(
    Object.entries(columnNames[shape]).flatMap(([field, names]) =>
      // Its keys are fields.
      (names ?? []).map((name) => [foldCellText(name), field as ProductField] as const),
    ),
  );
}

/** Whose export it is: each has columns that no other has. */
function shapeOf(names: ReadonlySet<string>): TableShape {
  if (names.has('handle') || names.has('urlhandle')) return 'shopify';
  return names.has('regularprice') && names.has('type') ? 'woocommerce' : 'own';
}

/** Reads the names of the columns. */
export function readHeader({ row, cells, separator }: TableRecord): ProductHeader {
  const shape = shapeOf(new Set(cells.map(foldCellText)));
  const dictionary = dictionaries[shape];
  const places = new Map<ProductField, number>();
  const problems: ProductProblem[] = [];
  const leftOut: string[] = [];
  let weightUnit = 1;
  cells.forEach((cell, index) => {
    const [, bare = cell, unit = ''] = /^(weight|poids)\s*\((\w+)\)$/i.exec(cell.trim()) ?? [];
    const size = grams[unit.toLowerCase()];
    const field =
      dictionary.get(foldCellText(cell)) ?? (size && dictionary.get(foldCellText(bare)));
    if (!field) {
      if (cell !== '') leftOut.push(shownCell(cell));
      return;
    }
    if (field === 'picture') leftOut.push(shownCell(cell));
    if (!places.has(field)) places.set(field, index);
    else if (field !== 'picture') {
      const value = shownCell(cell);
      problems.push({ ...tableProblem(row, 'doubleColumn'), column: index + 1, field, value });
    }
    if (field === 'weight' && size && places.get(field) === index) weightUnit = size;
  });
  const isIncomplete = !places.has('product') && !places.has('sku');
  if (isIncomplete) problems.push({ ...tableProblem(row, 'missingColumn'), field: 'product' });
  return {
    shape,
    isCommaTable: separator === ',',
    places,
    weightUnit,
    leftOut,
    problems,
    isIncomplete,
  };
}
