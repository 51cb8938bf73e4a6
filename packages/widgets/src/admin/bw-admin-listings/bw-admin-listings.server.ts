import {
  moderatedQueryOf,
  requestModerated,
} from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import { defineServer } from '../../element/server-half.ts';
import { readTable } from '../../parts/data-table/table-attributes.ts';
import table from './bw-admin-listings.element.tsx';

export default defineServer(table, {
  async load(attributes, env) {
    const query = moderatedQueryOf(attributes.view, readTable(attributes));
    // Why the list can't be shown is told where it would stand: the browser asks again.
    return { page: await requestModerated(env, query).catch(() => undefined) };
  },
});
