import type { ObjectInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { permissionsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { RightsList } from '../rights/RightsList.tsx';
import { useRightsText } from '../rights/use-rights-text.ts';
import '../admin.css';
import '../rights/rights.css';

interface InvitationRowProps {
  readonly invitation: ObjectInvitation;
  /** Absent where it stands in for an address that is not shown. */
  readonly onAgain: (() => void) | undefined;
  readonly onTakeBack: () => void;
}

/** Where an invitation went, to what, what became of it, and what can be done about it. */
export function InvitationRow({ invitation, onAgain, onTakeBack }: InvitationRowProps) {
  const messages = useMessages(permissionsMessages);
  const { formatDay, describeSpan } = useRightsText();
  const { sentTo: to, state, permissions, endsAt, expiresAt } = invitation;
  const isPending = state === 'pending';
  return (
    <li className="admin-row">
      <bdi className="invited-as">{to}</bdi>
      <span className="admin-row-text">
        <RightsList rights={permissions} />
        <span className="admin-note">
          {fillMessage(messages[`state.${state}`], { date: formatDay(expiresAt) })}{' '}
          {endsAt !== null && describeSpan(null, endsAt)}
        </span>
      </span>
      <span className="admin-actions">
        {!isPending && onAgain && (
          <Button
            variant="quiet"
            aria-label={fillMessage(messages.againOf, { to })}
            onClick={onAgain}
          >
            {messages.again}
          </Button>
        )}
        <Button
          variant="quiet"
          className={isPending ? 'button-warning' : undefined}
          aria-label={fillMessage(isPending ? messages.takeBackOf : messages.removeOf, { to })}
          onClick={onTakeBack}
        >
          {isPending ? messages.takeBack : messages.remove}
        </Button>
      </span>
    </li>
  );
}
