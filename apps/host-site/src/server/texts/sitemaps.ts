import { countListingPages, listListingPages } from '@boardwalk/sdk-core/listings/endpoints';
import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { slugOf } from '@boardwalk/sdk-core/listings/page/slug';
import { countShopPages, listShopPages } from '@boardwalk/sdk-core/shops/pages/endpoints';
import { type ShopPageKind, shopPageKinds } from '@boardwalk/sdk-core/shops/pages/page-kinds';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import * as routes from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';
import type { WidgetEnvironment } from '@boardwalk/widgets/server';

const languages = ['en', 'fr'] as const;

/** Search engines agreed on 50,000 addresses a file. */
const fileSize = 50_000 / languages.length;

const sitemapFile = /^\/sitemaps\/([a-z_]+)-([A-Z]{2})-(\d{1,4})\.xml$/;

const shopSitemapFile = /^\/sitemaps\/([a-z]+)-(\d{1,4})\.xml$/;

/** Pages that are there whatever is offered. */
const lastingPages = [
  routes.home({}),
  ...listingKinds.map((category) => routes.searchCategory({ category })),
  routes.marketplace({}),
  routes.about({}),
  routes.articles({}),
  routes.merchantIntroduction({}),
  routes.realtorIntroduction({}),
  routes.brokerageIntroduction({}),
  routes.cityProfileIntroduction({}),
  routes.subscription({}),
  routes.policy({ policyTitle: 'privacyPolicy' }),
  routes.policy({ policyTitle: 'termsAndUse' }),
].map(({ path }) => path);

/** The sitemap that stands under a path; undefined where there is none. */
export async function findSitemap(
  path: string,
  env: WidgetEnvironment,
): Promise<string | undefined> {
  if (path === '/sitemap.xml') return writeIndex(env);
  if (path === '/sitemaps/pages.xml') return writePages(env);
  const [, shopKind, shopNumber] = shopSitemapFile.exec(path) ?? [];
  if (isShopKind(shopKind)) return writeShopPages(shopKind, Number(shopNumber), env);
  const [, type, country, number] = sitemapFile.exec(path) ?? [];
  if (!isKind(type) || number === undefined) return undefined;
  // The API knows which countries there are.
  return writeListings(type, country as Country, Number(number), env);
}

async function writeIndex({ client, siteOrigin }: WidgetEnvironment): Promise<string> {
  const [ofListings, ofShops] = await Promise.all([
    client.call(countListingPages, {}),
    client.call(countShopPages, {}),
  ]);
  const groups = [
    ...ofListings.groups.map((group) => ({ ...group, name: `${group.type}-${group.country}` })),
    ...ofShops.groups.map((group) => ({ ...group, name: group.kind })),
  ];
  const files = groups.flatMap(({ name, count, updatedAt }) =>
    Array.from({ length: Math.ceil(count / fileSize) }, (_, index) =>
      entry('sitemap', `${siteOrigin}/sitemaps/${name}-${index + 1}.xml`, updatedAt),
    ),
  );
  const pages = entry('sitemap', `${siteOrigin}/sitemaps/pages.xml`);
  return wrap('sitemapindex', [pages, ...files]);
}

function writePages({ siteOrigin }: WidgetEnvironment): string {
  return wrap(
    'urlset',
    lastingPages.flatMap((path) => pageEntries(path, siteOrigin)),
  );
}

async function writeListings(
  type: ListingKind,
  country: Country,
  number: number,
  { client, siteOrigin }: WidgetEnvironment,
): Promise<string | undefined> {
  if (number < 1) return undefined;
  const query = { start: (number - 1) * fileSize, size: fileSize };
  const { pages } = await client.call(listListingPages, { params: { type, country }, query });
  if (pages.length === 0) return undefined;
  const urls = pages.flatMap(({ id, title, updatedAt }) => {
    const slug = slugOf(title);
    const { path } = routes.listing({ type, id });
    const full = slug === '' ? path : `${path}/${encodeURIComponent(slug)}`;
    return pageEntries(full, siteOrigin, updatedAt);
  });
  return wrap('urlset', urls);
}

async function writeShopPages(
  kind: ShopPageKind,
  number: number,
  { client, siteOrigin }: WidgetEnvironment,
): Promise<string | undefined> {
  if (number < 1) return undefined;
  const query = { kind, start: (number - 1) * fileSize, size: fileSize };
  const { pages } = await client.call(listShopPages, { query });
  if (pages.length === 0) return undefined;
  return wrap(
    'urlset',
    pages.flatMap(({ path, updatedAt }) => pageEntries(path, siteOrigin, updatedAt)),
  );
}

function isShopKind(text: string | undefined): text is ShopPageKind {
  return shopPageKinds.some((kind) => kind === text);
}

function isKind(text: string | undefined): text is ListingKind {
  return listingKinds.some((kind) => kind === text);
}

/** A page in each language, each naming both. */
function pageEntries(path: string, siteOrigin: string, changedAt?: string): readonly string[] {
  const addresses = languages.map((language) => siteOrigin + localPath(path, language));
  const alternates = languages.map((language) => {
    const address = escapeMarkup(siteOrigin + localPath(path, language));
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  });
  return addresses.map((address) => entry('url', address, changedAt, alternates.join('')));
}

function entry(
  name: 'sitemap' | 'url',
  address: string,
  changedAt?: string,
  alternates = '',
): string {
  const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<${name}><loc>${escapeMarkup(address)}</loc>${lastmod}${alternates}</${name}>`;
}

function wrap(name: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  const links = name === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${entries.join('\n')}
</${name}>
`;
}

/** What robots may read: in live mode all but what belongs to one visitor; else nothing. */
export function robotsText(siteOrigin: string, isLive: boolean): string {
  if (!isLive) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *
Disallow: /api/
Disallow: /dashboard/
Disallow: /checkout
Disallow: /fr/dashboard/
Disallow: /fr/checkout

Sitemap: ${siteOrigin}/sitemap.xml
`;
}
