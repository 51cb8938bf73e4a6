import { createLocalDrafts, type LocalDrafts } from '../../account/sessions/local-drafts.ts';
import { createPendingActions } from '../../account/sign-in/pending-actions.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readListingSummaries } from '../../listings/endpoints.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { ListingId, ThreadId, UserId } from '../../vocabulary/ids.ts';
import { startThread } from '../threads/endpoints.ts';
import { type ContactListing, contactAction } from './contact-kinds.ts';

/** Under which a browser keeps what nobody in particular has written. */
const visitor = 0;

/** The writer; null as long as nobody is signed in. */
type Author = UserId | null;

/** What a browser has of a message. */
interface SavedDraft {
  readonly author: Author;
  readonly texts: LocalDrafts;
}

/** First messages to those who offer listings, as far as they are not sent. */
export interface ContactStore {
  /** What is written about a listing on this page, by this author or signed out; empty once it is sent. */
  openDraft(listing: ListingId, author: Author): string | undefined;
  writeDraft(listing: ListingId, author: Author, text: string): void;
  /** On our own site: keeps it in this browser, before somebody may have to leave the page. */
  keepDraft(listing: ListingId, author: Author): void;
  /**
   * On our own site: goes on with what this browser keeps of somebody. Where they wrote it before they
   * had an account, it answers whether it waits here, or another tab went on with it.
   */
  takeDraft(listing: ListingId, author: UserId): 'waits' | 'elsewhere' | undefined;
  /** Whether another tab of this browser has taken up what this one keeps. */
  isTaken(listing: ListingId): boolean;
  /** Sends a message, once however often it has to be tried; answers the thread that it stands in. */
  send(listing: Pick<ContactListing, 'id' | 'ownerId'>, body: string): Promise<ThreadId>;
}

/** The messages of a page: `env.store(createContactStore)`. */
export function createContactStore({
  client,
  clock,
}: Pick<StoreEnvironment, 'client' | 'clock'>): ContactStore {
  const wishes = createPendingActions(clock);
  const intention = createIntention();
  const drafts = new Map<ListingId, { readonly author: Author; readonly text: string }>();
  /** Absent where a browser saves nothing. */
  const saved = new Map<ListingId, SavedDraft>();
  const openDrafts = (author: Author) =>
    createLocalDrafts({ owner: author ?? visitor, clock, room: 'contacts' });

  function take(listing: ListingId, author: Author): boolean {
    const texts = openDrafts(author);
    const text = texts.take(aboutOf(listing));
    if (typeof text !== 'string') return false;
    saved.set(listing, { author, texts });
    drafts.set(listing, { author, text });
    return true;
  }

  /**
   * Shows what was written without an account to the user who opened one for it, and to nobody
   * else.
   */
  function takeOfVisitor(listing: ListingId, author: UserId): 'waits' | 'elsewhere' | undefined {
    if (wishes.find(contactAction, author) !== listing) return undefined;
    wishes.drop();
    wishes.arrive();
    // The tab in which it was written may be sending it by now.
    return take(listing, null) ? 'waits' : 'elsewhere';
  }

  return {
    openDraft(listing, author) {
      const draft = drafts.get(listing);
      return draft?.author === null || draft?.author === author ? draft?.text : undefined;
    },
    writeDraft: (listing, author, text) => void drafts.set(listing, { author, text }),
    keepDraft(listing, author) {
      const draft = drafts.get(listing);
      // What a member wrote is no visitor's, once another tab has signed the member out.
      if (!draft || (author === null && draft.author !== null)) return;
      const before = saved.get(listing);
      // A member's form saves nothing after a sign-out in another tab. A visitor's is saved as it is sent.
      const isSame = before !== undefined && author !== null && before.author === author;
      if (!isSame) before?.texts.drop();
      const texts = isSame ? before.texts : openDrafts(author);
      if (texts.keep(aboutOf(listing), draft.text)) saved.set(listing, { author, texts });
      else if (!isSame) saved.delete(listing);
    },
    takeDraft(listing, author) {
      const ofVisitor = takeOfVisitor(listing, author);
      if (!ofVisitor && !drafts.has(listing)) take(listing, author);
      return ofVisitor;
    },
    isTaken(listing) {
      const { texts } = saved.get(listing) ?? {};
      return texts !== undefined && !texts.isOwn(aboutOf(listing));
    },
    async send({ id: listing, ownerId: userId }, body) {
      const sent = { params: { userId }, body: { body, listing } };
      const { thread } = await intention.carryOut(sent, (idempotencyKey) =>
        client.call(startThread, sent, { idempotencyKey }),
      );
      drafts.set(listing, { author: null, text: '' });
      saved.get(listing)?.texts.drop();
      return thread;
    },
  };
}

/** What is known of the listing that a form of its own is about; null where it is not shown. */
export function createContactListingStore({
  client,
}: Pick<StoreEnvironment, 'client'>): RemoteStore<ContactListing | null, ListingId> {
  return createRemote({
    key: undefined,
    request: async (signal, id) => {
      const answer = await client.call(readListingSummaries, { query: { ids: [id] } }, { signal });
      return answer.results[0] ?? null;
    },
  });
}

function aboutOf(listing: ListingId): string {
  return `${contactAction} ${listing}`;
}
