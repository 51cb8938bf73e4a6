import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { Liquid } from 'liquidjs';
import { mailFrame } from './mail-looks.ts';
import type { MailWords } from './mail-words.ts';
import { SiteLink } from './site-link.ts';

/** A mail in one language, as Liquid templates. */
export interface MailTexts {
  readonly subject: string;
  /** Paragraphs between empty lines. */
  readonly text: string;
  /** The same for people whose reader shows HTML; stands in the frame that all mails share. */
  readonly html: string;
}

/** A mail in every language, with the names of what is filled in. */
export interface MailTemplate<Value extends string = string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly texts: { readonly en: MailTexts; readonly fr: MailTexts };
}

/**
 * Words that are harmless in mails, a link to our own site, or a list of things of which each
 * has such values. A plain text is none: whoever wrote it may have written an address.
 */
export type MailValue = MailWords | SiteLink | readonly { readonly [name: string]: MailValue }[];

/** What fills a template in. */
export type MailValues<Value extends string = string> = Readonly<Record<Value, MailValue>>;

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Values alone are reached: no files, nothing inherited; what is missing is an error. */
const options = {
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  templates: {},
};
const plain = new Liquid(options);
const escaping = new Liquid({ ...options, outputEscape: 'escape' });

const frame = escaping.parse(mailFrame);

/**
 * Fills a template in; values are escaped in HTML, and a subject is one line whatever they hold.
 * Links lead to our own site, to its pages in the reader's language.
 */
export function renderMail<Value extends string>(
  { texts }: MailTemplate<Value>,
  locale: Locale,
  values: MailValues<Value>,
): RenderedMail {
  const language = locale === 'fr-CA' ? 'fr' : 'en';
  const { subject, text, html } = texts[language];
  const local = localize(values, locale);
  const line = oneLine(plain.parseAndRenderSync(subject, local));
  const content = escaping.parseAndRenderSync(html, local);
  return {
    subject: line,
    text: plain.parseAndRenderSync(text, local),
    html: escaping.renderSync(frame, { language: locale, subject: line, content }),
  };
}

type LocalValue = string | readonly { readonly [name: string]: LocalValue }[];

function localize(
  values: Readonly<Record<string, MailValue>>,
  locale: Locale,
): { readonly [name: string]: LocalValue } {
  const local = Object.entries(values).map(([name, value]) => [name, localValue(value, locale)]);
  return Object.fromEntries(local);
}

function localValue(value: MailValue, locale: Locale): LocalValue {
  if (typeof value === 'string') return value;
  return value instanceof SiteLink ? value.in(locale) : value.map((one) => localize(one, locale));
}

/** Characters of a subject; mail programs show fewer. */
const longestSubject = 200;

/** A line end would begin another header. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...line].slice(0, longestSubject).join('');
}
