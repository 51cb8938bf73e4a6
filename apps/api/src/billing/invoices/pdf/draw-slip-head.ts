import type { SlipTexts } from '@boardwalk/sdk-core/billing/invoices/slip-texts';
import { drawBlock, drawParagraph, type TextColumn } from './draw-blocks.ts';
import { ruleColors, styles } from './invoice-styles.ts';
import { drawRule, type Paper } from './paper.ts';
import { drawFacts } from './write-invoice-pdf.ts';

/** What the first page of a packing slip begins with: what it is, from whom and to whom. */
export function drawSlipHead(paper: Paper, texts: SlipTexts): void {
  const { root, left, width } = paper;
  const half = (width - 24) / 2;
  const whole: TextColumn = { x: left, width };
  const leftHalf: TextColumn = { x: left, width: half };
  const rightHalf: TextColumn = { x: left + half + 24, width: half };
  const heading = { text: texts.heading, style: styles.heading, tag: 'H1' };
  paper.y = drawParagraph(paper, root, heading, whole, paper.y) + 8;
  drawRule(paper, ruleColors.strong, 1);
  paper.y += 14;
  const [from, ...others] = texts.parties;
  const ends = [
    from ? drawBlock(paper, from, leftHalf, paper.y) : paper.y,
    drawFacts(paper, texts, rightHalf),
  ];
  paper.y = Math.max(...ends) + 16;
  for (const party of others) paper.y = drawBlock(paper, party, leftHalf, paper.y) + 8;
  paper.y += 14;
}
