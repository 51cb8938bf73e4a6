import { atom, type ReadableAtom } from 'nanostores';
import {
  createSessionStore,
  followSession,
  whenOwnChanged,
} from '../../account/sessions/session-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { lastValue } from '../../http/remote.ts';
import type { ListingKind } from '../../listings/kinds.ts';
import { listRules } from '../endpoints.ts';
import type { Rule } from '../schemas.ts';
import { maySave } from './may-save.ts';

/** What whoever is signed in has saved, as far as searches on this page are about it. */
export interface SavedSearchesStore {
  /** By kind; those that nobody has asked for, or that could not be had, are not there. */
  readonly $rules: ReadableAtom<ReadonlyMap<ListingKind, readonly Rule[]>>;
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
  const $rules = atom<ReadonlyMap<ListingKind, readonly Rule[]>>(new Map());
  /** One for each follower. */
  let wanted: readonly { readonly kind: ListingKind }[] = [];
  /** Another one after each change: what was asked for before may not tell of it. */
  let era = 0;

  async function load(kind: ListingKind): Promise<void> {
    const asked = era;
    if (!maySave(lastValue(session.$user.get()))) return;
    try {
      const { results } = await env.client.call(listRules, { params: { type: kind }, body: {} });
      if (asked === era) $rules.set(new Map($rules.get()).set(kind, results));
    } catch {
      // Whether it is saved is then not said; saving says what is wrong.
    }
  }

  async function reload(): Promise<void> {
    era += 1;
    await Promise.all([...new Set(wanted.map(({ kind }) => kind))].map(load));
  }

  const followChanges = createFollow(() => {
    const stops = [
      followSession(session, {
        onSignIn: () => void reload(),
        onSignOut() {
          era += 1;
          $rules.set(new Map());
        },
      }),
      whenOwnChanged(session, env, ['alerts'], reload),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });

  return {
    $rules,
    add(rule) {
      const { listingType } = rule;
      const others =
        $rules
          .get()
          .get(listingType)
          ?.filter(({ id }) => id !== rule.id) ?? [];
      $rules.set(new Map($rules.get()).set(listingType, [rule, ...others]));
      void reload();
    },
    follow(kind) {
      const mine = { kind };
      wanted = [...wanted, mine];
      const before = era;
      const stop = followChanges();
      // The first to follow has all asked for that are wanted.
      if (era === before) void load(kind);
      return () => {
        stop();
        wanted = wanted.filter((one) => one !== mine);
      };
    },
  };
}
