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
  /** Asks for those of a kind, unless they are at hand. */
  show(kind: ListingKind): Promise<void>;
  /** One that was saved on this page. */
  add(rule: Rule): void;
  /** Keeps up with who is signed in, and what they save elsewhere; answers how to stop. */
  follow(): () => void;
}

/** The one of a page: `env.store(createSavedSearchesStore)`. */
export function createSavedSearchesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged'>,
): SavedSearchesStore {
  const session = env.store(createSessionStore);
  const $rules = atom<ReadonlyMap<ListingKind, readonly Rule[]>>(new Map());
  const wanted = new Set<ListingKind>();
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
    await Promise.all([...wanted].map(load));
  }

  return {
    $rules,
    async show(kind) {
      if (wanted.has(kind)) return;
      wanted.add(kind);
      await load(kind);
    },
    add(rule) {
      const { listingType } = rule;
      const others =
        $rules
          .get()
          .get(listingType)
          ?.filter(({ id }) => id !== rule.id) ?? [];
      $rules.set(new Map($rules.get()).set(listingType, [rule, ...others]));
      // A list that is on its way may not tell of it yet.
      void reload();
    },
    follow: createFollow(() => {
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
    }),
  };
}
