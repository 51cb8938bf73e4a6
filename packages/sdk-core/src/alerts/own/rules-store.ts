import { atom, type ReadableAtom } from 'nanostores';
import { followOwn } from '../../account/sessions/follow-own-store.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import { coalesce } from '../../inbox/coalesce.ts';
import { listingKinds } from '../../listings/kinds.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { listRules } from '../endpoints.ts';
import type { Rule } from '../schemas.ts';

/** The rules of whoever is signed in, of all kinds, the latest first. */
export interface RulesStore {
  readonly $state: ReadableAtom<Remote<readonly Rule[], Problem>>;
  /** Asks, and asks anew as something changes; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
  /** Shows what became of a rule, without one that it is gone; a list on its way may not tell of it yet. */
  show(id: Rule['id'], rule?: Rule): void;
  /** Those that were deleted here, as they were; the latest last. */
  readonly $deleted: ReadableAtom<readonly Rule[]>;
  /** Keeps one that was deleted, to be brought back. */
  keepDeleted(rule: Rule): void;
  /** It is back. */
  dropDeleted(id: Rule['id']): void;
  /** Somebody has seen what is new of a rule. */
  see(id: Rule['id']): void;
}

/** The rules that a widget lists for one person. */
export function createRulesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): RulesStore {
  const { client } = env;
  const session = env.store(createSessionStore);
  const { $state, load, set } = createRemoteStore<readonly Rule[]>(undefined, 'loading');
  const $deleted = atom<readonly Rule[]>([]);

  async function read(signal: AbortSignal): Promise<readonly Rule[]> {
    const answers = await Promise.all(
      listingKinds.map((type) =>
        client.call(listRules, { params: { type }, body: {} }, { signal }),
      ),
    );
    return latestFirst(answers.flatMap(({ results }) => results));
  }

  const refresh = coalesce(() => load(read, true));

  return {
    $state,
    reload: () => load(read),
    show(id, rule) {
      const others = lastValue($state.get())?.filter((one) => one.id !== id);
      if (others) set(rule ? latestFirst([...others, rule]) : others);
    },
    $deleted,
    keepDeleted(rule) {
      $deleted.set([...$deleted.get(), rule]);
    },
    dropDeleted(id) {
      $deleted.set($deleted.get().filter((rule) => rule.id !== id));
    },
    see(id) {
      const rules = lastValue($state.get());
      if (rules) set(rules.map((rule) => (rule.id === id ? { ...rule, newCount: 0 } : rule)));
    },
    follow: createFollow(() => {
      void refresh();
      return followOwn(session, env, { topic: 'alerts', onChange: refresh, presence });
    }),
  };
}

/** Rules in the order in which they are listed. */
export function latestFirst(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted((one, other) => other.id - one.id);
}
