import {
  columnLabel,
  type ImportColumnLabels,
} from '@boardwalk/sdk-core/posting/imports/column-labels';
import { importColumns } from '@boardwalk/sdk-core/posting/imports/columns';
import type { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { columnLetters } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a column of a table is called, by the letters of spreadsheets and the name of its field. */
export function columnPlace(
  { column, field }: { readonly column: number | null; readonly field: string | null },
  words: ImportColumnLabels,
  messages: Messages<typeof importsMessages>,
): string {
  const named = importColumns(words.kind).find((one) => one.field === field);
  const name = named ? columnLabel(named, words) : '';
  if (column === null) return name;
  const letters = columnLetters(column);
  return name === '' ? letters : fillMessage(messages.columnNamed, { letters, name });
}
