import type { ReadableAtom } from 'nanostores';
import type { Remote } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';

/** What has been read of a trail, the newest first. */
export interface TrailEntries<Entry extends { readonly id: unknown }> {
  readonly items: readonly Entry[];
  /** Before which older ones begin; null where there are none. */
  readonly next: Entry['id'] | null;
}

/** A trail that is read on and on. */
export interface TrailStore<Entry extends { readonly id: unknown }> {
  readonly $entries: ReadableAtom<Remote<TrailEntries<Entry>, Problem>>;
  /** Reads the newest anew. */
  load(): Promise<void>;
  /** Reads on, where there is more. */
  loadOlder(): Promise<void>;
}

/** Entries that are read at once. */
export const trailSize = 20;

/** The store of a trail, of which `ask` reads a part: the newest, or those before an entry. */
export function createTrailStore<Entry extends { readonly id: unknown }>(
  ask: (before: Entry['id'] | undefined, signal: AbortSignal) => Promise<TrailEntries<Entry>>,
): TrailStore<Entry> {
  const { $state: $entries, load } = createRemoteStore<TrailEntries<Entry>>(undefined, 'loading');
  return {
    $entries,
    load: () => load((signal) => ask(undefined, signal)),
    async loadOlder() {
      const known = lastValue($entries.get());
      if (!known || known.next === null) return;
      const { items, next } = known;
      await load(async (signal) => {
        const older = await ask(next, signal);
        return { items: [...items, ...older.items], next: older.next };
      });
    },
  };
}
