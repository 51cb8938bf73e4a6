import type {
  InvoiceTexts,
  RowText,
  SumText,
} from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { drawCell, drawLines, type TextColumn } from './draw-blocks.ts';
import { ruleColors, styles } from './invoice-styles.ts';
import { addElement, drawArtifact, drawRule, type Element, type Paper } from './paper.ts';
import { heightOf, heightOfAll, type LaidLine, layText, type TextStyle } from './pdf-text.ts';

type ColumnName = keyof InvoiceTexts['columns'];

const gap = 12;
const rowPadding = 6;

/** The columns from left to right; the first one takes what the others leave. */
function columnsOf({ left, width }: Paper): Readonly<Record<ColumnName, TextColumn>> {
  const right = left + width;
  const amount = { x: right - 96, width: 96, align: 'right' } as const;
  const unitPrice = { x: amount.x - gap - 88, width: 88, align: 'right' } as const;
  const quantity = { x: unitPrice.x - gap - 52, width: 52, align: 'right' } as const;
  return { description: { x: left, width: quantity.x - gap - left }, quantity, unitPrice, amount };
}

const figureNames = ['quantity', 'unitPrice', 'amount'] as const;
const columnNames = ['description', ...figureNames] as const;

/** A row of that height may be parted, in points, and what then stands on the first page. */
const longRow = 300;
const leastRoom = 60;

/** Draws the table of what was sold, on as many pages as it needs; each begins with its head. */
export function drawTable(paper: Paper, texts: InvoiceTexts, turnPage: () => void): void {
  const table = addElement(paper, paper.root, 'Table');
  const head = layHead(paper, texts);
  const row = addElement(paper, table, 'TR');
  drawHead(paper, head, (lines, column) =>
    drawCell(paper, row, { tag: 'TH', scope: 'Column' }, [lines], column, paper.y),
  );
  // On later pages it is looked at alone.
  const repeat = () => {
    turnPage();
    drawHead(paper, head, (lines, column) =>
      drawArtifact(paper, () => void drawLines(paper, lines, column, paper.y)),
    );
  };
  for (const one of texts.rows) drawRow(paper, table, one, repeat);
}

type DrawHeadCell = (lines: readonly LaidLine[], column: TextColumn) => void;
type Cells = Readonly<Record<ColumnName, readonly LaidLine[]>>;

function layHead({ doc, ...paper }: Paper, { columns }: InvoiceTexts): Cells {
  const places = columnsOf({ doc, ...paper });
  const lay = (name: ColumnName) => layText(doc, columns[name], places[name].width, styles.label);
  return {
    description: lay('description'),
    quantity: lay('quantity'),
    unitPrice: lay('unitPrice'),
    amount: lay('amount'),
  };
}

function drawHead(paper: Paper, head: Cells, draw: DrawHeadCell): void {
  const places = columnsOf(paper);
  for (const name of columnNames) draw(head[name], places[name]);
  paper.y += Math.max(...columnNames.map((name) => heightOfAll(head[name]))) + 4;
  drawRule(paper, ruleColors.strong, 1);
}

/** Draws a row on the page that has room for it; what is longer than a page goes on on the next. */
function drawRow(paper: Paper, table: Element, row: RowText, turnPage: () => void): void {
  const places = columnsOf(paper);
  const lay = (text: string, name: ColumnName, style: TextStyle) =>
    layText(paper.doc, text, places[name].width, style);
  const texts = [
    lay(row.description, 'description', styles.text),
    ...row.notes.map((note) => lay(note, 'description', styles.note)),
  ];
  const figures = figureNames.map((name) => [name, lay(row[name], name, styles.text)] as const);
  const least = Math.max(...figures.map(([, lines]) => heightOfAll(lines)));
  const whole = Math.max(heightOfAll(texts.flat()), least) + 2 * rowPadding;
  const room = paper.bottom - paper.y;
  if (whole > room && (whole < longRow || room < leastRoom)) turnPage();
  let left: readonly (readonly LaidLine[])[] = texts;
  for (let isFirst = true; isFirst || left.length > 0; isFirst = false) {
    if (!isFirst) turnPage();
    const { fitting, rest } = takeFitting(left, paper.bottom - paper.y - 2 * rowPadding);
    const from = paper.y + rowPadding;
    const element = addElement(paper, table, 'TR');
    drawCell(paper, element, { tag: 'TD' }, fitting, places.description, from);
    for (const [name, lines] of figures) {
      drawCell(paper, element, { tag: 'TD' }, isFirst ? [lines] : [], places[name], from);
    }
    left = rest;
    const height = Math.max(heightOfAll(fitting.flat()), isFirst ? least : 0);
    paper.y = from + height + rowPadding;
    drawRule(paper, ruleColors.faint, 0.5);
  }
}

type Paragraphs = readonly (readonly LaidLine[])[];

/** The first lines, as many as there is room for, one at least; and those that are left. */
function takeFitting(
  paragraphs: Paragraphs,
  room: number,
): { readonly fitting: Paragraphs; readonly rest: Paragraphs } {
  let height = 0;
  const fits = (line: LaidLine) => {
    const isFirst = height === 0;
    height += heightOf(line);
    return isFirst || height <= room;
  };
  const counts = paragraphs.map((lines) => lines.filter(fits).length);
  const part = (cut: (lines: readonly LaidLine[], at: number) => readonly LaidLine[]) =>
    paragraphs.map((lines, nth) => cut(lines, counts[nth] ?? 0)).filter(({ length }) => length > 0);
  return {
    fitting: part((lines, at) => lines.slice(0, at)),
    rest: part((lines, at) => lines.slice(at)),
  };
}

/** Draws the sums below each other at the right, all on one page. */
export function drawSums(paper: Paper, sums: readonly SumText[], turnPage: () => void): void {
  const places = columnsOf(paper);
  const { amount } = places;
  const x = places.quantity.x - 60;
  const label: TextColumn = { x, width: amount.x - gap - x };
  const laid = sums.map((sum) => {
    const style = sum.isTotal ? styles.total : styles.text;
    const lines = layText(paper.doc, sum.label, label.width, style);
    const notes = (sum.notes ?? []).map((note) =>
      layText(paper.doc, note, label.width, styles.note),
    );
    const figures = layText(paper.doc, sum.amount, amount.width + gap, style);
    return { ...sum, texts: [lines, ...notes], figures };
  });
  const height = laid.reduce((all, { texts }) => all + heightOfAll(texts.flat()) + 5, 0);
  if (paper.y + height > paper.bottom) turnPage();
  const table = addElement(paper, paper.root, 'Table');
  for (const { texts, figures, isTotal } of laid) {
    if (isTotal) drawSumRule(paper, x);
    const from = paper.y;
    const row = addElement(paper, table, 'TR');
    drawCell(paper, row, { tag: 'TH', scope: 'Row' }, texts, label, from);
    const column = { ...amount, x: amount.x - gap, width: amount.width + gap };
    drawCell(paper, row, { tag: 'TD' }, [figures], column, from);
    paper.y += Math.max(heightOfAll(texts.flat()), heightOfAll(figures)) + 5;
  }
}

function drawSumRule(paper: Paper, x: number): void {
  paper.y += 2;
  drawRule({ ...paper, left: x, width: paper.left + paper.width - x }, ruleColors.strong, 1);
  paper.y += 6;
}
