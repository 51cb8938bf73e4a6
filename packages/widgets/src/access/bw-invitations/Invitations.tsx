import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import {
  createOwnInvitationsStore,
  type OwnInvitationsStore,
  type OwnSharing,
} from '@boardwalk/sdk-core/access/own-invitations-store';
import { ownInvitations } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useRef, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { OtherAccount } from '../shared/other-account/OtherAccount.tsx';
import { InvitationCard, isUnaccepted } from './InvitationCard.tsx';
import type { InvitationsContext } from './invitations-context.ts';
import { SharedListings } from './SharedListings.tsx';
import './invitations.css';

/** The whole of `<bw-invitations>`. */
export function Invitations({ context }: { readonly context: InvitationsContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(ownInvitationsMessages);
  const [store] = useState(() => createOwnInvitationsStore(env, initial?.sharing));
  const remote = useRemote(store);
  return (
    <section className="invitations" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'invitations-heading', part: 'heading' },
        messages.heading,
      )}
      <p className="invitations-note">{messages.lead}</p>
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.reload()}>
        {(sharing) => (
          <Sharing {...{ context, store, sharing }} isLoading={remote.state === 'loading'} />
        )}
      </RemoteContent>
    </section>
  );
}

interface SharingProps {
  readonly context: InvitationsContext;
  readonly store: OwnInvitationsStore;
  readonly sharing: OwnSharing;
  readonly isLoading: boolean;
}

/** What waits for an answer or came to nothing, and what is shared. */
function Sharing({ context, store, sharing, isLoading }: SharingProps) {
  const { invitations, hasMore, grants } = sharing;
  const messages = context.env.messages(ownInvitationsMessages);
  const user = useSession(context.env);
  const shared = useRef<HTMLHeadingElement>(null);
  const unaccepted = invitations.filter(isUnaccepted);
  // The button that shows more is gone with the last of them.
  useFocusBack(hasMore, shared);
  return (
    <>
      {unaccepted.length > 0 && (
        <ul className="invitations-list" part="list">
          {unaccepted.map((invitation) => (
            <InvitationCard
              key={invitation.id}
              {...{ context, store, invitation }}
              onAccepted={() => shared.current?.focus()}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void store.showMore()}
        >
          {messages.more}
        </Button>
      )}
      {unaccepted.length + grants.length === 0 && !hasMore && (
        <EmptyState title={messages.none} advice={messages.noneAdvice}>
          {user && <OtherAccount {...{ context, user }} back={ownInvitations({})} />}
        </EmptyState>
      )}
      <SharedListings {...{ context, store, grants }} heading={shared} />
    </>
  );
}
