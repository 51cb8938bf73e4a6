import { ownInvitationsMessages } from '@boardwalk/sdk-core/access/own-invitations-messages';
import type { OwnInvitationsStore } from '@boardwalk/sdk-core/access/own-invitations-store';
import type { OwnGrant } from '@boardwalk/sdk-core/access/permissions/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, type RefObject, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import type { InvitationsContext } from './invitations-context.ts';
import { SharedListing } from './SharedListing.tsx';
import './invitations.css';

const dialogs = lazyParts(() => import('../../parts/confirm/ConfirmDialog.tsx'));
const ConfirmDialog = dialogs.component('ConfirmDialog');

interface SharedListingsProps {
  readonly context: InvitationsContext;
  readonly store: OwnInvitationsStore;
  readonly grants: readonly OwnGrant[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows what other users have given the signed-in user access to, each to be given up. */
export function SharedListings({ context, store, grants, heading }: SharedListingsProps) {
  const { attributes, emit, env, host } = context;
  const messages = env.messages(ownInvitationsMessages);
  const [asked, setAsked] = useState<OwnGrant['object']>();
  useFocusBack(asked !== undefined, heading);
  const listing = asked?.name || messages.untitled;

  async function giveUp() {
    if (!asked) return;
    await store.giveUp(asked);
    if (host.element) toast(host.element, fillMessage(messages.gaveUp, { listing }));
    const { type, id } = asked;
    emit('bw-rights-given-up', { type, id });
  }

  return (
    <>
      {createElement(
        `h${attributes.headingLevel + 1}`,
        { ref: heading, className: 'invitations-subheading', tabIndex: -1 },
        messages.shared,
      )}
      {grants.length === 0 && <p className="invitations-note">{messages.sharedNone}</p>}
      {grants.length > 0 && (
        <ul className="invitations-list" part="shared">
          {grants.map((grant) => (
            <SharedListing
              key={`${grant.object.type} ${grant.object.id}`}
              context={context}
              grant={grant}
              onGiveUp={() => setAsked(grant.object)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isWanted={asked !== undefined}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={fillMessage(messages.giveUpTitle, { listing })}
        text={messages.giveUpText}
        submit={messages.giveUp}
        isDangerous
        onConfirm={giveUp}
      />
    </>
  );
}
