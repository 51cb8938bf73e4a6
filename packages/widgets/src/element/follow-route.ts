import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { WidgetEnvironment } from './environment/environment.ts';
import { isFirstParty, routeAddress } from './environment/navigator.ts';
import { readSettings } from './environment/settings.ts';
import { loadRouteDialog, type RouteDialog } from './route-dialog.ts';
import { fireEvent } from './wrapper-events.ts';

/**
 * Emits `bw-navigate`; unless it is cancelled, a listing opens in a dialog where the page wants
 * that, and any other route is the page's next address.
 */
export async function followRoute(
  element: Element,
  route: SiteRoute,
  env: WidgetEnvironment,
  showDialog: (dialog: RouteDialog) => void,
): Promise<void> {
  const href = routeAddress(route, env);
  if (!fireEvent(element, 'bw-navigate', { route, href })) return;
  if (route.name !== 'listing' || !opensDialogs(env)) {
    location.assign(href);
    return;
  }
  try {
    showDialog(await loadRouteDialog());
  } catch {
    location.assign(href);
  }
}

function opensDialogs(env: WidgetEnvironment): boolean {
  const { navigation } = readSettings();
  return navigation === undefined ? !isFirstParty(env) : navigation === 'dialog';
}
