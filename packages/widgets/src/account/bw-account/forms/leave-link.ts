import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { siteAddress } from '../../../element/environment/site-address.ts';
import type { AnyWidget } from '../../../element/mount/widget-context.ts';

/**
 * A mailed link has been used: coming back to its page, or a reload, leads where the page leads by
 * now, and not to a form for a link that is spent.
 */
export function leaveLink({ env, host }: Pick<AnyWidget, 'env' | 'host'>, to: SiteRoute): void {
  const address = siteAddress(to.path, env);
  // What embeds the form has a history of its own.
  if (host.firstParty) history.replaceState(null, '', address);
}
