import { invitationMessages } from '@boardwalk/sdk-core/access/access-messages';
import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { groupInvitation } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { OtherAccount } from '../shared/other-account/OtherAccount.tsx';
import type { InvitationContext } from './invitation-context.ts';
import './invitation.css';

interface UnknownProps {
  readonly context: InvitationContext;
  /** The signed-in user, who may have another account. */
  readonly user: CurrentUser | null | undefined;
}

/** Shows an invitation to a user to whom it was not mailed, as one that never existed. */
export function Unknown({ context, user }: UnknownProps) {
  const { attributes, env } = context;
  const { token } = attributes;
  const messages = env.messages(invitationMessages);
  return (
    <>
      <h1 className="invitation-title">{messages.unknownTitle}</h1>
      <p className="invitation-text">{messages.unknown}</p>
      {user && token !== '' && (
        <OtherAccount {...{ context, user }} back={groupInvitation({}, { token })} />
      )}
    </>
  );
}
