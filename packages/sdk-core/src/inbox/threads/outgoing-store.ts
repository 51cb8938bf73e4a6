import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../../http/environment.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import type { PictureUpload } from '../pictures/picture-upload-store.ts';
import { type Conversation, type Outgoing, stillOutgoing } from './conversation.ts';
import { answerThread } from './endpoints.ts';
import type { OutgoingStorage } from './outgoing-storage.ts';
import type { Message } from './schemas.ts';

/** A message of one's own on its way, with its pictures. */
export type OutgoingMessage = Outgoing<PictureUpload>;

/** What one sends into a thread, in turn. */
export interface OutgoingStore {
  readonly $outgoing: ReadableAtom<readonly OutgoingMessage[]>;
  /** Sends a message that comes after a place. */
  send(body: string, pictures: readonly PictureUpload[], after: number): void;
  /** Tries one again that has failed. */
  resend(key: string): void;
  /** Retries those that could not be sent because of the connection. */
  resendUnreached(): void;
  /** Takes one back that has failed; answers what it had. */
  discard(key: string): Pick<OutgoingMessage, 'body' | 'pictures'> | undefined;
  /** Drops those that have arrived though their answer has not. */
  compare(conversation: Conversation): void;
}

/** Messages go out one after another, so that they come in the order in which they were written. */
export function createOutgoingStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  thread: ThreadId,
  onSent: (message: Message) => void,
  kept?: OutgoingStorage,
): OutgoingStore {
  const $outgoing = atom<readonly OutgoingMessage[]>(
    (kept?.take() ?? []).map((one) => ({ ...one, pictures: [] })),
  );
  if (kept) $outgoing.listen((outgoing) => kept.keep(outgoing.filter(isTextAlone)));
  let line = Promise.resolve();

  const find = (key: string) => $outgoing.get().find((one) => one.key === key);
  const drop = (key: string) => $outgoing.set($outgoing.get().filter((one) => one.key !== key));
  const replace = (key: string, next: OutgoingMessage) =>
    $outgoing.set($outgoing.get().map((one) => (one.key === key ? next : one)));

  async function deliver(outgoing: OutgoingMessage): Promise<void> {
    const { key, body, pictures } = outgoing;
    try {
      const options = { idempotencyKey: key };
      const kept = await Promise.all(pictures.map((picture) => picture.keep()));
      const ids = kept.map(({ id }) => id);
      const sent = { thread, body, ...(ids.length > 0 && { pictures: ids }) };
      const message = await client.call(answerThread, { body: sent }, options);
      drop(key);
      onSent(message);
    } catch (error) {
      const problem = toProblem(error);
      // Pictures that waited too long are uploaded again.
      if (problem.code === 'gone') for (const picture of pictures) picture.forget();
      replace(key, { ...outgoing, problem });
    }
  }

  function queue(outgoing: OutgoingMessage): void {
    line = line.then(() => deliver(outgoing));
  }

  function retry({ problem, isOld: _, ...outgoing }: OutgoingMessage): void {
    // A server refuses a key for good that it has refused once; nothing came by that.
    const key = problem && isRefused(problem) ? crypto.randomUUID() : outgoing.key;
    const again = { ...outgoing, key };
    replace(outgoing.key, again);
    queue(again);
  }

  function resendUnreached(): void {
    for (const outgoing of $outgoing.get()) if (isUnreached(outgoing)) retry(outgoing);
  }

  return {
    $outgoing,
    send(body, pictures, after) {
      // Half a character, as some keyboards leave it, is no text that can be stored.
      const outgoing = { key: crypto.randomUUID(), body: body.toWellFormed(), pictures, after };
      // What was written before it goes before it.
      resendUnreached();
      $outgoing.set([...$outgoing.get(), outgoing]);
      queue(outgoing);
    },
    resend(key) {
      const outgoing = find(key);
      if (outgoing?.problem) retry(outgoing);
    },
    resendUnreached,
    discard(key) {
      const outgoing = find(key);
      if (!outgoing?.problem) return undefined;
      drop(key);
      const { body, pictures } = outgoing;
      return { body, pictures };
    },
    compare(conversation) {
      const left = stillOutgoing($outgoing.get(), conversation);
      if (left.length < $outgoing.get().length) $outgoing.set(left);
    },
  };
}

/** Whether only the connection prevented it from being sent: it is sent once there is one again. */
export function isUnreached({ problem, isOld }: Pick<Outgoing, 'problem' | 'isOld'>): boolean {
  if (isOld) return false;
  return problem?.code === 'network' || problem?.code === 'timeout';
}

/** Whether a server has answered that it does not take it; a call that is under way still may be. */
function isRefused({ status, code, retryAfter }: Problem): boolean {
  const isUnderWay = code === 'conflict' && retryAfter !== undefined;
  return status >= 400 && status < 500 && !isUnderWay;
}

/** Pictures are their page's alone, and what they belong to with them. */
function isTextAlone({ pictures }: OutgoingMessage): boolean {
  return pictures.length === 0;
}
