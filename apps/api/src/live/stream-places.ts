import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { LiveStream } from './live-stream.ts';

/** How many streams there may be. */
export interface StreamLimits {
  /** Of one session, that is one browser: it has six connections to a site without HTTP/2. */
  readonly ofSession: number;
  readonly ofUser: number;
  /** Of a process. */
  readonly all: number;
}

const usualLimits: StreamLimits = { ofSession: 4, ofUser: 20, all: 10_000 };

/** The streams of a process, by person; a person who opens too many loses the oldest. */
export interface StreamPlaces {
  /** Throws a `Problem` where the process has no room for more. */
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  of(userId: number): readonly LiveStream[];
  all(): readonly LiveStream[];
}

export function createStreamPlaces(limits: StreamLimits = usualLimits): StreamPlaces {
  /** Each person's, the oldest first. */
  const byUser = new Map<number, Set<LiveStream>>();
  let count = 0;

  function remove(stream: LiveStream): void {
    const theirs = byUser.get(stream.listener.userId);
    if (!theirs?.delete(stream)) return;
    count -= 1;
    if (theirs.size === 0) byUser.delete(stream.listener.userId);
  }

  function makeRoom(streams: readonly LiveStream[], limit: number): void {
    for (const stream of streams.slice(0, Math.max(0, streams.length - limit + 1))) {
      remove(stream);
      stream.end('replaced');
    }
  }

  return {
    add(stream) {
      const { sessionId, userId } = stream.listener;
      const theirs = [...(byUser.get(userId) ?? [])];
      const isOfSession = ({ listener }: LiveStream) => listener.sessionId === sessionId;
      makeRoom(theirs.filter(isOfSession), limits.ofSession);
      makeRoom([...(byUser.get(userId) ?? [])], limits.ofUser);
      if (count >= limits.all) {
        throw new Problem('unavailable', 'Too many listen at the moment.', { retryAfter: 60 });
      }
      const rest = byUser.get(userId) ?? new Set();
      byUser.set(userId, rest.add(stream));
      count += 1;
    },
    remove,
    of: (userId) => [...(byUser.get(userId) ?? [])],
    all: () => [...byUser.values()].flatMap((streams) => [...streams]),
  };
}
