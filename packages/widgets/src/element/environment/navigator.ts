import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { WidgetEnvironment } from './environment.ts';
import { readSettings } from './settings.ts';
import { siteAddress } from './site-address.ts';

/** Whether the page is our own site. */
export function isFirstParty(env: WidgetEnvironment): boolean {
  return typeof location !== 'undefined' && location.origin === env.siteOrigin;
}

/** The address of a route: the partner's own page of a listing, a product or a shop, else ours. */
export function routeAddress(route: SiteRoute, env: WidgetEnvironment): string {
  const { navigation, urlTemplate, productTemplate, shopTemplate } = readSettings();
  const templates: { readonly [Name in SiteRoute['name']]?: string | false | undefined } = {
    listing: navigation === 'template' && urlTemplate,
    product: productTemplate,
    shop: shopTemplate,
  };
  const template = templates[route.name];
  if (!template) return siteAddress(route.path, env);
  const params: Readonly<Record<string, string | number>> = route.params;
  return template.replace(/{(\w+)}/g, (place, name) => encodeURIComponent(params[name] ?? place));
}
