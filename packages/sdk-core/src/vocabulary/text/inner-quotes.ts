import type { Locale } from './locale.ts';

/**
 * A name as it stands within quotation marks: those of its own are the inner ones of the language,
 * “ ” in French, and ‘ ’ in English.
 */
export function innerQuotes(name: string, locale: Locale): string {
  return locale === 'fr-CA'
    ? name.replace(/«[\s\u00a0\u202f]*(.*?)[\s\u00a0\u202f]*»/gu, '“$1”')
    : name.replace(/“(.*?)”/gu, '‘$1’');
}
