import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Catalogue, Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** A text of a catalogue in the language of a mail. */
export function readMailMessage<Key extends string>(
  messages: Catalogue & Readonly<Record<Key, string>>,
  key: Key,
  french: Translations,
  locale: Locale,
): string {
  if (locale !== 'fr-CA') return messages[key];
  const translated = french[messages.catalogue]?.[key];
  if (typeof translated !== 'string') throw new Error(`${messages.catalogue} is not among these.`);
  return translated;
}
