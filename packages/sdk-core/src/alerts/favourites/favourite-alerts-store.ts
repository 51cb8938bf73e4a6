import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { changeFavouriteAlerts, readFavouriteAlerts } from './endpoints.ts';
import type { FavouriteAlerts } from './schemas.ts';

/** Whether the signed-in user is notified of their favourites by mail, and how soon. */
export interface FavouriteAlertsStore
  extends Pick<RemoteStore<FavouriteAlerts>, '$state' | 'show' | 'follow' | 'reload'> {
  /**
   * Shows a choice at once and saves it, after those that are on their way. Rejects with a
   * `Problem`, and shows what is saved; a choice that another follows leaves that to the later one.
   */
  change(choice: Partial<FavouriteAlerts>): Promise<void>;
}

interface Change {
  /** What shows, as long as nothing newer is known. */
  readonly shown: Remote<FavouriteAlerts, Problem>;
  /** What the server has once it is sent, saved or not. */
  readonly kept: Promise<FavouriteAlerts>;
}

export function createFavouriteAlertsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): FavouriteAlertsStore {
  const { client } = env;
  const { $state, set, show, follow, reload } = createRemote<FavouriteAlerts>({
    owner: signedIn(env),
    request: (signal) => client.call(readFavouriteAlerts, {}, { signal }),
  });
  let last: Change | undefined;

  return {
    $state,
    show,
    follow,
    reload,
    async change(choice) {
      const state = $state.get();
      const before = lastValue(state);
      if (!before) return;
      const body = { ...before, ...choice };
      const earlier = last?.shown === state ? last.kept : Promise.resolve(before);
      const answer = earlier.then(() => client.call(changeFavouriteAlerts, { body }));
      const kept = answer.catch(() => earlier);
      set(body);
      const shown = $state.get();
      last = { shown, kept };
      const value = await kept;
      // They may have chosen once more, or somebody else be signed in.
      if ($state.get() !== shown) return;
      set(value);
      await answer;
    },
  };
}
