import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { findRegistry } from './registry.ts';

/** Takes over what the page sets, which is text; a later value replaces an earlier one. */
export function configure(settings: object): void {
  const target = findRegistry()?.settings;
  if (!target) return;
  for (const name of Object.keys(settings)) {
    const value: unknown = Reflect.get(settings, name);
    if (typeof value === 'string') target[name] = value;
  }
}

/** The page's settings as they stand now. */
export function readSettings(): PageSettings {
  // Of what a page may set besides, nothing is read.
  return (findRegistry()?.settings ?? {}) as PageSettings;
}
