import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import { zonesAttributes } from './attributes.ts';
import { Zones } from './Zones.tsx';
import zones from './zones.css?inline';
import type { ZonesContext } from './zones-context.ts';

export default defineElement({
  tag: 'bw-zones',
  summary: 'The zones that the signed-in user’s listings sponsor, with their boards on a map.',
  attributes: zonesAttributes,
  events: {},
  parts: { heading: 'The heading.', zone: 'The zone that shows.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1200],
    [860, 820],
  ],
  styles: [kit, icon, button, field, select, skeleton, state, placeRows, zones],
  // Who sponsors what is theirs alone: no server renders it.
  render: (context: ZonesContext) => <Zones context={context} />,
});
