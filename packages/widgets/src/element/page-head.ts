/** What a page of our own site says of itself in its head while it shows a widget. */
export interface PageHead {
  readonly title: string;
  /** About 160 characters. */
  readonly description?: string;
  /** The path by which search engines know the page, its query included. */
  readonly path: string;
  readonly isIndexed: boolean;
  /** Open Graph's term for what the page shows; a website by default. */
  readonly kind?: 'website' | 'article' | 'product' | 'profile';
  /** The picture with which links to the page are shown. */
  readonly image?: HeadImage;
  /** The picture that fills most of the first view. */
  readonly preload?: { readonly type: string; readonly srcset: string; readonly sizes: string };
  /** Descriptions of what is shown, after schema.org. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadImage {
  /** The whole address. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}
