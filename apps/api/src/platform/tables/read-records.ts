import { Readable } from 'node:stream';
import {
  importRowBytes,
  mostImportedColumns,
} from '@boardwalk/sdk-core/vocabulary/imports/import-limits';
import type { TableFault } from '@boardwalk/sdk-core/vocabulary/imports/table-faults';
import { type CastingContext, CsvError, parse } from 'csv-parse';

/** A row of a table, as the spreadsheet counts rows. */
export interface TableRecord {
  readonly row: number;
  readonly cells: readonly string[];
  /** What parts the cells of its table. */
  readonly separator: string;
}

/** A row from which on the table isn't read. */
export interface BrokenRecord {
  readonly row: number;
  /** From 1; the cell at which reading ends. */
  readonly column: number;
  readonly fault: TableFault;
  readonly bound?: number;
}

/** Separators that spreadsheets write, by the language of their user. */
const separators = [',', ';', '\t'] as const;

/** Characters in which the names of the columns show their separator. */
const longestHead = 20_000;

/** Characters of which a workbook, and UTF-16 that does not say that it is, have one that no text has. */
const telltaleCharacters = 8;

/** Bytes that are read at a time: where a table ends early, no more of it is. */
const sliceBytes = 16_384;

/** The rows of a table (CSV), one after the other; what is empty is passed over and counted. */
export async function* readRecords(bytes: Uint8Array): AsyncGenerator<TableRecord | BrokenRecord> {
  const foreign = fileKindOf(bytes);
  if (foreign) {
    yield { row: 1, column: 1, fault: foreign };
    return;
  }
  const decoded = decodeTable(bytes);
  if (decoded.slice(0, telltaleCharacters).includes('\0')) {
    yield { row: 1, column: 1, fault: 'notText' };
    return;
  }
  const { text, separator } = openTable(decoded);
  const parser = Readable.from(slicesOf(Buffer.from(text))).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      // A mark inside an unquoted cell is an inch, not the beginning of a quotation, and a cell that
      // only begins with a quoted word stands as it is. Blanks behind one are for `tidyCell`.
      relax_quotes: true,
      ltrim: true,
      raw: true,
      max_record_size: importRowBytes,
      cast: requireText,
    }),
  );
  let row = 0;
  try {
    // With these settings each record is a list of texts, beside what was read.
    for await (const { record, raw } of parser as AsyncIterable<RawRecord>) {
      row += 1;
      const cells = record.flatMap((cell) => tidyCell(cell, raw) ?? []);
      if (cells.length < record.length) {
        const column = 1 + record.findIndex((cell) => tidyCell(cell, raw) === undefined);
        yield { row, column, fault: 'unreadable' };
        return;
      }
      if (cells.some((cell) => cell !== '')) yield { row, cells, separator };
    }
  } catch (error) {
    yield describeBreak(error);
  }
}

interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/** A cell at which a table ends, whatever comes after it. */
class CellBreak extends Error {
  readonly broken: BrokenRecord;
  constructor(broken: BrokenRecord) {
    super(broken.fault);
    this.broken = broken;
  }
}

/** First bytes by which a file shows that it is no table, and what it is. */
const signatures: readonly (readonly [bytes: readonly number[], fault: TableFault])[] = [
  // Excel, LibreOffice and Numbers; Excel of old.
  [[0x50, 0x4b, 0x03, 0x04], 'workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'workbook'],
  // `%PDF`, `{\\rtf`, a picture of a table.
  [[0x25, 0x50, 0x44, 0x46], 'notText'],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], 'notText'],
  [[0x89, 0x50, 0x4e, 0x47], 'notText'],
  [[0xff, 0xd8, 0xff], 'notText'],
];

function fileKindOf(bytes: Uint8Array): TableFault | undefined {
  const found = signatures.find(([own]) => own.every((byte, index) => bytes[index] === byte));
  return found?.[1];
}

/** Looks at each cell as it is read: a row may have no end. */
function requireText(cell: string, { records, index }: CastingContext): string {
  const at = { row: records + 1, column: index + 1 };
  if (index >= mostImportedColumns) {
    throw new CellBreak({ ...at, fault: 'tooManyColumns', bound: mostImportedColumns });
  }
  if (cell.includes('\0')) throw new CellBreak({ ...at, fault: 'notText' });
  return cell;
}

/** A cell without the blanks around it; nothing where a quotation in it has taken rows in. */
function tidyCell(cell: string, raw: string): string | undefined {
  const text = cell.trim();
  const isAsItStands = !text.startsWith('"') || raw.includes(`"${cell.replaceAll('"', '""')}"`);
  if (isAsItStands) return text;
  // Quoted, with blanks before the separator.
  const [, inner] = /^"([^"]*)"$/.exec(text) ?? [];
  if (inner !== undefined) return inner.trim();
  return /[\r\n]/.test(text) ? undefined : text;
}

/** Rows that were read ahead are lost with the stream; the error knows how many there were. */
function describeBreak(error: unknown): BrokenRecord {
  if (error instanceof CellBreak) return error.broken;
  if (!(error instanceof CsvError)) throw error;
  const at = { row: Number(error.records) + 1, column: Number(error.index) + 1 };
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? { ...at, fault: 'rowTooLong', bound: importRowBytes }
    : { ...at, fault: 'unreadable' };
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes);
  }
}

/**
 * The text of a table: in UTF-8, in UTF-16 where its first bytes say so, else in the encoding in
 * which Excel saves on Windows.
 */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A table without the line in which it names its separator, and that separator. */
function openTable(text: string): { readonly text: string; readonly separator: string } {
  const [line, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  if (line !== undefined && named !== undefined) {
    return { text: text.slice(line.length), separator: named };
  }
  return { text, separator: likelySeparator(text) };
}

/** The one that stands most often in the first line, outside quotation marks. */
function likelySeparator(text: string): string {
  const [head = ''] = /^[^\r\n]*/.exec(text.slice(0, longestHead).trimStart()) ?? [];
  const bare = head.replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  const most = Math.max(...counts);
  return separators.find((_, index) => counts[index] === most) ?? ',';
}
