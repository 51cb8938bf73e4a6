import { actionLabels } from '@boardwalk/sdk-core/access/action-labels';
import type { OwnInvitation } from '@boardwalk/sdk-core/access/object-invitations/schemas';
import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import type { OwnInvitationsStore } from '@boardwalk/sdk-core/access/own-invitations-store';
import { editListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useRef } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { fullNameOf, Person } from '../../parts/person-finder/Person.tsx';
import { Answers } from './Answers.tsx';
import type { InvitationsContext } from './invitations-context.ts';

interface InvitationCardProps {
  readonly context: InvitationsContext;
  readonly store: OwnInvitationsStore;
  readonly invitation: OwnInvitation;
}

/** Who invites to what, what has become of it, and the way to answer. */
export function InvitationCard({ context, store, invitation }: InvitationCardProps) {
  const { attributes, env, emit } = context;
  const messages = env.messages(ownInvitationsMessages);
  const actions = env.messages(actionLabels);
  const formatDay = createDateFormatter(findLocale([env.locale]), env.timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, object, invitedBy, permissions, endsAt, expiresAt, state } = invitation;
  const listing = object.name || messages.untitled;
  const name = invitedBy ? fullNameOf(invitedBy) : '';
  const isPending = state === 'pending';
  const title = isPending && invitedBy ? messages.title : messages.titleOf;

  async function answer(how: 'accepted' | 'declined') {
    await (how === 'accepted' ? store.accept(id) : store.decline(id));
    // The buttons are gone.
    heading.current?.focus();
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
      {invitedBy && <Person person={invitedBy} />}
      <dl className="invitation-facts">
        <dt>{messages.may}</dt>
        <dd>{permissions.map((action) => actions[action]).join(', ')}</dd>
      </dl>
      {(isPending || state === 'accepted') && (
        <p className="invitations-note">
          {endsAt === null
            ? messages.forGood
            : fillMessage(messages.until, { date: formatDay(endsAt) })}{' '}
          {isPending && fillMessage(messages.expires, { date: formatDay(expiresAt) })}
        </p>
      )}
      {isPending && (
        <>
          <p className="invitations-note">{fillMessage(messages.silence, { name })}</p>
          <Answers listing={listing} onAnswer={answer} />
        </>
      )}
      {state === 'accepted' && mayWrite(invitation) && (
        <p className="invitation-actions">
          <RouteLink
            className="button button-secondary"
            route={editListing({ type: object.type, id: Number(object.id) })}
            aria-label={fillMessage(messages.editOf, { listing })}
          >
            {messages.edit}
          </RouteLink>
        </p>
      )}
    </li>
  );
}

function mayWrite({ permissions }: OwnInvitation): boolean {
  return permissions.includes('write') || permissions.includes('administration');
}
