import { createSessionStore } from '../../account/sessions/session-store.ts';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { listRules } from '../endpoints.ts';
import type { AlertRule } from '../schemas.ts';
import { maySave } from './may-save.ts';

/** What the signed-in user has saved, as far as searches on this page are about it. */
export interface SavedSearchesStore {
  /** Of a kind. Whether one is saved is not said where that could not be found out. */
  of(kind: ListingKind): RemoteStore<readonly AlertRule[]>;
  /** One that was saved on this page. */
  add(rule: AlertRule): void;
}

/** The one of a page: `env.store(createSavedSearchesStore)`. */
export function createSavedSearchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): SavedSearchesStore {
  const session = env.store(createSessionStore);
  const stores = new Map<ListingKind, RemoteStore<readonly AlertRule[]>>();

  function make(kind: ListingKind): RemoteStore<readonly AlertRule[]> {
    return createRemote<readonly AlertRule[]>({
      owner: signedIn(env),
      topics: ['alerts'],
      waits: true,
      async request(signal) {
        if (!maySave(lastValue(session.$user.get()))) return [];
        const input = { params: { type: kind }, body: {} };
        return (await env.client.call(listRules, input, { signal })).results;
      },
    });
  }

  function of(kind: ListingKind): RemoteStore<readonly AlertRule[]> {
    const store = stores.get(kind) ?? make(kind);
    stores.set(kind, store);
    return store;
  }

  return {
    of,
    add(rule) {
      const { $state, set, reload } = of(rule.listingType);
      const others = lastValue($state.get())?.filter(({ id }) => id !== rule.id) ?? [];
      set([rule, ...others]);
      void reload(true);
    },
  };
}
