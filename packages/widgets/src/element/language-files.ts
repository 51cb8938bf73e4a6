import type { Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

/** Takes over the texts of one file. */
export type AddTexts = (texts: Translations) => void;

type LanguageFile = () => Promise<{ readonly translations: Translations }>;

/** Languages other than English, each one file; the CDN build has one for each part that speaks. */
const languages: Readonly<Record<string, LanguageFile>> = {
  fr: () => import('../translations/messages.fr.ts'),
};

const settled = new Set<string>();

/**
 * Loads what is missing of a language for a widget, undefined where nothing is. Rejects where it
 * can't be loaded, and is not requested again.
 */
export function loadTexts(
  language: string,
  add: AddTexts,
  _tag: string,
): Promise<void> | undefined {
  const load = languages[language];
  if (!load || settled.has(language)) return undefined;
  return load()
    .then(({ translations }) => add(translations))
    .finally(() => settled.add(language));
}
