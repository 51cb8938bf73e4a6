import type { StoreEnvironment } from '@boardwalk/sdk-core/http/environment';
import type { ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What widgets are made from: one a page and locale in a browser, one a request on a server. */
export interface WidgetEnvironment extends StoreEnvironment {
  /** Where API, media and tiles answer, without a trailing slash. */
  readonly apiOrigin: string;
  /** Our own site, without a trailing slash. */
  readonly siteOrigin: string;
  /**
   * The `CurrentUser` for whom a server rendered this, null for a visitor. Undefined where no server
   * did, or where it did not know.
   */
  readonly serverUser?: unknown;
  /** A catalogue in the language of the locale: `env.messages(searchMessages)`. */
  readonly messages: ReadMessages;
  /** The address of a media path such as `/media/ab12/800.webp`. */
  mediaUrl(path: string): string;
  /** The one store of this environment that the factory makes: `env.store(createSessionStore)`. */
  store<Store>(factory: (env: WidgetEnvironment) => Store): Store;
}
