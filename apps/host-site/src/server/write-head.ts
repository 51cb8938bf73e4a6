import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { escapeMarkup, escapeScript } from '@boardwalk/sdk-core/vocabulary/text/escape';
import type { PageHead } from '@boardwalk/widgets/server';

const siteName = 'Boardwalk';

/** What the head of a page is made of. */
export interface HeadFacts {
  /** The page's title where its content has none. */
  readonly title: string;
  readonly head: PageHead | undefined;
  readonly locale: string;
  readonly siteOrigin: string;
  /** Whether search engines may know the page at all: in live mode, and a page that is there. */
  readonly isIndexable: boolean;
}

/** Returns the lines of the head that state what the page is about. */
export function writeHead({ title, head, locale, siteOrigin, isIndexable }: HeadFacts): string {
  const name = head?.title ?? title;
  const url = head && siteOrigin + localPath(head.path, locale);
  const isIndexed = isIndexable && head?.isIndexed === true;
  return [
    `<title>${escapeMarkup(`${name} · ${siteName}`)}</title>`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    meta('name', 'description', head?.description),
    url && link('canonical', url),
    ...(head ? alternates(head.path, siteOrigin) : []),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', name),
    meta('property', 'og:type', head?.kind ?? 'website'),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:description', head?.description),
    meta('property', 'og:url', url),
    ...writePictures(head),
    ...(head?.structuredData ?? []).map(writeStructuredData),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The page in each language; English is for those who read neither. */
function alternates(path: string, siteOrigin: string): readonly string[] {
  return (['en', 'fr', 'x-default'] as const).map((language) => {
    const url = siteOrigin + localPath(path, language);
    return `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}">`;
  });
}

function writePictures(head: PageHead | undefined): readonly string[] {
  const { image, preload } = head ?? {};
  return [
    meta('property', 'og:image', image?.url),
    meta('property', 'og:image:width', image && String(image.width)),
    meta('property', 'og:image:height', image && String(image.height)),
    meta('property', 'og:image:alt', image?.alt),
    meta('name', 'twitter:card', image && 'summary_large_image'),
    preload
      ? `<link rel="preload" as="image" fetchpriority="high" type="${preload.type}" ` +
        `imagesrcset="${escapeMarkup(preload.srcset)}" imagesizes="${escapeMarkup(preload.sizes)}">`
      : '',
  ];
}

/** A description after schema.org, as JSON-LD. */
export function writeStructuredData(data: object): string {
  return `<script type="application/ld+json">${escapeScript(data)}</script>`;
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined || content === ''
    ? ''
    : `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeMarkup(href)}">`;
}
