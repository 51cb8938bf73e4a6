import { findRegistry } from './registry.ts';

/** What an embedding page may set, by `data-*` of the script tag or `Boardwalk('configure', …)`. */
export interface PageSettings {
  /** The partner site's publishable key. */
  readonly key?: string;
  /** Where the API answers; the SDK's own origin unless told. */
  readonly apiOrigin?: string;
  /** Our own site; where the API answers unless told. */
  readonly siteOrigin?: string;
  /** BCP 47; the page's `lang` unless told. */
  readonly locale?: string;
  /** Where a route that nobody cancelled leads: a dialog on the page, our site, or `urlTemplate`. */
  readonly navigation?: 'dialog' | 'site' | 'template';
  /** An address of the page's own with `{type}` and `{id}` in it. */
  readonly urlTemplate?: string;
}

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
