import { defineElement } from '../../element/attributes/element-table.ts';
import { securityAttributes } from './attributes.ts';
import { type SecurityContext, SecurityWidget } from './SecurityWidget.tsx';
import styles from './SecurityWidget.tsx?styles';

export default defineElement({
  tag: 'bw-security',
  summary:
    'How one’s account is protected: password, two-step sign-in, passkeys, sessions and data; on our own site alone.',
  attributes: securityAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1450],
    [600, 1330],
  ],
  styles,
  render: (context: SecurityContext) => <SecurityWidget context={context} />,
});
