import { event, type WidgetContext } from '../../element/attributes/element-table.ts';
import type { postAttributes } from './attributes.ts';

/** The events that `<bw-post>` sends to the page. */
export const postEvents = {
  'bw-listing-published': event<{ id: number; type: string }>(
    'A listing, or changes to one, were published.',
  ),
};

/** What the wrapper hands to `<bw-post>`. */
export type PostContext = WidgetContext<typeof postAttributes, unknown, typeof postEvents>;
