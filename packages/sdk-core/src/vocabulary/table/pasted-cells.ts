/** Cells that a paste may bring; what comes after them is left out. */
export const mostPastedCells = 20_000;

/** Characters of a cell that count; no number or word of a grid has as many. */
const longestCell = 1_000;

/**
 * The cells of what a spreadsheet copies: tabs between cells, line breaks between rows, and quotation
 * marks around a cell that has one of these. A last line break ends the last row.
 */
export function readPastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cells = 0;
  // A cell in quotation marks, or one up to the next tab or line break; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cells < mostPastedCells) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).slice(0, longestCell));
    cells += 1;
    const isOver = cell.lastIndex >= text.length;
    if (isOver && end === '\t') rows.at(-1)?.push('');
    if (isOver || end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

/** Cells as a spreadsheet takes them from the clipboard. */
export function writeCopiedCells(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quote).join('\t')).join('\n');
}

function quote(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
