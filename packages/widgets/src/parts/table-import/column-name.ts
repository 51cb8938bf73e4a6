import { columnLetters } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { tableImportMessages } from './messages.ts';

/** What a column of a table is called, by the letters of spreadsheets and the name of its field. */
export function columnName(
  column: number | null,
  name: string,
  messages: Messages<typeof tableImportMessages>,
): string {
  if (column === null) return name;
  const letters = columnLetters(column);
  return name === '' ? letters : fillMessage(messages.columnNamed, { letters, name });
}
