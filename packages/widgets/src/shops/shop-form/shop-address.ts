import { shop as shopPage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import { siteAddress } from '../../element/environment/site-address.ts';

/** The whole web address at which everybody finds a shop, in the language of its reader. */
export function shopAddress(
  id: string,
  env: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): string {
  return siteAddress(shopPage({ shopId: id }).path, env);
}
