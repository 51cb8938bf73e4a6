import { type MissingKind, noticeSubject } from '@boardwalk/sdk-core/site/shell/missing-kinds';
import { type SiteLanguage, siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { browserPages } from '../../pages/browser-pages.ts';
import type { PathMatch } from '../../pages/match-path.ts';
import { frenchTitles } from '../../pages/titles.fr.ts';

/** Statuses of pages that show a notice in place of what was requested. */
export type NoticeStatus = 404 | 410 | 501 | 503;

/** What a notice is about: a page, or a listing, shop or product that is not there. */
type NoticeSubject = NoticeStatus | `${404 | 410}.${ReturnType<typeof noticeSubject>}`;

const notices: Readonly<Record<SiteLanguage, Readonly<Record<NoticeSubject, string>>>> = {
  en: {
    404: 'Page not found',
    '404.listing': 'Listing not found',
    410: 'No longer available',
    '410.listing': 'Listing no longer available',
    '404.shop': 'Shop not found',
    '410.shop': 'Shop not open',
    '404.product': 'Product not found',
    '410.product': 'Product not for sale',
    501: 'Not available yet',
    503: 'Temporarily unavailable',
  },
  fr: {
    404: 'Page introuvable',
    '404.listing': 'Annonce introuvable',
    410: 'N’est plus offert',
    '410.listing': 'Annonce qui n’est plus offerte',
    '404.shop': 'Boutique introuvable',
    '410.shop': 'Boutique fermée',
    '404.product': 'Produit introuvable',
    '410.product': 'Produit qui n’est pas en vente',
    501: 'Pas encore offert',
    503: 'Temporairement indisponible',
  },
};

/** What a page is called until its content has a title of its own. */
export function pageTitle({ name, page }: Omit<PathMatch, 'params'>, locale: string): string {
  return siteLanguage(locale) === 'fr' ? frenchTitles[name] : page.title;
}

/** Names the page as its notice does. */
export function noticeTitle(
  status: NoticeStatus,
  { kind, locale }: { readonly kind: MissingKind | undefined; readonly locale: string },
): string {
  const isMissing = status === 404 || status === 410;
  const subject = kind && isMissing ? (`${status}.${noticeSubject(kind)}` as const) : status;
  return notices[siteLanguage(locale)][subject];
}

/** What the browser calls the pages that it makes, where it is not as it knows them. */
export function browserTitles(locale: string): Readonly<Record<string, string>> | undefined {
  if (siteLanguage(locale) === 'en') return undefined;
  // The keys of the table are the names of routes.
  const names = Object.keys(browserPages) as (keyof typeof browserPages)[];
  return Object.fromEntries(names.map((name) => [name, frenchTitles[name]]));
}
