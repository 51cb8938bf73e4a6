import {
  moderatedQueryOf,
  requestModerated,
} from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import { defineServer } from '../../element/widget-server.ts';
import { readTable } from '../../parts/data-table/table-attributes.ts';
import table from './bw-admin-listings.element.tsx';

export default defineServer(table, {
  async load(attributes, env) {
    const { view } = attributes;
    // What people write to one another no server renders, nor what they report of shops.
    if (view === 'conversations' || view === 'shops') return { page: undefined };
    const query = moderatedQueryOf(view, readTable(attributes));
    // Why the list can't be shown is stated in its place: the browser requests it again.
    return { page: await requestModerated(env, query).catch(() => undefined) };
  },
});
