import { siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { Liquid } from 'liquidjs';
import {
  type Filled,
  type Filling,
  markOf,
  readMarkup,
  renderPlainText,
} from './composition/read-markup.ts';
import { writeHtml } from './composition/write-html.ts';
import { writeText } from './composition/write-text.ts';

/** A mail in one language, filled in by Liquid. */
export interface MailTexts {
  readonly subject: string;
  /** In the Markdown that mails have: docs/architecture/mail.md#templates. */
  readonly body: string;
}

/** A mail in every language, with the names of what is filled in. */
export interface MailTemplate<Value extends string = string> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly texts: { readonly en: MailTexts; readonly fr: MailTexts };
}

/**
 * Text that is harmless in mails, a link to our own site, a card, or a list of things of which each
 * has such values. A plain text is none: its author may have written an address.
 */
export type MailValue = Filling | readonly { readonly [name: string]: MailValue }[];

/** What fills a template in. */
export type MailValues<Value extends string = string> = Readonly<Record<Value, MailValue>>;

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Fills a template in, and makes text and HTML of its body. A value is never read as markup, and a
 * subject is one line whatever its values hold. Links lead to our own site, to its pages in the
 * reader's language.
 */
export function renderMail<Value extends string>(
  { texts }: MailTemplate<Value>,
  locale: Locale,
  values: MailValues<Value>,
): RenderedMail {
  const { subject, body } = texts[siteLanguage(locale)];
  const line = oneLine(renderPlainText(...fillIn(subject, locale, values)));
  const blocks = readMarkup(...fillIn(body, locale, values));
  return {
    subject: line,
    text: writeText(blocks, locale),
    html: writeHtml(line, blocks, locale),
  };
}

/** A template with marks in the places of its values, and these. */
function fillIn(template: string, locale: Locale, values: MailValues): [string, Filled] {
  const parsed = parsedTemplates.get(template) ?? parseTemplate(template);
  parsedTemplates.set(template, parsed);
  const { text, fillings } = parsed(values);
  return [text, { fillings, locale }];
}

type ParsedTemplate = (values: MailValues) => {
  readonly text: string;
  readonly fillings: readonly Filling[];
};

/** Templates stand in the program: there are no more of them than texts there. */
const parsedTemplates = new Map<string, ParsedTemplate>();

function parseTemplate(template: string): ParsedTemplate {
  // Nothing else is rendered before one rendering ends.
  let fillings: Filling[] = [];
  const liquid = new Liquid({
    // Values alone are reached: no files, nothing inherited; what is missing is an error.
    ...{ strictVariables: true, strictFilters: true, ownPropertyOnly: true, templates: {} },
    outputEscape: (value: Filling) => markOf(fillings.push(value) - 1),
  });
  // It would let a value in without its mark.
  liquid.unregisterFilter('raw');
  const parsed = liquid.parse(template);
  return (values) => {
    fillings = [];
    return { text: liquid.renderSync(parsed, values), fillings };
  };
}

/** Characters of a subject; mail programs show fewer. */
const longestSubject = 200;

/** A line end would begin another header. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return [...line].slice(0, longestSubject).join('');
}
