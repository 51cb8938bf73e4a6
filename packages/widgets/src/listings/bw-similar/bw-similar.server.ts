import { listSimilarListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-similar.element.tsx';

export default defineServer(table, {
  async load({ id }, env) {
    // The attribute is checked as an id is, only without the contract's schema.
    const params = { id: id as ListingId };
    return (await env.client.call(listSimilarListings, { params, query: {} })).results;
  },
});
