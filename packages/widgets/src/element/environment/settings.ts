import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { findRegistry } from './registry.ts';

const names = ['key', 'apiOrigin', 'siteOrigin', 'locale', 'navigation', 'urlTemplate'] as const;

/** Takes over the known settings; a later value replaces an earlier one. */
export function configure(settings: object): void {
  const target = findRegistry()?.settings;
  if (!target) return;
  for (const name of names) {
    const value: unknown = Object.hasOwn(settings, name) ? Reflect.get(settings, name) : undefined;
    if (typeof value === 'string') target[name] = value;
  }
}

/** The page's settings as they stand now. */
export function readSettings(): PageSettings {
  // configure() lets through nothing but these names.
  return (findRegistry()?.settings ?? {}) as PageSettings;
}
