import type { ReadableAtom } from 'nanostores';
import { followOwn } from '../../account/sessions/follow-own-store.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createFollow } from '../../http/follow.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import { coalesce } from '../../inbox/coalesce.ts';
import { listingKinds } from '../../listings/kinds.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import type { Input } from '../../vocabulary/schema.ts';
import {
  changeRule,
  createRule,
  deleteRule,
  listRules,
  pauseRule,
  resumeRule,
  testRule,
} from '../endpoints.ts';
import type { Rule, ruleBodies } from '../schemas.ts';
import { createNewMatchesStore } from './new-matches-store.ts';

/** What of a rule is changed in place; what it looks for stays. */
export type RuleChange = Partial<Pick<Rule, 'name' | 'frequency' | 'channels' | 'news'>>;

/** The rules of whoever is signed in, of all kinds, the latest first. Deeds reject with a `Problem`. */
export interface RulesStore {
  readonly $state: ReadableAtom<Remote<readonly Rule[], Problem>>;
  /** Asks, and asks anew as something changes; answers how to stop. */
  follow(): () => void;
  /** Asks anew. */
  reload(): Promise<void>;
  /** Somebody has seen what is new of a rule. */
  see(id: Rule['id']): void;
  change(rule: Rule, change: RuleChange): Promise<void>;
  pause(rule: Rule): Promise<void>;
  resume(rule: Rule): Promise<void>;
  remove(rule: Rule): Promise<void>;
  /** Makes a rule anew that was deleted; answers it. What it had found counts as seen. */
  restore(rule: Rule): Promise<Rule>;
  /** Mails a sample of what it finds. */
  test(rule: Rule): Promise<void>;
}

type RuleBody = Input<(typeof ruleBodies)[Rule['listingType']]>;

/** The rules that a widget lists for one person. */
export function createRulesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
  presence: Pick<Presence, 'isPresent'> = pagePresence,
): RulesStore {
  const { client } = env;
  const session = env.store(createSessionStore);
  const { $state, load, set } = createRemoteStore<readonly Rule[]>(undefined, 'loading');

  async function read(signal: AbortSignal): Promise<readonly Rule[]> {
    const answers = await Promise.all(
      listingKinds.map((type) =>
        client.call(listRules, { params: { type }, body: {} }, { signal }),
      ),
    );
    return latestFirst(answers.flatMap(({ results }) => results));
  }

  const refresh = coalesce(() => load(read, true));

  /** Shows what became of a rule; a list that is on its way may not tell of it yet. */
  function show(id: Rule['id'], rule?: Rule): void {
    const others = lastValue($state.get())?.filter((one) => one.id !== id);
    if (others) set(rule ? latestFirst([...others, rule]) : others);
    void env.store(createNewMatchesStore).recount();
  }

  function see(id: Rule['id']): void {
    const rules = lastValue($state.get());
    if (rules) set(rules.map((rule) => (rule.id === id ? { ...rule, newCount: 0 } : rule)));
  }

  async function restore(rule: Rule): Promise<Rule> {
    const params = { type: rule.listingType };
    const idempotencyKey = crypto.randomUUID();
    const made = await client.call(createRule, { params, body: bodyOf(rule) }, { idempotencyKey });
    const now = rule.pausedFor === null ? made : await client.call(pauseRule, paramsOf(made));
    show(now.id, now);
    return now;
  }

  return {
    $state,
    see,
    restore,
    reload: () => load(read),
    async change(rule, change) {
      const body = bodyOf({ ...rule, ...change });
      show(rule.id, await client.call(changeRule, { ...paramsOf(rule), body }));
    },
    async pause(rule) {
      show(rule.id, await client.call(pauseRule, paramsOf(rule)));
    },
    async resume(rule) {
      show(rule.id, await client.call(resumeRule, paramsOf(rule)));
    },
    async test(rule) {
      await client.call(testRule, paramsOf(rule));
    },
    async remove(rule) {
      await client.call(deleteRule, paramsOf(rule));
      show(rule.id);
    },
    follow: createFollow(() => {
      void refresh();
      return followOwn(session, env, { topic: 'alerts', onChange: refresh, presence });
    }),
  };
}

/** How a path names a rule. */
export function paramsOf({ listingType, id }: Pick<Rule, 'listingType' | 'id'>) {
  return { params: { type: listingType, id } };
}

function latestFirst(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted((one, other) => other.id - one.id);
}

function bodyOf({ name, search, frequency, channels, news }: Rule): RuleBody {
  // Its search is one of its kind: the server has read it as such.
  return { name, search, frequency, channels, news } as RuleBody;
}
