import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { Liquid } from 'liquidjs';
import { mailFrame } from './mail-looks.ts';

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

/** A text, or a list of things of which each has texts, and lists of its own. */
type MailValue = string | readonly { readonly [name: string]: MailValue }[];

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
 * Values that are called links lead to our own site, to its pages in the reader's language.
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

function localize(values: MailValues, locale: Locale): MailValues {
  const local = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value.map((one) => localize(one, locale))];
    // One that is empty leads nowhere: its template leaves it out.
    if (!/(?:^l|L)ink$/.test(name) || value === '') return [name, value];
    const { origin } = new URL(value);
    return [name, origin + localPath(value.slice(origin.length), locale)];
  });
  return Object.fromEntries(local);
}

/** A line end would begin another header. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
