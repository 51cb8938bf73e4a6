import { askSecurity } from '@boardwalk/sdk-core/account/security-store';
import { defineElement } from '../../element/element-table.ts';
import { securityAttributes } from './attributes.ts';
import { Security } from './Security.tsx';
import { securityStyles } from './styles.ts';

export default defineElement({
  tag: 'bw-security',
  summary:
    'How one’s account is protected: password, two-step sign-in, passkeys, sessions and data; on our own site alone.',
  attributes: securityAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1560],
    [600, 1330],
  ],
  styles: securityStyles,
  load: (_, env) => askSecurity(env),
  render: (context) => <Security context={context} />,
});
