import { createSessionStore } from '../../account/sessions/session-store.ts';
import { signedIn } from '../../account/sessions/signed-in.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { listRules } from '../endpoints.ts';
import type { Rule } from '../schemas.ts';
import { maySave } from './may-save.ts';

/** By kind; those that nobody has asked for, or that could not be had, are not there. */
export type SavedSearches = ReadonlyMap<ListingKind, readonly Rule[]>;

/** What whoever is signed in has saved, as far as searches on this page are about it. */
export interface SavedSearchesStore extends Pick<RemoteStore<SavedSearches>, '$state'> {
  /** One that was saved on this page. */
  add(rule: Rule): void;
  /** Asks for those of a kind, and keeps up with who is signed in and what they save; answers how to stop. */
  follow(kind: ListingKind): () => void;
}

/** The one of a page: `env.store(createSavedSearchesStore)`. */
export function createSavedSearchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): SavedSearchesStore {
  const session = env.store(createSessionStore);
  /** One for each follower. */
  let wanted: readonly { readonly kind: ListingKind }[] = [];

  async function list(
    kind: ListingKind,
    signal: AbortSignal,
  ): Promise<readonly Rule[] | undefined> {
    try {
      const input = { params: { type: kind }, body: {} };
      return (await env.client.call(listRules, input, { signal })).results;
    } catch {
      // Whether it is saved is then not said; saving says what is wrong.
      return undefined;
    }
  }

  const held = createRemote<SavedSearches>({
    owner: signedIn(env),
    topics: ['alerts'],
    none: new Map(),
    async request(signal) {
      const saved = new Map<ListingKind, readonly Rule[]>();
      if (!maySave(lastValue(session.$user.get()))) return saved;
      const kinds = new Set(wanted.map(({ kind }) => kind));
      await Promise.all(
        [...kinds].map(async (kind) => {
          const rules = (await list(kind, signal)) ?? lastValue(held.$state.get())?.get(kind);
          if (rules) saved.set(kind, rules);
        }),
      );
      return saved;
    },
  });

  return {
    $state: held.$state,
    add(rule) {
      const { listingType } = rule;
      const saved = lastValue(held.$state.get());
      const others = saved?.get(listingType)?.filter(({ id }) => id !== rule.id) ?? [];
      held.set(new Map(saved).set(listingType, [rule, ...others]));
      void held.reload(true);
    },
    follow(kind) {
      const isKnown = wanted.some((one) => one.kind === kind);
      const mine = { kind };
      wanted = [...wanted, mine];
      const stop = held.follow();
      // The first to follow has all requested that are wanted.
      if (!isKnown && wanted.length > 1) void held.reload(true);
      return () => {
        stop();
        wanted = wanted.filter((one) => one !== mine);
      };
    },
  };
}
