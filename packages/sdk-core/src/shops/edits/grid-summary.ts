import { mostEditedRows } from './edit-limits.ts';
import {
  type GridFault,
  type GridField,
  type GridReader,
  type GridValues,
  gridFields,
  readGridCell,
  valuesOf,
} from './grid-cells.ts';
import type { GridDraft } from './grid-draft.ts';
import type { EditableRow } from './schemas.ts';

/** A cell that will be another one. */
export interface PlannedCell {
  readonly row: EditableRow;
  readonly field: GridField;
  readonly before: GridValues[GridField];
  readonly after: GridValues[GridField];
  /** Whether a price falls or rises by more than half. */
  readonly isSteep: boolean;
  /** Whether a price from before is no longer more, so that it goes. */
  readonly endsSaving: boolean;
}

/** A cell of which nobody can say what it means. */
export interface WrongCell {
  readonly row: EditableRow;
  readonly field: GridField;
  readonly fault: GridFault;
}

/** What a draft comes to. */
export interface GridSummary {
  readonly prices: number;
  readonly stocks: number;
  /** Products that will show, and those that will not. */
  readonly shown: number;
  readonly hidden: number;
  readonly planned: readonly PlannedCell[];
  readonly wrong: readonly WrongCell[];
  /** Whether it is more than one edit may change. */
  readonly isTooMuch: boolean;
}

/** What a draft changes, cell by cell, and what is wrong with it. */
export function summarizeDraft(draft: GridDraft, reader: GridReader): GridSummary {
  const planned: PlannedCell[] = [];
  const wrong: WrongCell[] = [];
  const products = new Set<string>();
  for (const { row, texts } of draft.values()) {
    for (const field of gridFields) {
      const text = texts[field];
      if (text === undefined) continue;
      // What is a product’s counts once, however many rows of it say so.
      if (field === 'active' && products.has(row.productId)) continue;
      if (field === 'active') products.add(row.productId);
      const read = readGridCell(field, text, reader);
      if (read.fault !== undefined) wrong.push({ row, field, fault: read.fault });
      else planned.push(planCell(row, field, read.value));
    }
  }
  const shows = planned.filter(({ field }) => field === 'active');
  return {
    prices: planned.filter(({ field }) => field === 'price').length,
    stocks: planned.filter(({ field }) => field === 'stock').length,
    shown: shows.filter(({ after }) => after === true).length,
    hidden: shows.filter(({ after }) => after === false).length,
    planned,
    wrong,
    isTooMuch: isTooMuch(draft),
  };
}

function isTooMuch(draft: GridDraft): boolean {
  const drafts = [...draft.values()];
  const products = new Set(drafts.map(({ row }) => row.productId));
  const variants = drafts.filter(({ texts }) => (texts.price ?? texts.stock) !== undefined);
  return Math.max(products.size, variants.length) > mostEditedRows;
}

function planCell(row: EditableRow, field: GridField, after: PlannedCell['after']): PlannedCell {
  const before = valuesOf(row)[field];
  const price = field === 'price' && typeof after === 'number' ? after : row.price;
  return {
    ...{ row, field, before, after },
    isSteep: isSteep(row.price, price),
    endsSaving: field === 'price' && row.compareAt !== null && row.compareAt <= price,
  };
}

/** More than half less, or more than half as much again. */
function isSteep(before: number, after: number): boolean {
  return after * 2 < before || after * 2 > before * 3;
}
