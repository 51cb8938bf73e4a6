import { createSessionStore } from '../../account/sessions/session-store.ts';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { listRules } from '../endpoints.ts';
import type { Rule } from '../schemas.ts';
import { maySave } from './may-save.ts';

/** What whoever is signed in has saved, as far as searches on this page are about it. */
export interface SavedSearchesStore {
  /** Of a kind. Whether one is saved is not said where that could not be found out. */
  of(kind: ListingKind): RemoteStore<readonly Rule[]>;
  /** One that was saved on this page. */
  add(rule: Rule): void;
}

/** The one of a page: `env.store(createSavedSearchesStore)`. */
export function createSavedSearchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): SavedSearchesStore {
  const session = env.store(createSessionStore);
  const stores = new Map<ListingKind, RemoteStore<readonly Rule[]>>();

  function make(kind: ListingKind): RemoteStore<readonly Rule[]> {
    return createRemote<readonly Rule[]>({
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

  function of(kind: ListingKind): RemoteStore<readonly Rule[]> {
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
