import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ContactListing } from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { createContactStore } from '@boardwalk/sdk-core/inbox/contact/contact-store';
import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import type { ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { findSignInFault } from '../../../element/environment/sign-in-fault.ts';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactNotice, Elsewhere, Sent } from './ContactOutcome.tsx';
import type { SentMessage } from './events.ts';
import './contact.css';

interface ContactProps {
  readonly listing: ContactListing;
  /** Absent where nothing can be closed. */
  readonly onClose?: () => void;
  readonly onSent: (sent: SentMessage) => void;
}

/**
 * Shows a message to the user who offers a listing: its form, that it is sent, or why nobody can
 * write here.
 */
export function Contact({ listing, onClose, onSent }: ContactProps) {
  const { env, host } = useWidget();
  const messages = env.messages(contactMessages);
  const [thread, setThread] = useState<ThreadId>();
  const user = useSession(env);
  const remote = useStore(env.store(createSessionStore).$user);
  const store = env.store(createContactStore);
  const formId = useFormOf(user?.id, () => store.isTaken(listing.id));
  const isFinding = lastValue(remote) === undefined && remote.state !== 'failed';

  function tell(sent: ThreadId) {
    setThread(sent);
    onSent({ listing: listing.id, thread: sent });
  }

  function shown() {
    if (thread !== undefined) return <Sent thread={thread} onClose={onClose} />;
    if (!host.firstParty && findSignInFault() !== undefined) {
      return (
        <Elsewhere route={pageRouteOf(listing)} label={messages.onBoardwalk} onClose={onClose}>
          {messages.notHere}
        </Elsewhere>
      );
    }
    if (isFinding) return <PlaceRows rows={3} />;
    if (user?.id === listing.ownerId)
      return <ContactNotice onClose={onClose}>{messages.own}</ContactNotice>;
    if (user?.actor) return <ContactNotice onClose={onClose}>{messages.acting}</ContactNotice>;
    return <ContactForm key={formId} listing={listing} onClose={onClose} onSent={tell} />;
  }

  return <div className="contact-message">{shown()}</div>;
}

/**
 * Returns another number once what stands in the form is not the reader's: another member has signed
 * in, or another tab has signed its author out. A session that ended by itself changes nothing, and
 * what a visitor wrote goes on with their sign-in.
 */
function useFormOf(author: UserId | undefined, isCleared: () => boolean): number {
  const [form, setForm] = useState({ author, member: author, id: 0 });
  if (form.author === author) return form.id;
  const isAnothers = author === undefined ? isCleared() : author !== form.member;
  const isNew = form.member !== undefined && isAnothers;
  const id = isNew ? form.id + 1 : form.id;
  setForm({ author, member: author ?? (isNew ? undefined : form.member), id });
  return id;
}
