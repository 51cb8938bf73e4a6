import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import popup from '../popup/popup.css?inline';
import { confirmAttributes } from './attributes.ts';
import { Confirm } from './Confirm.tsx';
import confirm from './confirm.css?inline';
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
  styles: [kit, icon, button, formCss, stateCss, press, popup, confirm],
  render: (context: ConfirmContext) => <Confirm context={context} />,
});
