import type { Storing } from '../../account/browser-storage.ts';
import { createLocalDrafts } from '../../account/sessions/local-drafts.ts';
import type { ThreadId, UserId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode, problemStatuses } from '../../vocabulary/problem.ts';
import { hourMs } from '../../vocabulary/time/durations.ts';
import type { Outgoing } from './conversation.ts';

/** A message without pictures. */
export type OutgoingText = Omit<Outgoing, 'pictures'>;

/** What a user sends into a thread, saved in this browser until a server has answered it. */
export interface OutgoingStorage {
  /** What an earlier page left; from here on it is this one's. */
  take(): readonly OutgoingText[];
  keep(outgoing: readonly OutgoingText[]): void;
}

interface Whose {
  readonly owner: UserId;
  readonly clock: { now(): number };
}

/** A server knows keys for a day: what is about as old may have come by one that is forgotten. */
const sendsItselfMs = 20 * hourMs;

const aboutThread = /^thread ([1-9]\d{0,15})$/;

/** The keeping of one thread, on our own site. */
export function createOutgoingStorage(
  { owner, clock }: Whose,
  thread: ThreadId,
  storage?: Storing,
): OutgoingStorage {
  const words = createLocalDrafts({ owner, clock, room: 'outgoing' }, storage);
  const about = `thread ${thread}`;
  /** When each was written. */
  const times = new Map<string, number>();

  return {
    take() {
      const kept = words.take(about);
      return (Array.isArray(kept) ? kept : []).flatMap((entry) => {
        const { key, body, after, at, code, why } = Object(entry);
        const isWhole =
          typeof key === 'string' && typeof body === 'string' && Number.isInteger(after);
        if (!isWhole || typeof at !== 'number') return [];
        times.set(key, at);
        const isOld = clock.now() - at > sendsItselfMs;
        const problem = new Problem(
          isCode(code) ? code : 'network',
          typeof why === 'string' ? why : '',
        );
        return [{ key, body, after, problem, ...(isOld && { isOld }) }];
      });
    },
    keep(outgoing) {
      if (outgoing.length === 0) return words.drop();
      const entries = outgoing.map(({ key, body, after, problem }) => {
        const at = times.get(key) ?? clock.now();
        times.set(key, at);
        return { key, body, after, at, code: problem?.code, why: problem?.message };
      });
      words.keep(about, entries);
    },
  };
}

/** Returns the threads for which something is saved that was not sent. */
export function threadsWithOutgoing({ owner, clock }: Whose, storage?: Storing): ThreadId[] {
  const { subjects } = createLocalDrafts({ owner, clock, room: 'outgoing' }, storage);
  return subjects().flatMap((about) => {
    const id = aboutThread.exec(about)?.[1];
    // As it was written there.
    return id === undefined ? [] : [Number(id) as ThreadId];
  });
}

function isCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemStatuses, value);
}
