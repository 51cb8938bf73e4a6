import type { ReadableAtom } from 'nanostores';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { whileFollowed } from '../../http/while-followed.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { gatherMs } from '../gather-ms.ts';
import type { PictureUpload } from '../pictures/picture-upload-store.ts';
import { createUnreadStore } from '../unread/unread-store.ts';
import {
  appendMessages,
  type Conversation,
  lastPlace,
  newestPlace,
  prependMessages,
  waitingOf,
} from './conversation.ts';
import { listMessages, markRead, readThread } from './endpoints.ts';
import { reachUnread, readMessagesAfter } from './message-pages-store.ts';
import type { OutgoingStorage } from './outgoing-storage.ts';
import { createOutgoingStore, type OutgoingMessage, type OutgoingStore } from './outgoing-store.ts';
import type { Message, Thread } from './schemas.ts';

/** Messages that a conversation begins with, and that each press adds to it. */
const firstSize = 50;
/** Where a conversation opens: at the message of a place, or at the newest. */
export type OpeningPlace = number | 'newest';

/** One thread of the signed-in user, without gaps. */
export interface ConversationStore
  extends Pick<OutgoingStore, 'resend' | 'discard'>,
    Pick<RemoteStore<Conversation>, '$state' | 'reload'> {
  /** What one has written and no server has answered, in its order. */
  readonly $outgoing: ReadableAtom<readonly OutgoingMessage[]>;
  /** How the last request for more stands. */
  readonly $more: ReadableAtom<Remote<true, Problem>>;
  /** Opens the messages around one, where that does not show already, or the newest. */
  show(place: OpeningPlace): void;
  /** Keeps them up to date, and marks them read while they can be seen; answers how to stop. */
  follow(): () => void;
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
  kept?: OutgoingStorage,
): ConversationStore {
  const { client } = env;
  const unread = env.store(createUnreadStore);
  const held = createRemote<Conversation>({
    owner: signedIn(env),
    topics: ['inbox'],
    gatherMs,
    presence,
    stays: true,
    request: read,
  });
  const more = createRemote<true, 'earlier' | 'later'>({
    key: undefined,
    async request(_signal, direction) {
      await (direction === 'earlier' ? readEarlier() : readLater());
      return true;
    },
  });
  const outgoing = createOutgoingStore({ client }, id, take, kept);
  const params = { id };
  let readTo = 0;
  /** The message that it opens at; absent for the newest. */
  let openedAt: number | undefined;
  /** Symbol of a conversation that is to be reopened; another one each time. */
  let opening: symbol | undefined;
  /** What was read last, until it shows. */
  let fresh: Conversation | undefined;
  let marking: Promise<void> | undefined;
  /** Nothing was read of it since somebody began to follow it. */
  let isOpening = false;
  let isShown = false;
  let isAtEnd = true;

  const current = () => lastValue(held.$state.get());
  const refresh = () => held.reload(true);

  held.$state.listen((remote) => {
    if (remote.state !== 'ready') return;
    outgoing.compare(remote.value);
    if (remote.value !== fresh) return;
    fresh = undefined;
    outgoing.resendUnreached();
    marking = markSeen();
  });

  const waitingNow = (thread: Thread) => (isOpening ? waitingOf(thread) : current()?.waiting);

  async function open(): Promise<Conversation> {
    const around = openedAt !== undefined && { before: openedAt + Math.ceil(firstSize / 2) };
    const query = { size: firstSize, ...around };
    const [thread, page] = await Promise.all([
      client.call(readThread, { query: params }),
      client.call(listMessages, { params, query }),
    ]);
    const { results: messages, hasEarlier, hasLater } = page;
    const opened = { thread, messages, hasEarlier, hasLater, waiting: waitingNow(thread) };
    return openedAt === undefined ? reachUnread({ client }, id, opened) : opened;
  }

  async function catchUp(known: Conversation): Promise<Conversation> {
    // A user who reads what was long ago goes on from there page by page.
    const isBehind = openedAt !== undefined && known.hasLater;
    const [thread, { messages, hasLater }] = await Promise.all([
      client.call(readThread, { query: params }),
      isBehind
        ? { messages: [], hasLater: true }
        : readMessagesAfter({ client }, id, lastPlace(known)),
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

  /** Reads what is missing of what shows, or all of it if it is reopened. */
  async function read(signal: AbortSignal): Promise<Conversation> {
    const mine = opening;
    const known = mine ? undefined : current();
    const value = await (known ? catchUp(known) : open());
    // Another one may be read by now, which does all of this.
    signal.throwIfAborted();
    if (mine === opening) opening = undefined;
    // What waits begins further up, perhaps: who shows it says whether its end is in sight.
    if (isOpening && value.waiting) isAtEnd = false;
    isOpening = false;
    fresh = value;
    return value;
  }

  /** Marks as read up to what shows; a user who may not, or can't now, leaves it unread. */
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
      held.patch({ ...latest, thread: { ...latest.thread, unread: 0 } });
    }
    await unread.reload(true);
  }

  /** A message of one's own has its place; what came before it and is not here yet comes first. */
  function take(message: Message): void {
    const known = current();
    if (!known) return;
    const messages = appendMessages(known.messages, [message]);
    held.patch({ ...known, messages });
    if (known.messages.some(({ isMasked }) => isMasked)) void unmask();
    else if (messages.at(-1)?.place !== message.place) void refresh();
  }

  /** Shows a user who has answered what was hidden until then. */
  async function unmask(): Promise<void> {
    const first = current()?.messages[0]?.place ?? 1;
    await more.run(async () => {
      const { messages } = await readMessagesAfter({ client }, id, first - 1);
      const known = current();
      const byPlace = new Map(messages.map((message) => [message.place, message]));
      if (known) {
        const open = known.messages.map((message) => byPlace.get(message.place) ?? message);
        held.patch({ ...known, messages: appendMessages(open, messages) });
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
    held.patch({ ...known, messages, hasEarlier: page.hasEarlier });
  }

  async function readLater(): Promise<void> {
    const behind = current();
    if (openedAt === undefined || !behind) return refresh();
    const query = { size: firstSize, after: lastPlace(behind) };
    const { results, hasLater } = await client.call(listMessages, { params, query });
    const known = current();
    if (!known) return;
    held.patch({ ...known, messages: appendMessages(known.messages, results), hasLater });
    await markSeen();
  }

  function openAnew(place?: number): void {
    openedAt = place;
    opening = Symbol('opening');
  }

  /** Somebody begins to read, where it opens. */
  function begin(): void {
    isOpening = true;
    const known = held.$state.get();
    if (known.state === 'ready') held.patch({ ...known.value, waiting: undefined });
    isAtEnd = openedAt === undefined;
  }

  const follow = whileFollowed(() => {
    isShown = true;
    begin();
    const stops = [
      held.follow(),
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
    $state: held.$state,
    $outgoing: outgoing.$outgoing,
    $more: more.$state,
    async reload() {
      await held.reload(current() !== undefined);
      await marking;
    },
    look(atEnd) {
      const isBack = atEnd && !isAtEnd;
      isAtEnd = atEnd;
      if (isBack) void markSeen();
    },
    async more(direction) {
      more.forget();
      await more.show(direction);
    },
    send(body, pictures = []) {
      const known = current();
      outgoing.send(body, pictures, known ? newestPlace(known) : 0);
      if (!known?.hasLater) return;
      // It shows at the end, which is not here yet.
      openAnew();
      if (isShown) void refresh();
    },
    resend: outgoing.resend,
    discard: outgoing.discard,
    show(place) {
      const known = current();
      const isThere =
        place === 'newest'
          ? openedAt === undefined || !known?.hasLater
          : known?.messages.some((message) => message.place === place);
      if (!isThere) openAnew(place === 'newest' ? undefined : place);
      // Reading begins when somebody begins to follow it.
      if (!isShown) return;
      begin();
      void refresh();
    },
    follow,
  };
}
