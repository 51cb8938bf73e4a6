/** What an embedding page may set, by `data-*` of the script tag or `Boardwalk('configure', …)`. */
export interface PageSettings {
  /** The embed site's publishable key. */
  readonly key?: string;
  /** Where the API answers; defaults to the SDK's own origin. */
  readonly apiOrigin?: string;
  /** Our own site; defaults to where the API answers. */
  readonly siteOrigin?: string;
  /** BCP 47; defaults to the page's `lang`. */
  readonly locale?: string;
  /** Where a route that nobody cancelled leads: a dialog on the page, our site, or `urlTemplate`. */
  readonly navigation?: 'dialog' | 'site' | 'template';
  /** An address of the page's own with `{type}` and `{id}` in it. */
  readonly urlTemplate?: string;
  /** The page's own page of a product, with `{id}`, and `{shopId}` where it has several shops. */
  readonly productTemplate?: string;
  /** The page's own page of a shop, with `{shopId}` where it has several. */
  readonly shopTemplate?: string;
}
