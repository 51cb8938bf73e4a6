import { atom, type ReadableAtom } from 'nanostores';
import type { StoreEnvironment } from '../../http/environment.ts';
import type { ThreadId } from '../../vocabulary/ids.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { type Conversation, type Outgoing, stillOutgoing } from './conversation.ts';
import { answerThread } from './endpoints.ts';
import type { Message } from './schemas.ts';

/** What one sends into a thread, in turn. */
export interface OutgoingStore {
  readonly $outgoing: ReadableAtom<readonly Outgoing[]>;
  /** Sends a message that comes after a place. */
  send(body: string, after: number): void;
  /** Tries one again that has failed. */
  resend(key: string): void;
  /** Tries those again that the connection kept from being sent. */
  resendUnreached(): void;
  /** Takes one back that has failed; answers its words. */
  discard(key: string): string | undefined;
  /** Drops those that have arrived though their answer has not. */
  compare(conversation: Conversation): void;
}

/** Messages go out one after another, so that they come in the order in which they were written. */
export function createOutgoingStore(
  { client }: Pick<StoreEnvironment, 'client'>,
  thread: ThreadId,
  onSent: (message: Message) => void,
): OutgoingStore {
  const $outgoing = atom<readonly Outgoing[]>([]);
  let line = Promise.resolve();

  const find = (key: string) => $outgoing.get().find((one) => one.key === key);
  const drop = (key: string) => $outgoing.set($outgoing.get().filter((one) => one.key !== key));
  const replace = (next: Outgoing) =>
    $outgoing.set($outgoing.get().map((one) => (one.key === next.key ? next : one)));

  async function deliver({ key, body, after }: Outgoing): Promise<void> {
    try {
      const options = { idempotencyKey: key };
      const message = await client.call(answerThread, { body: { thread, body } }, options);
      drop(key);
      onSent(message);
    } catch (error) {
      replace({ key, body, after, problem: toProblem(error) });
    }
  }

  function queue(outgoing: Outgoing): void {
    line = line.then(() => deliver(outgoing));
  }

  function retry({ key, body, after }: Outgoing): void {
    const again = { key, body, after };
    replace(again);
    queue(again);
  }

  return {
    $outgoing,
    send(body, after) {
      // Half a character, as some keyboards leave it, is no text that can be kept.
      const outgoing = { key: crypto.randomUUID(), body: body.toWellFormed(), after };
      $outgoing.set([...$outgoing.get(), outgoing]);
      queue(outgoing);
    },
    resend(key) {
      const outgoing = find(key);
      if (outgoing?.problem) retry(outgoing);
    },
    resendUnreached() {
      for (const outgoing of $outgoing.get()) if (isUnreached(outgoing)) retry(outgoing);
    },
    discard(key) {
      const outgoing = find(key);
      if (!outgoing?.problem) return undefined;
      drop(key);
      return outgoing.body;
    },
    compare(conversation) {
      const left = stillOutgoing($outgoing.get(), conversation);
      if (left.length < $outgoing.get().length) $outgoing.set(left);
    },
  };
}

/** Whether the connection alone kept it from being sent: it goes out once there is one again. */
export function isUnreached({ problem }: Outgoing): boolean {
  return problem?.code === 'network' || problem?.code === 'timeout';
}
