import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { listingAttributes, listingProperties } from './attributes.ts';
import type { listingEvents } from './events.ts';
import type { ShownPage } from './page-store.ts';

/** What the wrapper hands to `<bw-listing>`. */
export type ListingContext = WidgetContext<
  typeof listingAttributes,
  ShownPage,
  typeof listingEvents,
  typeof listingProperties
>;
