import {
  inEnglish,
  type Messages,
  type Translations,
} from '@boardwalk/sdk-core/vocabulary/message';

type LanguageFile = () => Promise<{ readonly translations: Translations }>;

/** Languages other than English, each a file of its own that its first reader loads. */
const languages: Readonly<Record<string, LanguageFile>> = {
  fr: () => import('../translations/messages.fr.ts'),
};

/** Like code, the same for everybody: texts by language, never anything of a visitor. */
const loaded = new Map<string, Translations>();

const languageOf = (locale: string) => locale.slice(0, 2);

/**
 * Loads the texts of a locale's language; where that fails, its readers get English. Undefined
 * where there is nothing to wait for.
 */
export function loadTranslations(locale: string): Promise<void> | undefined {
  const language = languageOf(locale);
  const load = languages[language];
  if (!load || loaded.has(language)) return undefined;
  return load().then(
    ({ translations }) => void loaded.set(language, translations),
    (error: unknown) => {
      loaded.set(language, {});
      console.warn('[boardwalk] English shows instead:', error);
    },
  );
}

/** A catalogue in the language of a locale, message by message English where it lacks one. */
export function translate<Of extends { readonly catalogue: string }>(
  catalogue: Of,
  locale: string,
): Messages<Of> {
  const own = loaded.get(languageOf(locale))?.[catalogue.catalogue];
  // The prototype answers for what the language lacks; the object stays the same for whoever memoizes.
  return own ? Object.setPrototypeOf(own, catalogue) : inEnglish(catalogue);
}
