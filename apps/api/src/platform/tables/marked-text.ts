/** What spreadsheets compute begins so; some of Asia take the full-width signs for the others. */
const computed = /^[=+\-@＝＋－＠\t\r]/;
/** A mark of ours, or one that somebody has typed before such a sign. */
const marked = /^'+[=+\-@＝＋－＠\t\r]/;

/**
 * A cell that a spreadsheet would compute begins with a mark that says it is text; numbers are numbers.
 * What begins with such a mark itself gets another, so that `readMarkedText` finds it as it was.
 */
export function writeMarkedText(cell: string): string {
  const isNumber = /^[+-]?[\d.,]+$/.test(cell);
  return marked.test(cell) || (computed.test(cell) && !isNumber) ? `'${cell}` : cell;
}

/** A cell without the mark that other software puts, too, before what would be computed. */
export function readMarkedText(cell: string): string {
  return marked.test(cell) ? cell.slice(1) : cell;
}
