import type { OwnListingsPage } from '@boardwalk/sdk-core/posting/own/own-listings-store';
import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { myListingsAttributes } from './attributes.ts';

/** What a server has loaded of it. */
interface Loaded {
  readonly page: OwnListingsPage | undefined;
}

export type MyListingsContext = WidgetContext<
  typeof myListingsAttributes,
  Loaded,
  Record<never, never>
>;
