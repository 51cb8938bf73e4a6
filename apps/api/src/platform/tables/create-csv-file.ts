import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { stringify } from 'csv-stringify/sync';

/**
 * A table (CSV) that spreadsheets open as it is meant: they take it for UTF-8 by its first bytes, and
 * compute nothing of what somebody has typed.
 */
export function createCsvFile(
  name: string,
  rows: readonly (readonly string[])[],
  language: Locale,
): File {
  const table = writeCsvRows(rows, language, true);
  return new File([table], `${name}.csv`, { type: 'text/csv' });
}

/** Some rows of such a table, of which the first ones begin it. */
export function writeCsvRows(
  rows: readonly (readonly string[])[],
  language: Locale,
  isBeginning: boolean,
): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // In French a comma stands in numbers, and spreadsheets part cells by another sign.
    {
      bom: isBeginning,
      record_delimiter: '\r\n',
      delimiter: language === 'fr-CA' ? ';' : ',',
      quoted: true,
    },
  );
}

/** A cell that a spreadsheet would compute begins with a mark that says it is text; numbers are numbers. */
function asText(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,]+$/.test(cell) ? `'${cell}` : cell;
}
