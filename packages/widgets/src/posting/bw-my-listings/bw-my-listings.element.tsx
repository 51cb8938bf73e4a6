import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import listingRow from '../../listings/shared/listing-row/listing-row.css?inline';
import table from '../../parts/data-table/data-table.css?inline';
import { myListingsAttributes } from './attributes.ts';
import { MyListings } from './MyListings.tsx';
import myListings from './my-listings.css?inline';
import type { MyListingsContext } from './my-listings-context.ts';

export default defineElement({
  tag: 'bw-my-listings',
  summary: 'The listings and drafts of the signed-in user, with what can be done with each.',
  attributes: myListingsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The listings.' },
  intrinsicSize: [[0, 720]],
  styles: [
    ...[kit, icon, button, select, field, pager, picture, skeleton, state, table, listingRow],
    myListings,
  ],
  render: (context: MyListingsContext) => <MyListings context={context} />,
});
