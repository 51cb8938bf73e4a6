import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import admin from '../admin.css?inline';
import foundList from '../shared/admin-results-list/admin-results-list.css?inline';
import { AdminEmbeds } from './AdminEmbeds.tsx';
import type { AdminEmbedsContext } from './admin-embeds-context.ts';
import { adminEmbedsAttributes } from './attributes.ts';
import sites from './sites.css?inline';

export default defineElement({
  tag: 'bw-admin-embeds',
  summary:
    'Lists the sites of partners and merchants for administrators, who may stop one or a key.',
  attributes: adminEmbedsAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The sites.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [kit, icon, button, field, skeleton, state, placeRows, admin, foundList, person, sites],
  render: (context: AdminEmbedsContext) => <AdminEmbeds context={context} />,
});
