import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../http/remote.ts';

/** What has been read of a trail, the newest first. */
export interface TrailEntries<Entry extends { readonly id: unknown }> {
  readonly items: readonly Entry[];
  /** Before which older ones begin; null where there are none. */
  readonly next: Entry['id'] | null;
}

/** A trail that is read on and on. */
export interface TrailStore<Entry extends { readonly id: unknown }>
  extends RemoteStore<TrailEntries<Entry>> {
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
  const held = createRemote<TrailEntries<Entry>>({
    owner: signedIn(env),
    request: (signal) => ask(undefined, signal),
  });
  return {
    ...held,
    async loadOlder() {
      const known = lastValue(held.$state.get());
      if (!known || known.next === null) return;
      const { items, next } = known;
      await held.run(async (signal) => {
        const older = await ask(next, signal);
        return { items: [...items, ...older.items], next: older.next };
      });
    },
  };
}
