/** What an embedding page may set, by `data-*` of the script tag or `Boardwalk('configure', …)`. */
export interface PageSettings {
  /** The embed site's publishable key. */
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
