import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import chip from '../../kit/chip/chip.css?inline';
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
import person from '../../profile/shared/person-finder/person.css?inline';
import admin from '../admin.css?inline';
import { AdminListings } from './AdminListings.tsx';
import adminListings from './admin-listings.css?inline';
import type { AdminListingsContext } from './admin-listings-context.ts';
import { adminListingsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-admin-listings',
  summary: 'Lets moderators decide of listings that wait, were reported, or were taken down.',
  attributes: adminListingsAttributes,
  events: {},
  parts: { heading: 'The heading.', views: 'The links to the views.', list: 'The listings.' },
  uses: ['bw-listing'],
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [
    kit,
    icon,
    button,
    chip,
    select,
    field,
    pager,
    picture,
    skeleton,
    state,
    admin,
    table,
    person,
    listingRow,
    adminListings,
  ],
  render: (context: AdminListingsContext) => <AdminListings context={context} />,
});
