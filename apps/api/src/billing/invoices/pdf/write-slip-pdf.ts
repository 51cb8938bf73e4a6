import type { SlipRow, SlipTexts } from '@boardwalk/sdk-core/billing/invoices/slip-texts';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { drawBlock, drawCell, drawParagraph, type TextColumn } from './draw-blocks.ts';
import { drawSlipHead } from './draw-slip-head.ts';
import { ruleColors, styles } from './invoice-styles.ts';
import {
  addElement,
  closePaper,
  drawRule,
  type Element,
  openPaper,
  type Paper,
  turnPage,
} from './paper.ts';
import { heightOfAll, layText } from './pdf-text.ts';
import { drawFeet } from './write-invoice-pdf.ts';

/** A packing slip with the paper on which it is printed. */
export interface PrintedSlip {
  readonly texts: SlipTexts;
  readonly locale: Locale;
  readonly size: 'A4' | 'LETTER';
  /** As its readers see: the same slip has the same bytes. */
  readonly madeAt: Date;
}

const rowPadding = 6;

/** A packing slip as a PDF, tagged for screen readers. */
export async function writeSlipPdf({ texts, locale, ...rest }: PrintedSlip): Promise<Uint8Array> {
  const paper = await openPaper({ title: texts.title, language: locale, ...rest });
  drawSlipHead(paper, texts);
  drawRows(paper, texts);
  drawNote(paper, texts);
  drawFeet(paper, { pageOf: (page, pages) => fillMessage(texts.page, { page, pages }) });
  return closePaper(paper);
}

function columnsOf({ left, width }: Paper): readonly [TextColumn, TextColumn] {
  const quantity = { x: left + width - 72, width: 72, align: 'right' } as const;
  return [{ x: left, width: width - 72 - 12 }, quantity];
}

function drawRows(paper: Paper, { columns, rows }: SlipTexts): void {
  const table = addElement(paper, paper.root, 'Table');
  const [item, quantity] = columnsOf(paper);
  const head = addElement(paper, table, 'TR');
  const lay = (text: string) => layText(paper.doc, text, item.width, styles.label);
  const column = { tag: 'TH', scope: 'Column' } as const;
  drawCell(paper, head, column, [lay(columns.item)], item, paper.y);
  drawCell(paper, head, column, [lay(columns.quantity)], quantity, paper.y);
  paper.y += heightOfAll(lay(columns.item)) + 4;
  drawRule(paper, ruleColors.strong, 1);
  for (const row of rows) drawRow(paper, table, row);
}

function drawRow(paper: Paper, table: Element, row: SlipRow): void {
  const [item, quantity] = columnsOf(paper);
  const texts = [
    layText(paper.doc, row.item, item.width, styles.strong),
    ...row.notes.map((note) => layText(paper.doc, note, item.width, styles.note)),
  ];
  const height = heightOfAll(texts.flat()) + 2 * rowPadding;
  if (paper.y + height > paper.bottom) turnPage(paper);
  const element = addElement(paper, table, 'TR');
  const from = paper.y + rowPadding;
  drawCell(paper, element, { tag: 'TD' }, texts, item, from);
  const figure = layText(paper.doc, row.quantity, quantity.width, styles.strong);
  drawCell(paper, element, { tag: 'TD' }, [figure], quantity, from);
  paper.y += height;
  drawRule(paper, ruleColors.faint, 0.5);
}

function drawNote(paper: Paper, { note }: SlipTexts): void {
  if (note.lines.length === 0) return;
  const column: TextColumn = { x: paper.left, width: paper.width };
  const heights = note.lines.map((line) =>
    heightOfAll(layText(paper.doc, line, column.width, styles.text)),
  );
  const height = heights.reduce((sum, one) => sum + one, 30);
  paper.y += 16;
  if (paper.y + height > paper.bottom) turnPage(paper);
  paper.y = drawBlock(paper, { label: note.label, lines: [] }, column, paper.y);
  for (const text of note.lines) {
    paper.y = drawParagraph(paper, paper.root, { text, style: styles.text }, column, paper.y);
  }
}
