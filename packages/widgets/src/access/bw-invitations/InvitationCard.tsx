import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import type { OwnInvitationsStore } from '@boardwalk/sdk-core/access/own-invitations-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useRef } from 'react';
import { toast } from '../../element/toast.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { fullNameOf, PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { OfferedRights } from '../shared/offered-rights/OfferedRights.tsx';
import { Answers } from './Answers.tsx';
import type { InvitationsContext } from './invitations-context.ts';
import './invitations.css';

type UnacceptedInvitation = OwnInvitation & {
  readonly state: Exclude<OwnInvitation['state'], 'accepted'>;
};

/** What was accepted is shared, and shows there. */
export function isUnaccepted(invitation: OwnInvitation): invitation is UnacceptedInvitation {
  return invitation.state !== 'accepted';
}

interface InvitationCardProps {
  readonly context: InvitationsContext;
  readonly store: OwnInvitationsStore;
  readonly invitation: UnacceptedInvitation;
  /** The card is gone with its buttons. */
  readonly onAccepted: () => void;
}

/** Who invites to what, what has become of it, and the way to answer. */
export function InvitationCard(props: InvitationCardProps) {
  const { context, store, invitation, onAccepted } = props;
  const { attributes, emit, env, host } = context;
  const messages = env.messages(ownInvitationsMessages);
  const formatDay = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, object, invitedBy, permissions, endsAt, expiresAt, state } = invitation;
  const listing = object.name || messages.untitled;
  const name = invitedBy ? fullNameOf(invitedBy) : '';
  const isPending = state === 'pending';
  const title = isPending && invitedBy ? messages.title : messages.titleOf;

  async function answer(how: 'accepted' | 'declined') {
    if (how === 'accepted') {
      await store.accept(id);
      if (host.element) toast(host.element, fillMessage(messages.accepted, { listing }));
      onAccepted();
    } else {
      await store.decline(id);
      // The buttons are gone.
      heading.current?.focus();
    }
    emit('bw-invitation-answered', { invitation: id, answer: how });
  }

  return (
    <li className={classNames('invitation-card', isPending && 'is-pending')}>
      {createElement(
        `h${attributes.headingLevel + 1}`,
        { ref: heading, className: 'invitation-title', tabIndex: -1, dir: 'auto' },
        fillMessage(title, { name, listing }),
      )}
      <p className="invitation-state" role="status">
        {messages[`state.${state}`]}
      </p>
      {invitedBy && <PersonLabel person={invitedBy} />}
      {isPending && <OfferedRights label={messages.mightDo} rights={permissions} />}
      {isPending && (
        <p className="invitations-note">
          {endsAt === null
            ? messages.forGood
            : fillMessage(messages.until, { date: formatDay(endsAt) })}{' '}
          {fillMessage(messages.expires, { date: formatDay(expiresAt) })}
        </p>
      )}
      {isPending && (
        <>
          <p className="invitations-note">{fillMessage(messages.silence, { name })}</p>
          <Answers listing={listing} onAnswer={answer} />
        </>
      )}
    </li>
  );
}
