import {
  type GridField,
  type GridReader,
  readGridCell,
  valuesOf,
  writeCell,
} from './grid-cells.ts';
import type { EditableRow, EditedProduct, EditResult } from './schemas.ts';

/** What was typed over a row, with the row as it stood then: another page may show by now. */
export interface RowDraft {
  readonly row: EditableRow;
  readonly texts: Readonly<Partial<Record<GridField, string>>>;
}

/** What is typed and not saved yet, by variant. Whether it shows is a product's: the rows of one agree. */
export type GridDraft = ReadonlyMap<number, RowDraft>;

/** A cell that is typed over. */
export interface CellChange {
  readonly row: EditableRow;
  readonly field: GridField;
  readonly text: string;
}

/** The draft after cells were typed over; what is as it stands in the shop is no change. */
export function changeCells(
  draft: GridDraft,
  changes: readonly CellChange[],
  rows: readonly EditableRow[],
  reader: GridReader,
): GridDraft {
  const changed = new Map(draft);
  for (const change of changes) {
    for (const row of rowsOf(change, changed, rows)) {
      const { texts, row: known } = changed.get(row.variantId) ?? { row, texts: {} };
      const { [change.field]: _, ...others } = texts;
      const next = isSame(known, change, reader)
        ? others
        : { ...others, [change.field]: change.text };
      if (Object.keys(next).length === 0) changed.delete(row.variantId);
      else changed.set(row.variantId, { row: known, texts: next });
    }
  }
  return changed;
}

/** The rows that a change is of: all of a product where it is the product’s. */
function rowsOf(
  { row, field }: CellChange,
  draft: GridDraft,
  rows: readonly EditableRow[],
): readonly EditableRow[] {
  if (field !== 'active') return [row];
  const known = [...rows, ...[...draft.values()].map((one) => one.row), row];
  const own = known.filter(({ productId }) => productId === row.productId);
  return [...new Map(own.map((one) => [one.variantId, one])).values()];
}

function isSame(row: EditableRow, { field, text }: CellChange, reader: GridReader): boolean {
  const read = readGridCell(field, text, { ...reader, mayHide: true });
  return read.fault === undefined && read.value === valuesOf(row)[field];
}

/** What a cell shows: what was typed over it, or what stands in the shop. */
export function cellTextOf(
  draft: GridDraft,
  row: EditableRow,
  field: GridField,
  { locale }: Pick<GridReader, 'locale'>,
): string {
  return draft.get(row.variantId)?.texts[field] ?? writeCell(valuesOf(row), field, locale);
}

/** What is sent of a draft without faults. */
export function editedProductsOf(draft: GridDraft, reader: GridReader): EditedProduct[] {
  const products = new Map<string, EditedProduct>();
  for (const { row, texts } of draft.values()) {
    const { productId: id, version, variantId, stock: before } = row;
    const product = products.get(id) ?? { id, version, variants: [] };
    const price =
      texts.price === undefined ? undefined : readGridCell('price', texts.price, reader);
    const stock =
      texts.stock === undefined ? undefined : readGridCell('stock', texts.stock, reader);
    const active =
      texts.active === undefined ? undefined : readGridCell('active', texts.active, reader);
    const variant = {
      id: variantId,
      ...(price?.fault === undefined && price && { price: price.value }),
      ...(stock?.fault === undefined && stock && { stock: { before, after: stock.value } }),
    };
    const isEdited = texts.price !== undefined || texts.stock !== undefined;
    products.set(id, {
      ...product,
      ...(active?.fault === undefined && active && { isActive: active.value }),
      variants: isEdited ? [...product.variants, variant] : product.variants,
    });
  }
  return [...products.values()];
}

/**
 * The draft once it was sent: what was changed is no draft any more, and what was refused begins again
 * with its product as it stands now.
 */
export function settleDraft(
  draft: GridDraft,
  results: readonly EditResult[],
  reader: GridReader,
): GridDraft {
  const byId = new Map(results.map((result) => [result.id, result]));
  let settled: GridDraft = new Map([...draft].filter(([, { row }]) => !byId.has(row.productId)));
  for (const { row, texts } of draft.values()) {
    const fresh = byId
      .get(row.productId)
      ?.rows.find(({ variantId }) => variantId === row.variantId);
    if (!fresh) continue;
    const changes = Object.entries(texts).map(([field, text]) => ({
      // Texts are of these fields.
      ...{ row: fresh, field: field as GridField, text },
    }));
    settled = changeCells(settled, changes, [], reader);
  }
  return settled;
}
