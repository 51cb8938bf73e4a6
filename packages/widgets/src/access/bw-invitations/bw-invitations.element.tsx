import { defineElement } from '../../element/attributes/element-table.ts';
import { invitationsAttributes } from './attributes.ts';
import { invitationsEvents } from './events.ts';
import { Invitations } from './Invitations.tsx';
import styles from './Invitations.tsx?styles';
import type { InvitationsContext } from './invitations-context.ts';

export default defineElement({
  tag: 'bw-invitations',
  summary:
    'Shows the signed-in user what others share with them or invite them to: to accept, decline or give up.',
  attributes: invitationsAttributes,
  events: invitationsEvents,
  parts: { heading: 'The heading.', list: 'The invitations.', shared: 'The listings.' },
  ownSite: true,
  intrinsicSize: [[0, 360]],
  styles,
  render: (context: InvitationsContext) => <Invitations context={context} />,
});
