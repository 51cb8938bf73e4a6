import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import stateCss from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import popup from '../popup/popup.css?inline';
import { consentAttributes } from './attributes.ts';
import { Consent } from './Consent.tsx';
import consent from './consent.css?inline';
import type { ConsentContext } from './consent-context.ts';
import { consentEvents } from './events.ts';

export default defineElement({
  tag: 'bw-consent',
  summary:
    'Asks whether a partner’s page may sign somebody in; stands in the pop-up of our own site.',
  attributes: consentAttributes,
  events: consentEvents,
  ownSite: true,
  uses: ['bw-account'],
  intrinsicSize: [[0, 480]],
  styles: [kit, icon, button, formCss, stateCss, press, popup, consent],
  render: (context: ConsentContext) => <Consent context={context} />,
});
