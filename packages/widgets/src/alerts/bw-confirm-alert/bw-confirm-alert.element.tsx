import { defineElement } from '../../element/attributes/element-table.ts';
import { confirmAlertAttributes } from './attributes.ts';
import { ConfirmAlert, type ConfirmAlertContext } from './ConfirmAlert.tsx';
import styles from './ConfirmAlert.tsx?styles';

export default defineElement({
  tag: 'bw-confirm-alert',
  summary:
    'Starts an alert by mail by the link of a mail, without an account: it says what was asked for, and one press starts it.',
  attributes: confirmAlertAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 420]],
  styles,
  render: (context: ConfirmAlertContext) => <ConfirmAlert context={context} />,
});
