/** Before the paths of the site's French pages; English ones stand as the specification has them. */
const frenchPrefix = '/fr';

/** The languages in which our own site has its pages. */
export type SiteLanguage = 'en' | 'fr';

/** The language of the site's pages for those who read in a locale: `fr-CA` → `fr`. */
export function siteLanguage(locale: string): SiteLanguage {
  return locale.startsWith('fr') ? 'fr' : 'en';
}

/**
 * A path of our own site, with its query, in the language of a locale or of its own name:
 * `/about` → `/fr/about`, `/?a=b` → `/fr?a=b`.
 */
export function localPath(path: string, locale: string): string {
  return siteLanguage(locale) === 'en' ? path : frenchPrefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/** The language of a path, and the path below its prefix: `/fr/about` → `fr` and `/about`. */
export function splitPath(localized: string): {
  readonly language: SiteLanguage;
  readonly path: string;
} {
  const rest = /^\/fr(?![^/?#])(.*)$/s.exec(localized)?.[1];
  if (rest === undefined) return { language: 'en', path: localized };
  return { language: 'fr', path: rest.startsWith('/') ? rest : `/${rest}` };
}
