import {
  inEnglish,
  type Messages,
  type Translations,
} from '@boardwalk/sdk-core/vocabulary/text/message';
import { loadTexts } from './language-files.ts';

/** Like code, the same for everybody: texts by language, never anything of a visitor. */
const loaded = new Map<string, Translations>();

const languageOf = (locale: string) => locale.slice(0, 2);

/**
 * Loads what a widget says in a locale's language; where that fails, its readers get English.
 * Undefined where there is nothing to wait for.
 */
export function loadTranslations(locale: string, tag: string): Promise<void> | undefined {
  const language = languageOf(locale);
  const add = (texts: Translations) => {
    // What came first stays the same object, for callers that memoize.
    loaded.set(language, { ...texts, ...loaded.get(language) });
  };
  return loadTexts(language, add, tag)?.catch((error: unknown) =>
    console.warn('[boardwalk] English shows instead:', error),
  );
}

/** A catalogue in the language of a locale, message by message English where it lacks one. */
export function translate<Of extends { readonly catalogue: string }>(
  catalogue: Of,
  locale: string,
): Messages<Of> {
  const own = loaded.get(languageOf(locale))?.[catalogue.catalogue];
  // The prototype provides what the language lacks; the object stays the same for callers that
  // memoize.
  return own ? Object.setPrototypeOf(own, catalogue) : inEnglish(catalogue);
}
