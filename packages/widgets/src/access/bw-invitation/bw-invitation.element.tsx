import { defineElement } from '../../element/attributes/element-table.ts';
import { invitationAttributes } from './attributes.ts';
import { invitationEvents } from './events.ts';
import { InvitationPage } from './InvitationPage.tsx';
import styles from './InvitationPage.tsx?styles';
import type { InvitationContext } from './invitation-context.ts';

export default defineElement({
  tag: 'bw-invitation',
  summary: 'Lets a user who was invited by mail join a group.',
  attributes: invitationAttributes,
  events: invitationEvents,
  ownSite: true,
  intrinsicSize: [[0, 360]],
  styles,
  render: (context: InvitationContext) => <InvitationPage context={context} />,
});
