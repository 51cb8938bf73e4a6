import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { WidgetEnvironment } from './environment.ts';
import { readSettings } from './settings.ts';
import { siteAddress } from './site-address.ts';

/** Whether the page is our own site. */
export function isFirstParty(env: WidgetEnvironment): boolean {
  return typeof location !== 'undefined' && location.origin === env.siteOrigin;
}

/** The address of a route: the partner's own page of a listing, else ours. */
export function routeAddress(route: SiteRoute, env: WidgetEnvironment): string {
  const { navigation, urlTemplate } = readSettings();
  if (route.name === 'listing' && navigation === 'template' && urlTemplate !== undefined) {
    return urlTemplate
      .replaceAll('{type}', encodeURIComponent(route.params.type))
      .replaceAll('{id}', String(route.params.id));
  }
  return siteAddress(route.path, env);
}
