import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import {
  type ContactListing,
  contactKindOf,
  hasEnded,
} from '@boardwalk/sdk-core/inbox/contact/contact-kinds';
import { contactOpenings } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import {
  type ContactStore,
  createContactStore,
} from '@boardwalk/sdk-core/inbox/contact/contact-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { useLeaveGuard } from '../../../parts/form/use-leave-guard.ts';

/** What is written to the user who offers a listing, until it is sent. */
export interface ContactDraft {
  readonly text: string;
  /** What stood there to begin with. */
  readonly opening: string;
  /** Of what was written before its author had an account: whether it waits here to be sent. */
  readonly resumed: ReturnType<ContactStore['takeDraft']>;
  readonly write: (text: string) => void;
  /** On our own site: saves it in this browser, before its author may have to leave the page. */
  readonly save: () => void;
  /** Where it is found again: after the page was left too, or as long as the page stays. */
  readonly foundAgain: 'always' | 'page';
}

/** What a message about a listing begins with, and where what was typed instead is saved. */
function useOpening(listing: ContactListing) {
  const { env, host } = useWidget();
  const store = env.store(createContactStore);
  const openings = env.messages(contactOpenings);
  const opening = fillMessage(openings[hasEnded(listing) ? 'ended' : contactKindOf(listing)], {
    title: listing.title,
  });
  const author = () => lastValue(env.store(createSessionStore).$user.get())?.id ?? null;
  // Nobody else at this browser is shown what a visitor wrote.
  const isSaved = () => host.firstParty && author() !== null;
  return { store, host, opening, author, isSaved };
}

/** Asks before the page is left with a text that a closed form has on this page alone. */
export function useClosedDraftGuard(listing: ContactListing, isOpen: boolean): void {
  const { store, opening, author, isSaved } = useOpening(listing);
  const text = isOpen ? '' : store.openDraft(listing.id, author());
  useLeaveGuard(!isSaved() && Boolean(text) && text !== opening);
}

/** What was written before, here or before a sign-in, else the first words for a listing of the kind. */
export function useDraft(listing: ContactListing): ContactDraft {
  const { store, host, opening, author, isSaved } = useOpening(listing);
  // A member whose session ends while they write stays the author.
  const member = useRef(author());
  const authorOfForm = () => {
    member.current = author() ?? member.current;
    return member.current;
  };
  const [{ text, resumed }, setDraft] = useState(() => {
    const id = author();
    const taken = host.firstParty && id !== null ? store.takeDraft(listing.id, id) : undefined;
    return { text: store.openDraft(listing.id, id) ?? opening, resumed: taken };
  });
  return {
    text,
    opening,
    resumed,
    foundAgain: isSaved() ? 'always' : 'page',
    write(written) {
      store.writeDraft(listing.id, authorOfForm(), written);
      if (isSaved()) store.keepDraft(listing.id, authorOfForm());
      setDraft({ text: written, resumed });
    },
    save() {
      if (host.firstParty) store.keepDraft(listing.id, authorOfForm());
    },
  };
}
