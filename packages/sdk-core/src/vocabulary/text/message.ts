import type { Locale } from './locale.ts';

/**
 * A message by how many there are, in the form of `@nanostores/i18n`; `{count}` is the number.
 * English has these two; a language may add the other categories of `Intl.PluralRules`.
 */
export interface CountMessage {
  readonly one: string;
  /** Where there is no form of its own. */
  readonly many: string;
  readonly zero?: string;
  readonly two?: string;
  readonly few?: string;
  readonly other?: string;
}

/** English messages under the name by which a language translates them: `search/map`. */
export interface Catalogue {
  readonly catalogue: string;
  readonly [key: string]: string | CountMessage;
}

/** A catalogue whose keys are known: one text for each. */
export type TextCatalogue<Key extends string> = Readonly<Record<Key | 'catalogue', string>>;

/** The messages of a catalogue, in whatever language. */
export type Messages<Of> = {
  readonly [Key in keyof Of]: Of[Key] extends string ? string : CountMessage;
};

/** Answers a catalogue's messages in the reader's language, English where one is missing. */
export type ReadMessages = <Of extends { readonly catalogue: string }>(
  catalogue: Of,
) => Messages<Of>;

/** Answers a catalogue as it stands: the English messages. */
export function inEnglish<Of extends { readonly catalogue: string }>(catalogue: Of): Messages<Of> {
  // Whatever the language, a message is a text or a count, as the English one is.
  return catalogue as unknown as Messages<Of>;
}

/** A language's messages by catalogue; those that it lacks are English. */
export type Translations = Readonly<
  Record<string, Readonly<Record<string, string | CountMessage>>>
>;

/** The message with its `{name}` places filled: `fillMessage('near {place}', { place: 'Hull' })`. */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return (
    message
      .replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`)
      // A time that ends a sentence brings its own full stop.
      .replaceAll('.m..', '.m.')
  );
}

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Making the rules takes milliseconds on a slow phone; English, which most read, does without. */
function pluralForm(count: number, locale: Locale): Intl.LDMLPluralRule {
  if (locale.startsWith('en')) return count === 1 ? 'one' : 'many';
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

/** The form for a count by the rules of the language; `{count}` becomes `written`. */
export function countMessage(
  message: CountMessage,
  count: number,
  locale: Locale,
  written: string | number = count,
): string {
  const form = message[pluralForm(count, locale)] ?? message.many;
  return fillMessage(form, { count: written });
}
