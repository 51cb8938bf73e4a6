import type { MissingKind } from '@boardwalk/sdk-core/site/shell/missing-kinds';

/** Who may open a page: anyone, a session, or a session of that group or right. */
export type Guard = 'none' | 'signed-in' | 'administrator' | 'homepage-editor' | 'brokerage-owner';

/** What stands around a page: bar and footer; the side drawer too; only the bar; nothing in a pop-up. */
export type Layout = 'public' | 'dashboard' | 'login' | 'popup';

/** Where a visitor is: the values of the path's names, unescaped, and the query. */
export interface Place {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** A widget of a page; those that share state take their shareable attributes from the query. */
export interface PlacedWidget {
  readonly tag: `bw-${string}`;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sharesState?: true;
}

/** What a page says of content that is not there. */
export interface MissingContent {
  /** More of the `<bw-notice>`. */
  readonly notice: { readonly kind?: MissingKind };
  /** Ways on, where there was something once. */
  readonly onceGone: readonly PlacedWidget[];
}

/** What a route shows. */
export interface SitePage {
  /** The title, until the content has one of its own. */
  readonly title: string;
  readonly guard: Guard;
  readonly layout: Layout;
  /** What a value of the path must look like; by default, anything but a slash. */
  readonly params?: Readonly<Record<string, RegExp>>;
  /**
   * Whether the page begins with its title in a `<bw-heading>`, as its other widgets have none of the first level:
   * they also stand in pages of others.
   */
  readonly hasHeading?: true;
  /** Whether cards are typed or charged on it: its policy lets the payment provider's script and frames in. */
  readonly pays?: true;
  /** The page's widgets; absent while the capability is not built: the page says so, with a 501. */
  readonly widgets?: (place: Place) => readonly PlacedWidget[];
  /** What stands below the notice that its content is not there any more, or never was. */
  readonly missing?: (params: Place['params']) => MissingContent;
  /** The event by which the content reports its title. */
  readonly titleEvent?: `bw-${string}`;
  /** The address of the page once its widget has these attributes, where it stands in the path. */
  readonly address?: (attributes: Readonly<Record<string, string>>) => string;
}
