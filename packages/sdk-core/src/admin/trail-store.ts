import type { ReadableAtom } from 'nanostores';
import { createOwnFollow, type Follows } from '../account/sessions/own-follow-store.ts';
import type { Remote, SharingEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';

/** What has been read of a trail, the newest first. */
export interface TrailEntries<Entry extends { readonly id: unknown }> {
  readonly items: readonly Entry[];
  /** Before which older ones begin; null where there are none. */
  readonly next: Entry['id'] | null;
}

/** A trail that is read on and on. */
export interface TrailStore<Entry extends { readonly id: unknown }> extends Follows {
  readonly $state: ReadableAtom<Remote<TrailEntries<Entry>, Problem>>;
  /** Reads the newest anew. */
  reload(): Promise<void>;
  /** Reads on, where there is more. */
  loadOlder(): Promise<void>;
}

/** Entries that are read at once. */
export const trailSize = 20;

/** The store of a trail, of which `ask` reads a part: the newest, or those before an entry. */
export function createTrailStore<Entry extends { readonly id: unknown }>(
  env: Pick<SharingEnvironment, 'store'>,
  ask: (before: Entry['id'] | undefined, signal: AbortSignal) => Promise<TrailEntries<Entry>>,
): TrailStore<Entry> {
  const { $state, load, ...held } = createRemoteStore<TrailEntries<Entry>>(undefined, 'loading');
  const reload = () => load((signal) => ask(undefined, signal));
  return {
    $state,
    reload,
    follow: createOwnFollow(env, { ...held, load: reload, reload }),
    async loadOlder() {
      const known = lastValue($state.get());
      if (!known || known.next === null) return;
      const { items, next } = known;
      await load(async (signal) => {
        const older = await ask(next, signal);
        return { items: [...items, ...older.items], next: older.next };
      });
    },
  };
}
