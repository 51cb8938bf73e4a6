import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { lexer, type MarkedToken, type Token } from 'marked';
import type { SafeMailText } from '../safe-mail-text.ts';
import { SiteLink } from '../site-link.ts';
import {
  type MailBlock,
  type MailLine,
  type MailLink,
  type MailSpan,
  mailLineText,
} from './mail-blocks.ts';
import { MailCard } from './mail-card.ts';

/** What fills a place of a template. */
export type Filling = SafeMailText | SiteLink | MailCard;

/** Values of a mail, by the marks that stand for them while it is read, and who reads it. */
export interface Filled {
  readonly fillings: readonly Filling[];
  readonly locale: Locale;
}

/** Stands for a value while markup is read: of what a value holds nothing is. */
export function markOf(index: number): string {
  return `\uE000${index}\uE001`;
}
const marks = /\uE000(\d+)\uE001/;
const oneMark = new RegExp(`^${marks.source}$`);

/** A text without markup, as a subject is. */
export function renderPlainText(text: string, filled: Filled): string {
  return mailLineText(readText(text, filled));
}

/** The blocks of a mail: Markdown, as far as mails have it. Anything else is an error. */
export function readMarkup(source: string, filled: Filled): readonly MailBlock[] {
  const tokens = known(lexer(source, { gfm: true, breaks: true })).filter(
    ({ type }) => type !== 'space',
  );
  const rule = tokens.findIndex(({ type }) => type === 'hr');
  const [above, below] = rule < 0 ? [tokens, []] : [tokens.slice(0, rule), tokens.slice(rule + 1)];
  return [
    ...above.map((token) => readBlock(token, filled)),
    ...below.map((token): MailBlock => {
      if (token.type !== 'paragraph') throw unknownMarkup(token);
      return { kind: 'footnote', lines: readLines(token.tokens, filled) };
    }),
  ];
}

function readBlock(token: MarkedToken, filled: Filled): MailBlock {
  switch (token.type) {
    case 'paragraph':
      return readParagraph(token.tokens, filled);
    case 'heading':
      return { kind: 'heading', line: readLine(token.tokens, filled) };
    case 'list':
      return {
        kind: 'list',
        lines: token.items.map(({ tokens: [text, ...others] }) => {
          if (text?.type !== 'text' || others.length > 0) throw unknownMarkup(token);
          return readLine(text.tokens ?? [], filled);
        }),
      };
    case 'blockquote':
      return {
        kind: 'quote',
        lines: known(token.tokens).flatMap((inner) => {
          if (inner.type !== 'paragraph') throw unknownMarkup(inner);
          return readLines(inner.tokens, filled);
        }),
      };
    default:
      throw unknownMarkup(token);
  }
}

/** A strong link on its own is a button, and a card is a block on its own. */
function readParagraph(tokens: readonly Token[], filled: Filled): MailBlock {
  const [token, ...others] = known(tokens);
  if (others.length === 0 && token?.type === 'strong') {
    const [link, ...more] = readLine(token.tokens, filled);
    if (link?.kind === 'link' && more.length === 0) return { kind: 'button', link };
  }
  if (others.length === 0 && token?.type === 'text') {
    const value = fillingAt(token.text, filled);
    if (value instanceof MailCard) return { kind: 'card', card: value };
  }
  return { kind: 'paragraph', lines: readLines(tokens, filled) };
}

/** A new line begins at each line end of the template and of a value. */
function readLines(tokens: readonly Token[], filled: Filled): readonly MailLine[] {
  const lines: MailSpan[][] = [[]];
  for (const token of known(tokens)) {
    if (token.type === 'br') {
      lines.push([]);
      continue;
    }
    for (const span of readToken(token, filled)) {
      const [first = '', ...further] = span.kind === 'words' ? span.words.split('\n') : [];
      lines.at(-1)?.push(span.kind === 'words' ? { kind: 'words', words: first } : span);
      for (const words of further) lines.push([{ kind: 'words', words }]);
    }
  }
  return lines;
}

function readLine(tokens: readonly Token[], filled: Filled): MailLine {
  return known(tokens).flatMap((token) => readToken(token, filled));
}

function readToken(token: MarkedToken, filled: Filled): readonly MailSpan[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return readText(token.text, filled);
    case 'strong':
      return [{ kind: 'strong', spans: readLine(token.tokens, filled) }];
    case 'em':
      return [{ kind: 'quiet', spans: readLine(token.tokens, filled) }];
    case 'link':
      return [readLink(token.href, readLine(token.tokens, filled), filled)];
    default:
      throw unknownMarkup(token);
  }
}

/** No template leads anywhere but to a link of its values. */
function readLink(href: string, label: MailLine, filled: Filled): MailLink {
  const link = fillingAt(href, filled);
  if (!(link instanceof SiteLink))
    throw new Error(`A mail leads to a page of our own, not to ${href}.`);
  return { kind: 'link', address: link.in(filled.locale), label: mailLineText(label) };
}

/** Words with their values; a link without a label shows its address. */
function readText(text: string, filled: Filled): readonly MailSpan[] {
  return text.split(marks).map((piece, index): MailSpan => {
    if (index % 2 === 0) return { kind: 'words', words: piece };
    const value = filled.fillings[Number(piece)];
    if (typeof value === 'string') return { kind: 'words', words: value };
    if (!(value instanceof SiteLink)) throw new Error('A card stands in a mail by itself.');
    const address = value.in(filled.locale);
    return { kind: 'link', address, label: address };
  });
}

/** The one value that a text consists of. */
function fillingAt(text: string, { fillings }: Filled): Filling | undefined {
  const [, index] = oneMark.exec(text) ?? [];
  return index === undefined ? undefined : fillings[Number(index)];
}

/** No extension of the lexer adds tokens of other types. */
function known(tokens: readonly Token[]): readonly MarkedToken[] {
  return tokens as readonly MarkedToken[];
}

function unknownMarkup({ type, raw }: Pick<MarkedToken, 'type' | 'raw'>): Error {
  return new Error(`Mails have no markup of the type ${type}: ${raw}`);
}
