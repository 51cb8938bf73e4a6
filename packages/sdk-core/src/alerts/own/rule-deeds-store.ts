import type { SharingEnvironment } from '../../http/environment.ts';
import type { Input } from '../../vocabulary/schema.ts';
import {
  changeRule,
  createRule,
  deleteRule,
  pauseRule,
  resumeRule,
  testRule,
} from '../endpoints.ts';
import type { Rule, ruleBodies } from '../schemas.ts';
import { createNewMatchesStore } from './new-matches-store.ts';
import type { RulesStore } from './rules-store.ts';

/** What of a rule is changed in place; what it looks for stays. */
export type RuleChange = Partial<Pick<Rule, 'name' | 'frequency' | 'channels' | 'news'>>;

/** What somebody does with their rules; each rejects with a `Problem`, and then all is as before. */
export interface RuleDeeds {
  change(rule: Rule, change: RuleChange): Promise<void>;
  pause(rule: Rule): Promise<void>;
  resume(rule: Rule): Promise<void>;
  /** Deletes a rule; the list keeps what can be made anew. */
  remove(rule: Rule): Promise<void>;
  /** Makes a rule anew that was deleted; answers it. What it had found counts as seen. */
  restore(rule: Rule): Promise<Rule>;
  /** Mails a sample of what it finds. */
  test(rule: Rule): Promise<void>;
}

type RuleBody = Input<(typeof ruleBodies)[Rule['listingType']]>;

/** The deeds of a list, which shows what came of them. */
export function createRuleDeeds(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  rules: Pick<RulesStore, 'show' | 'keepDeleted' | 'dropDeleted'>,
): RuleDeeds {
  const { client } = env;

  function show(id: Rule['id'], rule?: Rule): void {
    rules.show(id, rule);
    void env.store(createNewMatchesStore).recount();
  }

  return {
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
    async remove(rule) {
      await client.call(deleteRule, paramsOf(rule));
      if (canLook(rule)) rules.keepDeleted(rule);
      show(rule.id);
    },
    async restore(rule) {
      const call = { params: { type: rule.listingType }, body: bodyOf(rule) };
      const made = await client.call(createRule, call, { idempotencyKey: crypto.randomUUID() });
      const now = rule.pausedFor === null ? made : await client.call(pauseRule, paramsOf(made));
      rules.dropDeleted(rule.id);
      show(now.id, now);
      return now;
    },
    async test(rule) {
      await client.call(testRule, paramsOf(rule));
    },
  };
}

/** Whether what it asks for is still there: another rule can ask for it. */
export function canLook({ pausedFor }: Pick<Rule, 'pausedFor'>): boolean {
  return pausedFor === null || pausedFor === 'owner';
}

/** How a path names a rule. */
export function paramsOf({ listingType, id }: Pick<Rule, 'listingType' | 'id'>) {
  return { params: { type: listingType, id } };
}

function bodyOf({ name, search, frequency, channels, news }: Rule): RuleBody {
  // Its search is one of its kind: the server has read it as such.
  return { name, search, frequency, channels, news } as RuleBody;
}
