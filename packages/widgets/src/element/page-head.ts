import type { AttributeTable, AttributeValues } from './attributes.ts';
import type { ElementTable } from './element-table.ts';
import type { WidgetEnvironment } from './environment.ts';

/** What a page of our own site says of itself in its head while it shows a widget. */
export interface PageHead {
  readonly title: string;
  /** About 160 characters. */
  readonly description?: string;
  /** The path by which search engines know the page, its query included. */
  readonly path: string;
  readonly isIndexed: boolean;
  /** Open Graph's word for what the page shows; a website unless told. */
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

/** Writes the head from what `load` answered. */
export type HeadWriter<Attributes extends AttributeTable = AttributeTable, State = unknown> = (
  state: State,
  attributes: AttributeValues<Attributes>,
  env: WidgetEnvironment,
) => PageHead;

/**
 * Declares the head of a widget in `src/<domain>/<tag>/<tag>.head.ts` as the default export: the
 * server's build finds it there, and no browser loads it.
 */
export function defineHead<Attributes extends AttributeTable, State>(
  _table: Pick<ElementTable<Attributes, State>, 'attributes' | 'load'>,
  writer: HeadWriter<Attributes, State>,
): HeadWriter<Attributes, State> {
  return writer;
}
