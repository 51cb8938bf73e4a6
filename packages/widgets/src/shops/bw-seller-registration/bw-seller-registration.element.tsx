import { defineElement } from '../../element/attributes/element-table.ts';
import { registrationAttributes } from './attributes.ts';
import { registrationEvents } from './events.ts';
import { Registration } from './Registration.tsx';
import styles from './Registration.tsx?styles';
import type { RegistrationContext } from './registration-context.ts';

export default defineElement({
  tag: 'bw-seller-registration',
  summary:
    'Says what selling takes, how far the reader has come, and leads to the payment provider and to a new shop.',
  attributes: registrationAttributes,
  events: registrationEvents,
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 860],
    [760, 720],
  ],
  styles,
  render: (context: RegistrationContext) => <Registration context={context} />,
});
