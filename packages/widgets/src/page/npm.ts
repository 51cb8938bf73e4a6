import { widgetLoaders } from 'virtual:widget-loaders';
import { joinPage } from '../element/registry.ts';
import { setRouteDialog } from '../element/route-dialog.ts';
import { version } from '../element/version.ts';

export type { PageSettings } from '@boardwalk/sdk-core/vocabulary/page-settings';
export { configure } from '../element/settings.ts';

joinPage(version, async (tag) => {
  const load = widgetLoaders[tag];
  if (!load) throw new Error(`Boardwalk ${version} has no <${tag}>`);
  await load();
});
setRouteDialog(async () => (await import('./listing-dialog.tsx')).listingDialog);
