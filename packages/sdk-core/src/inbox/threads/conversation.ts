import type { Problem } from '../../vocabulary/problem.ts';
import type { Message, Thread } from './schemas.ts';

/** What waited to be read as a thread was opened. */
export interface Waiting {
  /** Messages of the other. */
  readonly count: number;
  /** The place of the newest message then. */
  readonly newest: number;
}

/** A part of a thread without gaps, which grows at both ends. */
export interface Conversation {
  readonly thread: Thread;
  /** In their order, each place following the one before. */
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
  /** More came than was read at once. */
  readonly hasLater: boolean;
  /** Absent where all was read as it was opened; it stays as it is read then. */
  readonly waiting?: Waiting | undefined;
}

/** A picture of such a message: the server has it, or is given it before the message. */
export interface OutgoingPicture {
  readonly key: string;
  keep(): Promise<{ readonly id: string }>;
  forget(): void;
}

/** A message of one's own that no server has answered yet. */
export interface Outgoing<Picture extends OutgoingPicture = OutgoingPicture> {
  /** One for all its tries: it counts once. */
  readonly key: string;
  readonly body: string;
  /** What it brings, uploaded or not. */
  readonly pictures: readonly Picture[];
  /** The newest place that was known as it was written; it comes after that. */
  readonly after: number;
  /** Why the last try failed; absent while one is under way. */
  readonly problem?: Problem | undefined;
  /** It was stored for so long that it waits for a press. */
  readonly isOld?: boolean;
}

/** The place up to which a conversation shows. */
export function lastPlace({ messages, thread }: Conversation): number {
  return messages.at(-1)?.place ?? thread.newest;
}

/** The newest place that is known of a conversation, whether it shows or not. */
export function newestPlace(conversation: Conversation): number {
  return Math.max(lastPlace(conversation), conversation.thread.newest);
}

/** What waits to be read of a thread; nothing where all was read. */
export function waitingOf({ unread, newest }: Pick<Thread, 'unread' | 'newest'>) {
  return unread > 0 ? { count: unread, newest } : undefined;
}

/** The first message that was not read as it was opened; none where it lies beyond what is here. */
export function firstUnread(conversation: Conversation): Message | undefined {
  const { messages, thread, waiting } = conversation;
  if (!waiting || lastPlace(conversation) < waiting.newest) return undefined;
  const theirs = messages.filter(
    ({ authorId, place }) => authorId === thread.other.id && place <= waiting.newest,
  );
  return theirs.at(-waiting.count);
}

/** Messages that follow those that are known; what is known already, or leaves a gap, is left out. */
export function appendMessages(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const all = [...known];
  for (const message of more) {
    const last = all.at(-1);
    if (!last || message.place === last.place + 1) all.push(message);
  }
  return all;
}

/** Messages that come before those that are known. */
export function prependMessages(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const first = known[0];
  return first ? [...more.filter(({ place }) => place < first.place), ...known] : more;
}

/** Those that have not arrived: one whose answer got lost may be among the messages already. */
export function stillOutgoing<Picture extends OutgoingPicture>(
  outgoing: readonly Outgoing<Picture>[],
  { messages, thread }: Pick<Conversation, 'messages' | 'thread'>,
): readonly Outgoing<Picture>[] {
  const arrived = messages.filter(({ authorId }) => authorId !== thread.other.id);
  return outgoing.filter(({ body, pictures, after }) => {
    const index = arrived.findIndex(
      (message) =>
        message.place > after &&
        message.body === body.trim() &&
        message.pictures.length === pictures.length,
    );
    if (index >= 0) arrived.splice(index, 1);
    return index < 0;
  });
}

/**
 * Where messages that have not arrived stand: one that failed behind the message that was the newest as
 * it was written, by that one's place; the others, and one behind which nothing has come, last.
 */
export function placeOutgoing<Unsent extends Pick<Outgoing, 'after' | 'problem'>>(
  outgoing: readonly Unsent[],
  { messages }: Pick<Conversation, 'messages'>,
): { readonly unsent: ReadonlyMap<number, readonly Unsent[]>; readonly last: readonly Unsent[] } {
  const newest = messages.at(-1)?.place;
  const unsent = new Map<number, Unsent[]>();
  const last: Unsent[] = [];
  for (const one of outgoing) {
    const before = messages.findLast(({ place }) => place <= one.after)?.place;
    if (!one.problem || before === undefined || before === newest) last.push(one);
    else unsent.set(before, [...(unsent.get(before) ?? []), one]);
  }
  return { unsent, last };
}

/** The last of one's own messages that the other has read. */
export function lastSeen({ messages, thread }: Conversation): Message | undefined {
  return messages.findLast(
    ({ authorId, place }) => authorId !== thread.other.id && place <= thread.seenTo,
  );
}

/** Whether one has not answered the other yet, as far as it is known. */
export function isStranger({ messages, thread }: Conversation): boolean {
  return messages.every(({ authorId }) => authorId === thread.other.id);
}
