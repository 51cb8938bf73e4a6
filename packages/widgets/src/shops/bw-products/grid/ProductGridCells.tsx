import {
  type GridField,
  type GridReader,
  gridFields,
  readGridCell,
  writeCell,
} from '@boardwalk/sdk-core/shops/edits/grid-cells';
import { cellTextOf, type GridDraft } from '@boardwalk/sdk-core/shops/edits/grid-draft';
import type { EditableRow } from '@boardwalk/sdk-core/shops/edits/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { EditGrid } from '../../../parts/edit-grid/EditGrid.tsx';
import type { GridCellState, GridChange, GridColumn } from '../../../parts/edit-grid/grid-props.ts';
import { useCellTexts } from './use-cell-texts.ts';

interface ProductGridCellsProps {
  readonly rows: readonly EditableRow[];
  readonly draft: GridDraft;
  readonly reader: GridReader;
  readonly isEditable: boolean;
  /** Why the last save left a product as it is, by its id. */
  readonly refused: ReadonlyMap<string, string>;
  readonly onChange: (changes: readonly GridChange<EditableRow>[]) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
}

/** The variants of a shop as cells of a grid. */
export function ProductGridCells(props: ProductGridCellsProps) {
  const { rows, draft, reader, isEditable, refused, onChange, onUndo, onRedo } = props;
  const texts = useCellTexts(reader);
  const { messages } = texts;
  const price = fillMessage(messages.price, { currency: reader.currency });
  const columns: readonly GridColumn[] = [
    { id: 'title', label: messages.product },
    { id: 'variant', label: messages.variant },
    { id: 'sku', label: messages.sku },
    { id: 'price', label: price, kind: 'number', isEditable },
    { id: 'stock', label: messages.stock, kind: 'number', isEditable },
    { id: 'active', label: messages.active, kind: 'yes', isEditable },
  ];

  function cell(row: EditableRow, column: string): GridCellState {
    const field = fieldOf(column);
    if (field) return editedCell(row, field);
    if (column === 'title') return { text: row.title, fault: refused.get(row.productId) };
    return { text: column === 'sku' ? (row.sku ?? '') : row.values.join(' / ') };
  }

  function editedCell(row: EditableRow, field: GridField): GridCellState {
    const text = cellTextOf(draft, row, field, reader);
    const isChanged = draft.get(row.variantId)?.texts[field] !== undefined;
    // What stands there already is nobody's fault.
    const read = readGridCell(field, text, isChanged ? reader : { ...reader, mayHide: true });
    if (read.fault !== undefined) {
      return { text, isChanged, fault: texts.fault(read.fault, field) };
    }
    // A price shows as it is typed, so that it reads alike in each state.
    if (field === 'price') return { text, isChanged };
    const shown = texts.write(read.value, row, field);
    return { text, isChanged, shown, isOn: read.value === true };
  }

  return (
    <EditGrid<EditableRow>
      label={messages.grid}
      {...{ columns, rows, cell, onUndo, onRedo, onChange }}
      rowId={({ variantId }) => variantId}
      rowName={texts.name}
      turned={(row) => {
        const read = readGridCell('active', cellTextOf(draft, row, 'active', reader), {
          ...reader,
          mayHide: true,
        });
        const active = read.fault !== undefined || !read.value;
        return writeCell({ price: row.price, stock: null, active }, 'active', reader.locale);
      }}
    />
  );
}

/** What is edited in a column; undefined for what is only read. */
export function fieldOf(column: string): GridField | undefined {
  return gridFields.find((field) => field === column);
}
