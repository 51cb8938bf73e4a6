import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { stringify } from 'csv-stringify/sync';
import { writeMarkedText } from './marked-text.ts';

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
    rows.map((row) => row.map(writeMarkedText)),
    // In French a comma stands in numbers, and spreadsheets part cells by another sign.
    {
      bom: isBeginning,
      record_delimiter: '\r\n',
      delimiter: language === 'fr-CA' ? ';' : ',',
      quoted: true,
    },
  );
}
