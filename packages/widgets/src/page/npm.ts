import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/page-settings';
import { joinPage } from '../element/registry.ts';
import { setRouteDialog } from '../element/route-dialog.ts';
import { configure as takeOver } from '../element/settings.ts';
import { version } from '../element/version.ts';
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
