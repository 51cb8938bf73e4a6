import { defineElement } from '../../element/attributes/element-table.ts';
import { consentAttributes } from './attributes.ts';
import { Consent } from './Consent.tsx';
import styles from './Consent.tsx?styles';
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
  styles,
  render: (context: ConsentContext) => <Consent context={context} />,
});
