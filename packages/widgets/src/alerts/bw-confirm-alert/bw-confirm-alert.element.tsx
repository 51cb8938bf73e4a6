import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { confirmAlertAttributes } from './attributes.ts';
import { ConfirmAlert, type ConfirmAlertContext } from './ConfirmAlert.tsx';
import css from './confirm-alert.css?inline';

export default defineElement({
  tag: 'bw-confirm-alert',
  summary:
    'Starts an alert by mail by the link of a mail, without an account: it says what was asked for, and one press starts it.',
  attributes: confirmAlertAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 420]],
  styles: [kit, icon, button, stateCss, css],
  render: (context: ConfirmAlertContext) => <ConfirmAlert context={context} />,
});
