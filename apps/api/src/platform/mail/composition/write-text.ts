import { type SiteLanguage, siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import {
  linksOf,
  type MailBlock,
  type MailLine,
  type MailLink,
  mailLineText,
} from './mail-blocks.ts';
import type { MailCard } from './mail-card.ts';

/** What stands between a label and what it names. */
const colons: Readonly<Record<SiteLanguage, string>> = { en: ':', fr: '\u00a0:' };

/**
 * The text of a mail. A paragraph is one line, which mail programs break where their window ends; an
 * address stands at the end of a line, and whole.
 */
export function writeText(blocks: readonly MailBlock[], locale: Locale): string {
  const said = blocks.filter((block, index) => !isRepeated(block, blocks[index - 1]));
  const parts = said.map(
    (block, index) => gapBefore(block, said[index - 1]) + textOf(block, locale),
  );
  return `${parts.join('')}\n`;
}

/** The address below a button is for readers of HTML: here the button has just shown it. */
function isRepeated(block: MailBlock, before: MailBlock | undefined): boolean {
  if (before?.kind !== 'button' || block.kind !== 'paragraph') return false;
  const links = block.lines.flatMap(linksOf);
  const { address } = before.link;
  return links.length > 0 && links.every(({ label }) => label === address);
}

function gapBefore({ kind }: MailBlock, before: MailBlock | undefined): string {
  if (before === undefined) return '';
  if (kind === 'footnote' && before.kind !== kind) return '\n\n--\n';
  if (kind === 'heading') return '\n\n\n';
  return kind === 'card' && before.kind === kind ? '\n' : '\n\n';
}

function textOf(block: MailBlock, locale: Locale): string {
  const colon = colons[siteLanguage(locale)];
  switch (block.kind) {
    case 'paragraph':
    case 'footnote':
      return block.lines.map((line) => textOfLine(line, colon)).join('\n');
    case 'heading':
      return mailLineText(block.line);
    case 'list':
      return block.lines.map((line) => `- ${mailLineText(line)}`).join('\n');
    case 'quote':
      return block.lines.map((line) => `> ${mailLineText(line)}`.trimEnd()).join('\n');
    case 'button':
      return `${block.link.label}${colon}\n${block.link.address}`;
    case 'card':
      return textOfCard(block.card, colon, locale);
  }
}

/** A line that is a link is its label and its address; below any other stand its addresses. */
function textOfLine(line: MailLine, colon: string): string {
  const words = mailLineText(line);
  const links = linksOf(line);
  const [link] = links;
  if (!link) return words;
  if (link.label === words) return addressed(link, colon);
  if (links.length === 1) return `${words}\n${link.address}`;
  return [words, ...links.map((one) => addressed(one, colon))].join('\n');
}

function addressed({ label, address }: MailLink, colon: string): string {
  return label === address ? address : `${label}${colon} ${address}`;
}

function textOfCard({ facts }: MailCard, colon: string, locale: Locale): string {
  const { news, title, price, before, place, link } = facts;
  const cost = before ? `${price} (${before.said})` : price;
  const said = [title, cost, facts.facts, place].filter((one) => one !== '').join(' · ');
  return `- ${news.label}${colon} ${said}${link ? `\n  ${link.in(locale)}` : ''}`;
}
