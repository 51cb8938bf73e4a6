import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import admin from '../admin.css?inline';
import foundList from '../shared/admin-results-list/admin-results-list.css?inline';
import { AdminWork } from './AdminWork.tsx';
import type { AdminWorkContext } from './admin-work-context.ts';
import { adminWorkAttributes } from './attributes.ts';
import work from './work.css?inline';

export default defineElement({
  tag: 'bw-admin-work',
  summary:
    'Lists work in the background that failed, for administrators to have it tried again or give it up.',
  attributes: adminWorkAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The failed work.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [kit, icon, button, skeleton, state, placeRows, admin, foundList, work],
  render: (context: AdminWorkContext) => <AdminWork context={context} />,
});
