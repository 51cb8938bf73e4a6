import type { IssuedInvoice } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { InvoiceTexts } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { countryOfLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { drawBlock, drawCell, drawLines, drawParagraph, type TextColumn } from './draw-blocks.ts';
import { drawSums, drawTable } from './draw-table.ts';
import { writeTextsOf } from './invoice-language.ts';
import { ruleColors, styles } from './invoice-styles.ts';
import {
  addElement,
  closePaper,
  drawArtifact,
  drawRule,
  openPaper,
  type Paper,
  turnPage,
} from './paper.ts';
import { heightOfAll, layText } from './pdf-text.ts';

/**
 * An invoice as a PDF in the reader's language, tagged for screen readers, on the paper of the buyer's
 * country. The same invoice has the same bytes.
 */
export async function writeInvoicePdf(invoice: IssuedInvoice, locale: Locale): Promise<Uint8Array> {
  const texts = writeTextsOf(invoice, locale);
  const country = invoice.billedTo?.countryCode ?? countryOfLocale(locale);
  const paper = await openPaper({
    title: texts.title,
    language: locale,
    size: country === 'AU' ? 'A4' : 'LETTER',
    madeAt: new Date(invoice.issuedAt),
  });
  const goOn = () => beginLaterPage(paper, texts);
  drawTop(paper, texts);
  drawTable(paper, texts, goOn);
  paper.y += 14;
  drawSums(paper, texts.sums, goOn);
  drawFeet(paper, texts);
  return closePaper(paper);
}

/** What the first page begins with: what it is, who sold it, to whom. */
function drawTop(paper: Paper, texts: InvoiceTexts): void {
  const { root, left, width } = paper;
  const half = (width - 24) / 2;
  const leftHalf: TextColumn = { x: left, width: half };
  const rightHalf: TextColumn = { x: left + half + 24, width: half };
  const whole: TextColumn = { x: left, width: width - 90 };
  const heading = { text: texts.heading, style: styles.heading, tag: 'H1' };
  const y = drawParagraph(paper, root, heading, whole, paper.y);
  const paid = { text: texts.paid, style: styles.paid };
  drawParagraph(
    paper,
    root,
    paid,
    { x: left + width - 90, width: 90, align: 'right' },
    paper.y + 11,
  );
  paper.y = y + 8;
  drawRule(paper, ruleColors.strong, 1);
  paper.y += 14;
  const ends = [drawSeller(paper, texts, leftHalf), drawFacts(paper, texts, rightHalf)];
  paper.y = Math.max(...ends) + 16;
  const places = [leftHalf, rightHalf];
  const parties = texts.parties.map((party, nth) =>
    drawBlock(paper, party, places[nth] ?? leftHalf, paper.y),
  );
  paper.y = Math.max(paper.y, ...parties) + 22;
}

function drawSeller(
  paper: Paper,
  { sellerName, seller }: InvoiceTexts,
  column: TextColumn,
): number {
  const { root } = paper;
  let y = drawParagraph(paper, root, { text: sellerName, style: styles.seller }, column, paper.y);
  for (const text of seller) {
    y = drawParagraph(paper, root, { text, style: styles.note }, column, y);
  }
  return y;
}

/** Draws each fact on a line, its label before it; answers where the next block would be. */
export function drawFacts(
  paper: Paper,
  { facts }: Pick<InvoiceTexts, 'facts'>,
  { x, width }: TextColumn,
): number {
  const label: TextColumn = { x, width: 96 };
  const value: TextColumn = { x: x + 104, width: width - 104 };
  const table = addElement(paper, paper.root, 'Table');
  let y = paper.y;
  for (const fact of facts) {
    const row = addElement(paper, table, 'TR');
    const name = layText(paper.doc, fact.label, label.width, styles.note);
    const texts = fact.lines.map((text) => layText(paper.doc, text, value.width, styles.text));
    // Both stand on one line of letters, though one is smaller.
    drawCell(paper, row, { tag: 'TH', scope: 'Row' }, [name], label, y + 1);
    drawCell(paper, row, { tag: 'TD' }, texts, value, y);
    y += Math.max(heightOfAll(name), heightOfAll(texts.flat())) + 2;
  }
  return y;
}

function beginLaterPage(paper: Paper, { title, sellerName }: InvoiceTexts): void {
  turnPage(paper);
  const { left, width } = paper;
  drawArtifact(paper, () => {
    const half = width / 2;
    const write = (text: string, column: TextColumn) => {
      const [line] = layText(paper.doc, text, column.width, styles.note);
      if (line) drawLines(paper, [line], column, paper.y);
    };
    write(title, { x: left, width: half });
    write(sellerName, { x: left + half, width: half, align: 'right' });
  });
  paper.y += 24;
}

/** Draws the number of each page, once it is known how many there are. */
export function drawFeet(paper: Paper, { pageOf }: Pick<InvoiceTexts, 'pageOf'>): void {
  const { doc, left, width, bottom } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    doc.switchToPage(start + nth);
    const lines = layText(doc, pageOf(nth + 1, count), width, styles.note);
    drawArtifact(paper, () => {
      drawLines(paper, lines, { x: left, width, align: 'right' }, bottom + 16);
    });
  }
}
