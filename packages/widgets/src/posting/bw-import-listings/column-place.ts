import {
  columnLabel,
  type ImportColumnLabels,
} from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importColumns } from '@boardwalk/sdk-core/posting/imports/columns';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { columnName } from '../../parts/table-import/column-name.ts';
import type { tableImportMessages } from '../../parts/table-import/messages.ts';

/** What a column of a table is called, by the letters of spreadsheets and the name of its field. */
export function columnPlace(
  { column, field }: { readonly column: number | null; readonly field: string | null },
  words: ImportColumnLabels,
  messages: Messages<typeof tableImportMessages>,
): string {
  const named = importColumns(words.kind).find((one) => one.field === field);
  const name = named ? columnLabel(named, words) : '';
  return columnName(column, name, messages);
}
