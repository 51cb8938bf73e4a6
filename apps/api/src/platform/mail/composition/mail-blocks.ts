import type { MailCard } from './mail-card.ts';

/** A link to a page of our own site. */
export interface MailLink {
  readonly kind: 'link';
  readonly address: string;
  readonly label: string;
}

/** Words of a line, as they are or in a way of their own; quiet ones stand back. */
export type MailSpan =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'strong' | 'quiet'; readonly spans: readonly MailSpan[] }
  | MailLink;

/** What ends with a line end. */
export type MailLine = readonly MailSpan[];

/** What a mail consists of, from which its text and its HTML are made. */
export type MailBlock =
  | { readonly kind: 'paragraph' | 'list' | 'quote'; readonly lines: readonly MailLine[] }
  | { readonly kind: 'heading'; readonly line: MailLine }
  /** The one thing that a mail, or a part of it, asks for. */
  | { readonly kind: 'button'; readonly link: MailLink }
  | { readonly kind: 'card'; readonly card: MailCard }
  | Footnote;

/** Stands below the mail, behind a line. */
export interface Footnote {
  readonly kind: 'footnote';
  readonly lines: readonly MailLine[];
}

/** The words of a line without what is said about them. */
export function mailLineText(line: MailLine): string {
  return line
    .map((span) => {
      if (span.kind === 'words') return span.words;
      return span.kind === 'link' ? span.label : mailLineText(span.spans);
    })
    .join('');
}

/** The links of a line, in their order. */
export function linksOf(line: MailLine): readonly MailLink[] {
  return line.flatMap((span) => {
    if (span.kind === 'words') return [];
    return span.kind === 'link' ? [span] : linksOf(span.spans);
  });
}
