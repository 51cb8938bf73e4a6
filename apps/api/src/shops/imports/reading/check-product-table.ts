import { mostProductRows } from '@boardwalk/sdk-core/shops/imports/import-limits';
import type {
  ProductNote,
  ProductProblem,
  TableShape,
} from '@boardwalk/sdk-core/shops/imports/product-faults';
import { mostImportProblems } from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { readRecords } from '../../../platform/tables/read-records.ts';
import { tableProblem, withProblem } from '../../../platform/tables/table-problem.ts';
import type { TableResult } from '../../../platform/tables/thread/table-result.ts';
import { findProductOf, type ProductGroups } from './find-product-of.ts';
import type { RightProduct, WrongProductRow } from './product-patch.ts';
import { type ProductCells, readCells } from './read-cells.ts';
import { type ProductHeader, readHeader } from './read-header.ts';
import { addRow, finishProduct } from './table-products.ts';

/** What a table of products is checked by. */
export interface ProductTableSurroundings {
  readonly currency: Currency;
}

/** What is said of a table of products as a whole. */
export interface ProductTableSummary {
  readonly shape: TableShape;
  readonly leftOut: readonly string[];
  readonly notes: readonly { readonly note: ProductNote; readonly products: number }[];
  /** Where each field stands, from 1. */
  readonly columns: Readonly<Record<string, number>>;
  /** Products with problems. */
  readonly wrong: number;
}

type ProductTable = TableResult<RightProduct, WrongProductRow> & {
  readonly summary: ProductTableSummary;
};

/**
 * Reads a table of products row by row; it is compared with no shop. It ends at the first thing that
 * is wrong with the whole of it.
 */
export async function checkProductTable(
  bytes: Uint8Array,
  { currency }: ProductTableSurroundings,
): Promise<ProductTable> {
  const groups: ProductGroups = new Map();
  const lost: ProductCells[] = [];
  const skus = new Map<string, number>();
  let header: ProductHeader | undefined;
  let rows = 0;
  let end: ProductProblem | undefined;
  let problems = 0;
  for await (const record of readRecords(bytes)) {
    if ('fault' in record) {
      end = { ...tableProblem(record.row, record.fault, record.bound), column: record.column };
      break;
    }
    if (!header) {
      header = readHeader(record);
      if (header.isIncomplete) break;
      continue;
    }
    rows += 1;
    if (rows > mostProductRows) {
      rows = mostProductRows;
      end = tableProblem(record.row, 'tooManyRows', mostProductRows);
      break;
    }
    const cells = readCells(record, header, currency);
    const found = findProductOf(cells, header, groups);
    if (found) {
      addRow(found.product, cells, header, found);
      refuseSkuTwice(cells, skus);
    } else lost.push(cells);
    problems += cells.problems.length;
    if (problems <= mostImportProblems) continue;
    end = tableProblem(record.row, 'tooManyProblems', mostImportProblems);
    break;
  }
  if (rows === 0 && !end && !header?.isIncomplete) end = tableProblem(1, 'noRows');
  return finishTable({ header, groups, lost, rows, end });
}

interface ReadTable {
  readonly header: ProductHeader | undefined;
  readonly groups: ProductGroups;
  /** Rows of no product. */
  readonly lost: readonly ProductCells[];
  readonly rows: number;
  readonly end: ProductProblem | undefined;
}

function finishTable({ header, groups, lost, rows, end }: ReadTable): ProductTable {
  const right: RightProduct[] = [];
  const wrong: WrongProductRow[] = lost.map(({ row, problems }) => ({ row, problems }));
  let wrongProducts = 0;
  for (const product of header ? new Set(groups.values()) : []) {
    const finished = finishProduct(product, header as ProductHeader);
    if ('patch' in finished) right.push(finished);
    else {
      wrong.push(...finished);
      wrongProducts += finished.length > 0 ? 1 : 0;
    }
  }
  if (header && header.problems.length > 0) wrong.unshift({ row: 1, problems: header.problems });
  const isWhole = !end && !header?.isIncomplete;
  const ended = end ? withProblem(wrong, end) : wrong;
  return {
    rows,
    // A table that is not read to its end, or lacks a column, is not half imported.
    right: isWhole ? right : [],
    wrong: ended,
    summary: {
      shape: header?.shape ?? 'own',
      leftOut: header?.leftOut ?? [],
      columns: Object.fromEntries(
        [...(header?.places ?? [])].map(([field, place]) => [field, place + 1]),
      ),
      notes: countNotes(isWhole ? right : []),
      wrong: wrongProducts + lost.length,
    },
  };
}

function countNotes(right: readonly RightProduct[]): ProductTableSummary['notes'] {
  const counts = new Map<ProductNote, number>();
  for (const { patch } of right) {
    for (const note of patch.notes) counts.set(note, (counts.get(note) ?? 0) + 1);
  }
  return [...counts].map(([note, products]) => ({ note, products }));
}

function refuseSkuTwice(cells: ProductCells, skus: Map<string, number>): void {
  const sku = cells.text('sku')?.normalize('NFC').toLowerCase();
  if (sku === undefined) return;
  const former = skus.get(sku);
  if (former === undefined) skus.set(sku, cells.row);
  else cells.refuse('sku', 'skuTwice', former);
}
