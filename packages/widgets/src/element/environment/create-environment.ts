import type { StoreEnvironment } from '@boardwalk/sdk-core/http/environment';
import { translate } from '../translations.ts';
import type { WidgetEnvironment } from './environment.ts';

/** What an environment is made of. */
export interface EnvironmentParts extends StoreEnvironment {
  readonly apiOrigin: string;
  readonly siteOrigin: string;
}

/** An environment with stores of its own: one a page and locale, one a request. */
export function createEnvironment(parts: EnvironmentParts): WidgetEnvironment {
  const stores = new Map<unknown, unknown>();
  const env: WidgetEnvironment = {
    client: parts.client,
    isAnonymous: parts.isAnonymous ?? false,
    clock: parts.clock,
    locale: parts.locale,
    // Read when requested: a browser takes milliseconds to report its time zone, and few need it.
    get timeZone() {
      return parts.timeZone;
    },
    apiOrigin: parts.apiOrigin,
    siteOrigin: parts.siteOrigin,
    whenChanged: parts.whenChanged,
    hearsChanges: parts.hearsChanges,
    messages: (catalogue) => translate(catalogue, parts.locale),
    mediaUrl: (path) => parts.apiOrigin + path,
    store<Store>(factory: (env: WidgetEnvironment) => Store): Store {
      if (!stores.has(factory)) stores.set(factory, factory(env));
      // The factory is the key of what it made.
      return stores.get(factory) as Store;
    },
  };
  return env;
}
