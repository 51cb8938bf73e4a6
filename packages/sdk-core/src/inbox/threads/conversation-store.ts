import { atom, type ReadableAtom } from 'nanostores';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import { coalesce } from '../coalesce.ts';
import { followInbox } from '../follow-inbox-store.ts';
import type { PictureUpload } from '../pictures/picture-upload-store.ts';
import { createUnreadStore } from '../unread/unread-store.ts';
import {
  appendMessages,
  type Conversation,
  firstUnread,
  lastPlace,
  newestPlace,
  prependMessages,
  waitingOf,
} from './conversation.ts';
import { listMessages, markRead, readThread } from './endpoints.ts';
import type { KeptOutgoing } from './kept-outgoing.ts';
import { createOutgoingStore, type OutgoingMessage, type OutgoingStore } from './outgoing-store.ts';
import type { Message, Thread } from './schemas.ts';

/** Messages that a conversation begins with, and that each press adds to it. */
const firstSize = 50;
/** What one call brings at most. */
const longestPage = 100;
/** Pages that are read at once after a lost connection, or to where what was not read begins. */
const mostPages = 3;

/** One thread of whoever is signed in, without gaps. */
export interface ConversationStore extends Pick<OutgoingStore, 'resend' | 'discard'> {
  readonly $state: ReadableAtom<Remote<Conversation, Problem>>;
  /** What one has written and no server has answered, in its order. */
  readonly $outgoing: ReadableAtom<readonly OutgoingMessage[]>;
  /** How the last request for more stands. */
  readonly $more: ReadableAtom<Remote<true, Problem>>;
  /**
   * Asks for the messages around one, where that does not show already, or for the newest; keeps them
   * up to date, and marks them read while they can be seen. Answers how to stop.
   */
  follow(place?: number): () => void;
  /** Asks anew for what is missing. */
  reload(): Promise<void>;
  /** Says whether the end of what was read shows: what does not show is not marked read. */
  look(isAtEnd: boolean): void;
  /** Shows earlier messages, or later ones where more came than was read at once. */
  more(direction: 'earlier' | 'later'): Promise<void>;
  /** Sends a message, which shows at once; its pictures may be on their way still. */
  send(body: string, pictures?: readonly PictureUpload[]): void;
}

/** One conversation for one person. */
export function createConversationStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  id: ThreadId,
  presence: Presence = pagePresence,
  kept?: KeptOutgoing,
): ConversationStore {
  const { client } = env;
  const session = env.store(createSessionStore);
  const unread = env.store(createUnreadStore);
  const $state = atom<Remote<Conversation, Problem>>({ state: 'loading' });
  const more = createRemoteStore<true>();
  const outgoing = createOutgoingStore({ client }, id, take, kept);
  const params = { id };
  let readTo = 0;
  /** The message that it opens at; absent for the newest. */
  let openedAt: number | undefined;
  let opensAnew = false;
  /** Nothing was read of it since somebody began to follow it. */
  let isOpening = false;
  let isShown = false;
  let isAtEnd = true;

  const current = () => lastValue($state.get());

  function change(value: Conversation): void {
    $state.set({ state: 'ready', value });
    outgoing.compare(value);
  }

  /** What follows a place, page by page. */
  async function readAfter(place: number) {
    const messages: Message[] = [];
    for (let page = 1; ; page += 1) {
      const after = messages.at(-1)?.place ?? place;
      const from = after > 0 ? { after } : { before: longestPage + 1 };
      const query = { size: longestPage, ...from };
      const { results, hasLater } = await client.call(listMessages, { params, query });
      messages.push(...results);
      if (!hasLater || results.length === 0 || page === mostPages) return { messages, hasLater };
    }
  }

  const waitingNow = (thread: Thread) => (isOpening ? waitingOf(thread) : current()?.waiting);

  /** Further back, to where what was not read begins, unless that is very far. */
  async function reachUnread(opened: Conversation): Promise<Conversation> {
    let reached = opened;
    for (let page = 1; page <= mostPages; page += 1) {
      const before = reached.messages[0]?.place;
      if (!reached.waiting || !reached.hasEarlier || firstUnread(reached)) break;
      const query = { size: longestPage, ...(before !== undefined && { before }) };
      const { results, hasEarlier } = await client.call(listMessages, { params, query });
      reached = { ...reached, messages: prependMessages(reached.messages, results), hasEarlier };
    }
    return reached;
  }

  async function open(): Promise<Conversation> {
    const around = openedAt !== undefined && { before: openedAt + Math.ceil(firstSize / 2) };
    const query = { size: firstSize, ...around };
    const [thread, page] = await Promise.all([
      client.call(readThread, { query: params }),
      client.call(listMessages, { params, query }),
    ]);
    const { results: messages, hasEarlier, hasLater } = page;
    const opened = { thread, messages, hasEarlier, hasLater, waiting: waitingNow(thread) };
    return openedAt === undefined ? reachUnread(opened) : opened;
  }

  async function catchUp(known: Conversation): Promise<Conversation> {
    // Whoever reads what was long ago goes on from there page by page.
    const isBehind = openedAt !== undefined && known.hasLater;
    const [thread, { messages, hasLater }] = await Promise.all([
      client.call(readThread, { query: params }),
      isBehind ? { messages: [], hasLater: true } : readAfter(lastPlace(known)),
    ]);
    // It was deleted elsewhere, before what comes now.
    const isCut = thread.messages.length === 0;
    const latest = current() ?? known;
    return {
      thread,
      messages: isCut ? [] : appendMessages(latest.messages, messages),
      hasEarlier: !isCut && latest.hasEarlier,
      hasLater: !isCut && hasLater,
      waiting: waitingNow(thread),
    };
  }

  const refresh = coalesce(async () => {
    const isAnew = opensAnew;
    const known = isAnew ? undefined : current();
    opensAnew = false;
    try {
      const read = await (known ? catchUp(known) : open());
      // What waits begins further up, perhaps: who shows it says whether its end is in sight.
      if (isOpening && read.waiting) isAtEnd = false;
      isOpening = false;
      change(read);
    } catch (error) {
      opensAnew ||= isAnew;
      const previous = current();
      const kept = previous === undefined ? {} : { previous };
      $state.set({ state: 'failed', problem: toProblem(error), ...kept });
      return;
    }
    outgoing.resendUnreached();
    await markSeen();
  });

  /** Up to what shows; whoever may not, or can't now, leaves it unread. */
  async function markSeen(): Promise<void> {
    const shown = current();
    const newest = shown?.messages.at(-1)?.place ?? 0;
    if (!isShown || !isAtEnd || !presence.isPresent()) return;
    if (!shown || shown.thread.unread === 0 || newest <= readTo) return;
    try {
      await client.call(markRead, { params, body: { newest } });
    } catch {
      return;
    }
    readTo = newest;
    const latest = current();
    if (latest && newestPlace(latest) === newest) {
      change({ ...latest, thread: { ...latest.thread, unread: 0 } });
    }
    await unread.recount();
  }

  /** A message of one's own has its place; what came before it and is not here yet comes first. */
  function take(message: Message): void {
    const known = current();
    if (!known) return;
    const messages = appendMessages(known.messages, [message]);
    change({ ...known, messages });
    if (known.messages.some(({ isMasked }) => isMasked)) void unmask();
    else if (messages.at(-1)?.place !== message.place) void refresh();
  }

  /** Whoever has answered learns what was hidden until then. */
  async function unmask(): Promise<void> {
    const first = current()?.messages[0]?.place ?? 1;
    await more.load(async () => {
      const { messages } = await readAfter(first - 1);
      const known = current();
      const byPlace = new Map(messages.map((message) => [message.place, message]));
      if (known) {
        const open = known.messages.map((message) => byPlace.get(message.place) ?? message);
        change({ ...known, messages: appendMessages(open, messages) });
      }
      return true;
    }, true);
  }

  async function readEarlier(): Promise<void> {
    const before = current()?.messages[0]?.place;
    if (before === undefined) return;
    const query = { size: firstSize, before };
    const page = await client.call(listMessages, { params, query });
    const known = current();
    if (!known) return;
    const messages = prependMessages(known.messages, page.results);
    change({ ...known, messages, hasEarlier: page.hasEarlier });
  }

  async function readLater(): Promise<void> {
    const behind = current();
    if (openedAt === undefined || !behind) return refresh();
    const query = { size: firstSize, after: lastPlace(behind) };
    const { results, hasLater } = await client.call(listMessages, { params, query });
    const known = current();
    if (!known) return;
    change({ ...known, messages: appendMessages(known.messages, results), hasLater });
    await markSeen();
  }

  function openAnew(place?: number): void {
    openedAt = place;
    opensAnew = true;
    // Whoever begins to follow it asks anyway.
    if (isShown) void refresh();
  }

  function show(place: number | undefined): void {
    const known = current();
    const isThere =
      place === undefined
        ? openedAt === undefined || !known?.hasLater
        : known?.messages.some((message) => message.place === place);
    if (!isThere) openAnew(place);
  }

  const keepUp = createFollow(() => {
    isShown = true;
    isOpening = true;
    const known = $state.get();
    if (known.state === 'ready') change({ ...known.value, waiting: undefined });
    isAtEnd = openedAt === undefined;
    void refresh();
    const stops = [
      followInbox(session, env, refresh, presence),
      presence.subscribe(() => {
        if (presence.isPresent()) void refresh();
      }),
    ];
    return () => {
      isShown = false;
      for (const stop of stops) stop();
    };
  });

  return {
    $state,
    $outgoing: outgoing.$outgoing,
    $more: more.$state,
    async reload() {
      if (!current()) $state.set({ state: 'loading' });
      await refresh();
    },
    look(atEnd) {
      const isBack = atEnd && !isAtEnd;
      isAtEnd = atEnd;
      if (isBack) void markSeen();
    },
    more: (direction) =>
      more.load(async () => {
        await (direction === 'earlier' ? readEarlier() : readLater());
        return true;
      }),
    send(body, pictures = []) {
      const known = current();
      outgoing.send(body, pictures, known ? newestPlace(known) : 0);
      // It shows at the end, which is not here yet.
      if (known?.hasLater) openAnew();
    },
    resend: outgoing.resend,
    discard: outgoing.discard,
    follow(place) {
      show(place);
      return keepUp();
    },
  };
}
