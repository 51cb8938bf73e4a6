import type { SearchResults } from '@boardwalk/sdk-core/search/store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { searchAttributes } from './attributes.ts';
import type { searchEvents } from './events.ts';

/** What `<bw-search>` gets from the wrapper. */
export type SearchContext = WidgetContext<
  typeof searchAttributes,
  SearchResults | null,
  typeof searchEvents
>;
