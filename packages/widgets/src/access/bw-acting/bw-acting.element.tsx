import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { Acting, type ActingContext } from './Acting.tsx';
import acting from './acting.css?inline';
import { actingEvents } from './events.ts';

export default defineElement({
  tag: 'bw-acting',
  summary: 'Names the user as whom an administrator acts, and ends it; nothing for anybody else.',
  attributes: {},
  events: actingEvents,
  ownSite: true,
  intrinsicSize: [[0, 48]],
  styles: [kit, icon, button, acting],
  render: (context: ActingContext) => <Acting context={context} />,
});
