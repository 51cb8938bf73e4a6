import type { WaitingInvitation } from '@boardwalk/sdk-core/access/invitations/schemas';
import { personName } from '@boardwalk/sdk-core/access/person-name';
import { administrationMessages } from '@boardwalk/sdk-core/admin/users-messages';
import { nameOfCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { RightsList } from '../../rights/RightsList.tsx';
import { useRightsText } from '../../rights/use-rights-text.ts';
import '../../admin.css';
import './group.css';

interface InvitationsProps {
  readonly invitations: readonly WaitingInvitation[];
  readonly onWithdraw: (invitation: WaitingInvitation) => void;
}

/** Shows the users who were invited and have not joined yet. */
export function GroupInvitations({ invitations, onWithdraw }: InvitationsProps) {
  const messages = useMessages(administrationMessages);
  const { formatDay } = useRightsText();
  return (
    <section className="group-part">
      <h3 className="admin-subheading">{messages.invitations}</h3>
      {invitations.length === 0 && <p className="admin-note">{messages.noInvitations}</p>}
      {invitations.length > 0 && (
        <ul className="admin-rows">
          {invitations.map((invitation) => {
            const { id, email, permissions, invitedBy, expiresAt, cities } = invitation;
            const told = { name: personName(invitedBy), date: formatDay(expiresAt) };
            return (
              <li key={id} className="admin-row">
                <b>{email}</b>
                <span className="admin-row-text">
                  <RightsList rights={permissions} />
                  {cities && (
                    <span className="admin-note">{cities.map(nameOfCity).join(' · ')}</span>
                  )}
                  <span className="admin-note">{fillMessage(messages.invitedBy, told)}</span>
                </span>
                <Button
                  variant="quiet"
                  className="button-warning"
                  aria-label={fillMessage(messages.withdrawOf, { email })}
                  onClick={() => onWithdraw(invitation)}
                >
                  {messages.withdraw}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
