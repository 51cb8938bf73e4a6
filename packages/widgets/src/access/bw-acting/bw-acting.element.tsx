import { defineElement } from '../../element/attributes/element-table.ts';
import { Acting, type ActingContext } from './Acting.tsx';
import styles from './Acting.tsx?styles';
import { actingEvents } from './events.ts';

export default defineElement({
  tag: 'bw-acting',
  summary: 'Names the user as whom an administrator acts, and ends it; nothing for anybody else.',
  attributes: {},
  events: actingEvents,
  ownSite: true,
  intrinsicSize: [[0, 48]],
  styles,
  render: (context: ActingContext) => <Acting context={context} />,
});
