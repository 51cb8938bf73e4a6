import { invitationMessages } from '@boardwalk/sdk-core/access/access-messages';
import { groupLabels } from '@boardwalk/sdk-core/access/group-labels';
import type { Invitation } from '@boardwalk/sdk-core/access/invitations/schemas';
import { dashboard } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import '../../kit/button/button.css';
import './invitation.css';

/** What has become of an invitation that waits no more. */
export function InvitationOutcome({ invitation }: { readonly invitation: Invitation }) {
  const messages = useMessages(invitationMessages);
  const { invitedBy, state, isMember } = invitation;
  const told = {
    group: useMessages(groupLabels)[invitation.group],
    name: `${invitedBy.firstName} ${invitedBy.lastName}`,
  };
  if (state === 'over') return <Told title={messages.overTitle} text={messages.over} told={told} />;
  return isMember ? (
    <Told title={messages.acceptedTitle} text={messages.accepted} told={told} leadsOn />
  ) : (
    <Told title={messages.leftTitle} text={messages.left} told={told} />
  );
}

/** Somebody has just joined: the button that they pressed is gone, and they read on here. */
export function Joined({ group }: { readonly group: string }) {
  const messages = useMessages(invitationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Told
      title={messages.joinedTitle}
      text={messages.joined}
      told={{ group }}
      heading={heading}
      leadsOn
    />
  );
}

interface ToldProps {
  readonly title: string;
  readonly text: string;
  readonly told: Readonly<Record<string, string>>;
  readonly leadsOn?: boolean;
  /** Where focus goes to it. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

function Told({ title, text, told, leadsOn = false, heading }: ToldProps) {
  const messages = useMessages(invitationMessages);
  return (
    <>
      <h1 ref={heading} className="invitation-title" tabIndex={heading && -1}>
        {fillMessage(title, told)}
      </h1>
      <p className="invitation-text">{fillMessage(text, told)}</p>
      {leadsOn && (
        <p className="invitation-actions">
          <RouteLink className="button button-primary" route={dashboard({})}>
            {messages.dashboard}
          </RouteLink>
        </p>
      )}
    </>
  );
}
