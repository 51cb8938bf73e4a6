import { defineElement } from '../../element/attributes/element-table.ts';
import { zonesAttributes } from './attributes.ts';
import { Zones } from './Zones.tsx';
import styles from './Zones.tsx?styles';
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
  styles,
  // Who sponsors what is theirs alone: no server renders it.
  render: (context: ZonesContext) => <Zones context={context} />,
});
