import { listSimilarListings } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { defineElement } from '../../element/element-table.ts';
import { similarAttributes } from './attributes.ts';
import { Similar } from './Similar.tsx';
import { similarStyles } from './styles.ts';

export default defineElement({
  tag: 'bw-similar',
  summary: 'Listings like one, in a row; nothing where there are none.',
  attributes: similarAttributes,
  events: {},
  budget: 7_800,
  intrinsicSize: [[0, 360]],
  styles: similarStyles,
  async load({ id }, env) {
    // The attribute is checked as an id is, only without the contract's schema.
    const params = { id: id as ListingId };
    return (await env.client.call(listSimilarListings, { params, query: {} })).results;
  },
  render: (context) => <Similar context={context} />,
});
