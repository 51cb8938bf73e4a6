import { ownQueryOf, requestOwnListings } from '@boardwalk/sdk-core/posting/own/own-listings-store';
import { defineServer } from '../../element/widget-server.ts';
import { readTable } from '../../parts/data-table/table-attributes.ts';
import table from './bw-my-listings.element.tsx';

export default defineServer(table, {
  async load(attributes, env) {
    const query = ownQueryOf(readTable(attributes));
    // Why the list can't be shown is stated in its place: the browser requests it again.
    return { page: await requestOwnListings(env, query).catch(() => undefined) };
  },
});
