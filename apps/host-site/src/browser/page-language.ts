import {
  localPath,
  siteLanguage,
  splitPath,
} from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { browserPages, browserRoutes } from '../pages/browser-pages.ts';
import { createPathMatcher, type PathMatch } from '../pages/match-path.ts';

const matchPath = createPathMatcher(browserPages, browserRoutes);

/** In which the server has written this page, and the browser writes those that follow. */
export const pageLocale = document.documentElement.lang;

/** The page of a path in the language of this one: what is in another one, the server shows. */
export function matchOwnPath(pathname: string): PathMatch | undefined {
  const { language, path } = splitPath(pathname);
  return language === siteLanguage(pageLocale) ? matchPath(path) : undefined;
}

/** Leads what leads to other languages to this place: links of the head, and the bar's. */
export function updateLanguageLinks(): void {
  const { path } = splitPath(location.pathname + location.search);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    link.href = localPath(path, link.hreflang);
  }
  const other = siteLanguage(pageLocale) === 'fr' ? 'en' : 'fr';
  for (const element of document.querySelectorAll('[alternate]')) {
    element.setAttribute('alternate', localPath(path, other));
  }
}
