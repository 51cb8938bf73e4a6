import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { contactKindOf } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactLabels } from '@boardwalk/sdk-core/inbox/contact/contact-labels';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { createContactListingStore } from '@boardwalk/sdk-core/inbox/contact/contact-store';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createElement, useState } from 'react';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { remoteMessages } from '../../parts/remote-state/messages.ts';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { Contact } from '../shared/contact/Contact.tsx';
import type { MessageContext } from './message-context.ts';
import './message.css';

/** The whole of `<bw-message>`. */
export function MessageWidget({ context }: { readonly context: MessageContext }) {
  const { attributes, env, emit } = context;
  const messages = env.messages(contactMessages);
  const [store] = useState(() => createContactListingStore(env));
  // The attribute is checked as an id is, only without the contract's schema.
  const remote = useRemote(store, attributes.listingId as ListingId);
  const listing = remote.state === 'loading' ? undefined : lastValue(remote);

  if (listing === null) return <EmptyState title={messages.gone} />;
  if (!listing) {
    const { unreachable } = messages;
    return (
      <Unready
        remote={remote}
        messages={{ ...env.messages(remoteMessages), unreachable }}
        place={<PlaceRows rows={3} />}
        onRetry={() => void store.reload()}
      />
    );
  }
  const title = env.messages(contactLabels)[contactKindOf(listing)];
  return (
    <section className="message">
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'message-title', part: 'heading' },
        title,
      )}
      <Contact
        key={listing.id}
        listing={listing}
        onSent={(sent) => emit('bw-message-sent', sent)}
      />
    </section>
  );
}
