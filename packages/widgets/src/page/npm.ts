import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { joinPage } from '../element/environment/registry.ts';
import { configure as takeOver } from '../element/environment/settings.ts';
import { version } from '../element/environment/version.ts';
import { setRouteDialog } from '../element/route-dialog.ts';
import { findLoader } from './npm-widgets.ts';

export type { PageSettings };

/** Takes over the settings that are given; a later value replaces an earlier one. */
export const configure: (settings: PageSettings) => void = takeOver;

joinPage(version, async (tag) => {
  const load = findLoader(tag);
  if (!load) throw new Error(`This page needs: import '@boardwalk/widgets/${tag}'`);
  await load();
});
setRouteDialog(async () => (await import('./listing-dialog.tsx')).listingDialog);
