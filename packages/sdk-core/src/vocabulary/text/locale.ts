import type { Country } from '../places/countries.ts';

/** BCP 47 names of the locales that people can read Boardwalk in; the first is the default. */
export const supportedLocales = ['en-CA', 'en-US', 'en-AU', 'fr-CA'] as const;

export type Locale = (typeof supportedLocales)[number];

/** The country whose formats and units a locale uses. */
export function countryOfLocale(locale: Locale): Country {
  switch (locale) {
    case 'en-US':
      return 'US';
    case 'en-AU':
      return 'AU';
    case 'en-CA':
    case 'fr-CA':
      return 'CA';
  }
}

/** Whether Boardwalk speaks exactly this locale. */
export function isSupportedLocale(text: string): text is Locale {
  return supportedLocales.some((locale) => locale === text);
}

/**
 * The supported locale nearest to what a person prefers, best first: the very locale, else the
 * language, else the default. `findLocale(['fr', 'en-US'])` is `fr-CA`. What is absent says nothing.
 */
export function findLocale(preferred: Iterable<string | null | undefined>): Locale {
  for (const wanted of preferred) {
    const name = wanted?.toLowerCase();
    const language = name?.split('-')[0];
    const found =
      supportedLocales.find((locale) => locale.toLowerCase() === name) ??
      supportedLocales.find((locale) => locale.split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return supportedLocales[0];
}
