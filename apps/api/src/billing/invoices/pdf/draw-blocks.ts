import type { BlockText } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { styles } from './invoice-styles.ts';
import { addElement, drawElement, type Element, type Paper } from './paper.ts';
import { drawLine, heightOf, type LaidLine, layText, type TextStyle } from './pdf-text.ts';

/** A column of a page. */
export interface TextColumn {
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** Draws lines below each other; answers where the next one would be. */
export function drawLines(
  { doc }: Paper,
  lines: readonly LaidLine[],
  { x, width, align = 'left' }: TextColumn,
  from: number,
): number {
  let y = from;
  for (const line of lines) {
    drawLine(doc, line, { x, y, width, align });
    y += heightOf(line);
  }
  return y;
}

/** Draws a paragraph; answers where the next one would be. */
export function drawParagraph(
  paper: Paper,
  parent: Element,
  {
    text,
    style,
    tag = 'P',
  }: { readonly text: string; readonly style: TextStyle; readonly tag?: string },
  column: TextColumn,
  from: number,
): number {
  let y = from;
  const lines = layText(paper.doc, text, column.width, style);
  drawElement(paper, parent, tag, () => {
    y = drawLines(paper, lines, column, from);
  });
  return y;
}

/** Draws a cell of a table, each paragraph of it by itself. */
export function drawCell(
  paper: Paper,
  row: Element,
  { tag, scope }: { readonly tag: 'TH' | 'TD'; readonly scope?: 'Row' | 'Column' },
  paragraphs: readonly (readonly LaidLine[])[],
  column: TextColumn,
  from: number,
): void {
  const cell = addElement(paper, row, tag, scope);
  let y = from;
  for (const lines of paragraphs) {
    drawElement(paper, cell, 'P', () => {
      y = drawLines(paper, lines, column, y);
    });
  }
}

/** Draws a label with its lines below it; answers where the next block would be. */
export function drawBlock(
  paper: Paper,
  { label, lines }: BlockText,
  column: TextColumn,
  from: number,
): number {
  let y = drawParagraph(
    paper,
    paper.root,
    { text: label, style: styles.label, tag: 'H2' },
    column,
    from,
  );
  y += 1;
  for (const [nth, text] of lines.entries()) {
    const style = nth === 0 ? styles.strong : styles.text;
    y = drawParagraph(paper, paper.root, { text, style }, column, y);
  }
  return y;
}
