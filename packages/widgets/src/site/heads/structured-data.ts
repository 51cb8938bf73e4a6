import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';

/** Where a page stands, from the top of the site down: names and paths. */
export function breadcrumbList(
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
  steps: readonly (readonly [name: string, path: string])[],
): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(path, env),
    })),
  };
}

/** Who publishes what stands on our own site. */
export function publisher({ siteOrigin }: Pick<WidgetEnvironment, 'siteOrigin'>) {
  return { '@type': 'Organization', '@id': `${siteOrigin}/#organization`, name: 'Boardwalk' };
}
