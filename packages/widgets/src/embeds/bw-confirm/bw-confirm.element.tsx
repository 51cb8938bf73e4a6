import { defineElement } from '../../element/attributes/element-table.ts';
import { confirmAttributes } from './attributes.ts';
import { Confirm } from './Confirm.tsx';
import styles from './Confirm.tsx?styles';
import type { ConfirmContext } from './confirm-context.ts';
import { confirmEvents } from './events.ts';

export default defineElement({
  tag: 'bw-confirm',
  summary:
    'Asks whether a partner’s page may charge a card, add or delete one, or have the billing address changed; stands in the pop-up of our own site.',
  attributes: confirmAttributes,
  events: confirmEvents,
  ownSite: true,
  uses: ['bw-account', 'bw-add-card', 'bw-billing-address', 'bw-delete-card'],
  intrinsicSize: [[0, 480]],
  styles,
  render: (context: ConfirmContext) => <Confirm context={context} />,
});
