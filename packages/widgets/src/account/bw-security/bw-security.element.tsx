import {
  askSecurity,
  type SecurityFacts,
} from '@boardwalk/sdk-core/account/security/security-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { defineElement } from '../../element/element-table.ts';
import type { WidgetEnvironment } from '../../element/environment.ts';
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
  budget: 9_500,
  intrinsicSize: [
    [0, 1450],
    [600, 1330],
  ],
  styles: securityStyles,
  load: (_, env) => askUnlessActing(env),
  render: (context) => <Security context={context} />,
});

/** Nothing for an administrator who acts as somebody else: the page is theirs, and says why it is closed. */
async function askUnlessActing(env: WidgetEnvironment): Promise<SecurityFacts | null> {
  try {
    return await askSecurity(env);
  } catch (error) {
    if (toProblem(error).code === 'forbidden') return null;
    throw error;
  }
}
