import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import { createOwnInvitationsStore } from '@boardwalk/sdk-core/access/own-invitations-store';
import { createElement, useState } from 'react';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../parts/remote-state/use-remote.ts';
import { InvitationCard } from './InvitationCard.tsx';
import type { InvitationsContext } from './invitations-context.ts';

/** The whole of `<bw-invitations>`. */
export function Invitations({ context }: { readonly context: InvitationsContext }) {
  const { attributes, env, initial } = context;
  const messages = env.messages(ownInvitationsMessages);
  const [store] = useState(() => createOwnInvitationsStore(env, initial?.invitations));
  const remote = useFollowed(store);
  return (
    <section className="invitations" aria-busy={remote.state === 'loading'}>
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'invitations-heading', part: 'heading' },
        messages.heading,
      )}
      <p className="invitations-note">{messages.lead}</p>
      <RemoteContent remote={remote} rows={2} onRetry={() => void store.reload()}>
        {(invitations) =>
          invitations.length === 0 ? (
            <EmptyState title={messages.none} advice={messages.noneAdvice} />
          ) : (
            <ul className="invitations-list" part="list">
              {invitations.map((invitation) => (
                <InvitationCard key={invitation.id} {...{ context, store, invitation }} />
              ))}
            </ul>
          )
        }
      </RemoteContent>
    </section>
  );
}
