import { escapeMarkup } from '../../vocabulary/text/escape.ts';
import type { EmbedSite } from './site-schemas.ts';

type Defaults = Pick<
  EmbedSite,
  'theme' | 'locale' | 'navigation' | 'urlTemplate' | 'productTemplate' | 'shopTemplate'
>;

/** What a partner copies into a page: the script with the site's key and defaults, and two widgets. */
export function writeEmbedCode(
  { theme, locale, navigation, urlTemplate, productTemplate, shopTemplate }: Defaults,
  key: string,
  siteOrigin: string,
): string {
  const settings = {
    'data-key': key,
    'data-locale': locale,
    'data-navigation': navigation === 'dialog' ? null : navigation,
    'data-url-template': navigation === 'template' ? urlTemplate : null,
    'data-product-template': productTemplate,
    'data-shop-template': shopTemplate,
  };
  const script = tag('script', { src: `${siteOrigin}/v1/boardwalk.js`, ...settings });
  const look = { theme: theme === 'auto' ? null : theme };
  return [
    script,
    tag('bw-sign-in', look),
    tag('bw-search', { category: 'property', ...look }),
  ].join('\n');
}

function tag(name: string, attributes: Readonly<Record<string, string | null>>): string {
  const written = Object.entries(attributes).flatMap(([attribute, value]) =>
    value === null ? [] : [` ${attribute}="${escapeMarkup(value)}"`],
  );
  return `<${name}${written.join('')}></${name}>`;
}
