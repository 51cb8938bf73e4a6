import { atom, type ReadableAtom } from 'nanostores';
import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { listingKinds } from '../../listings/kinds.ts';
import { listRules } from '../endpoints.ts';
import type { AlertRule } from '../schemas.ts';

/** The rules of the signed-in user, of all kinds, the latest first. */
export interface RulesStore
  extends Pick<RemoteStore<readonly AlertRule[]>, '$state' | 'show' | 'follow' | 'reload'> {
  /**
   * Shows what became of a rule, or without one that it is gone; a list on its way may not include
   * it yet.
   */
  showOne(id: AlertRule['id'], rule?: AlertRule): void;
  /** Those that were deleted here, as they were; the latest last. */
  readonly $deleted: ReadableAtom<readonly AlertRule[]>;
  /** Keeps one that was deleted, to be brought back. */
  keepDeleted(rule: AlertRule): void;
  /** It is back. */
  dropDeleted(id: AlertRule['id']): void;
  /** Somebody has seen what is new of a rule. */
  see(id: AlertRule['id']): void;
}

/** The rules that a widget lists for one person. */
export function createRulesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): RulesStore {
  const { client } = env;
  const { $state, set, show, reload, follow } = createRemote<readonly AlertRule[]>({
    owner: signedIn(env),
    topics: ['alerts'],
    presence,
    stays: true,
    request: read,
  });
  const $deleted = atom<readonly AlertRule[]>([]);

  async function read(signal: AbortSignal): Promise<readonly AlertRule[]> {
    const answers = await Promise.all(
      listingKinds.map((type) =>
        client.call(listRules, { params: { type }, body: {} }, { signal }),
      ),
    );
    return latestFirst(answers.flatMap(({ results }) => results));
  }

  return {
    $state,
    show,
    reload,
    follow,
    showOne(id, rule) {
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
  };
}

/** Rules in the order in which they are listed. */
export function latestFirst(rules: readonly AlertRule[]): readonly AlertRule[] {
  return rules.toSorted((one, other) => other.id - one.id);
}
