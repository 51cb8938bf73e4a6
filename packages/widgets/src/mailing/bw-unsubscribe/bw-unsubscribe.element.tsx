import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { unsubscribeAttributes } from './attributes.ts';
import { Unsubscribe, type UnsubscribeContext } from './Unsubscribe.tsx';
import css from './unsubscribe.css?inline';

export default defineElement({
  tag: 'bw-unsubscribe',
  summary: 'Ends mail of a kind by the link of a mail, signed in or not, by one press.',
  attributes: unsubscribeAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 260]],
  styles: [kit, icon, button, stateCss, css],
  render: (context: UnsubscribeContext) => <Unsubscribe context={context} />,
});
