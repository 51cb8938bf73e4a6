import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';

/** A row of a table, as the spreadsheet counts rows. */
export interface TableRecord {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A row from which on the table can't be read. */
export interface BrokenRecord {
  readonly row: number;
  readonly isBroken: true;
}

/** Separators that spreadsheets write, by the language of whoever has them. */
const separators = [',', ';', '\t'] as const;

/** Characters in which the names of the columns tell their separator. */
const longestHead = 20_000;

/** Bytes that are read before others have their turn. */
const sliceBytes = 16_384;

/** The rows of a table (CSV), one after the other; what is empty is passed over and counted. */
export async function* readRecords(bytes: Uint8Array): AsyncGenerator<TableRecord | BrokenRecord> {
  const { text, separator } = openTable(decodeTable(bytes));
  const parser = Readable.from(slicesOf(Buffer.from(text))).pipe(
    parse({
      delimiter: separator,
      relax_column_count: true,
      // A mark inside an unquoted cell is an inch, not the beginning of a quotation.
      relax_quotes: true,
      trim: true,
    }),
  );
  let row = 0;
  try {
    // With these settings each record is a list of texts.
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell !== '')) yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows that were read ahead are lost with the stream; it knows how many there were.
    yield { row: Number(error.records) + 1, isBroken: true };
  }
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    await setImmediate();
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
