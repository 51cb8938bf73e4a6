import type { SharingEnvironment } from '../../http/environment.ts';
import type { Input } from '../../vocabulary/schema.ts';
import {
  changeRule,
  deleteRule,
  pauseRule,
  restoreRule,
  resumeRule,
  testRule,
} from '../endpoints.ts';
import type { AlertRule, ruleBodies } from '../schemas.ts';
import { createNewMatchesStore } from './new-matches-store.ts';
import type { RulesStore } from './rules-store.ts';

/** What of a rule is changed in place; what it looks for stays. */
export type RuleChange = Partial<Pick<AlertRule, 'name' | 'frequency' | 'channels' | 'news'>>;

/** What somebody does with their rules; each rejects with a `Problem`, and then all is as before. */
export interface AlertRuleActions {
  change(rule: AlertRule, change: RuleChange): Promise<void>;
  pause(rule: AlertRule): Promise<void>;
  resume(rule: AlertRule): Promise<void>;
  /** Deletes a rule; the list keeps it for the way back. */
  remove(rule: AlertRule): Promise<void>;
  /** Brings a rule back that was deleted; answers it. */
  restore(rule: AlertRule): Promise<AlertRule>;
  /** Mails a sample of what it finds. */
  test(rule: AlertRule): Promise<void>;
}

type RuleBody = Input<(typeof ruleBodies)[AlertRule['listingType']]>;

/** Creates the actions of a list, which shows their results. */
export function createAlertRuleActions(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  rules: Pick<RulesStore, 'showOne' | 'keepDeleted' | 'dropDeleted'>,
): AlertRuleActions {
  const { client } = env;

  function show(id: AlertRule['id'], rule?: AlertRule): void {
    rules.showOne(id, rule);
    void env.store(createNewMatchesStore).reload(true);
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
      rules.keepDeleted(rule);
      show(rule.id);
    },
    async restore(rule) {
      const back = await client.call(restoreRule, paramsOf(rule));
      rules.dropDeleted(rule.id);
      show(back.id, back);
      return back;
    },
    async test(rule) {
      await client.call(testRule, paramsOf(rule));
    },
  };
}

/** Whether what it asks for is still there. */
export function canLook({ pausedFor }: Pick<AlertRule, 'pausedFor'>): boolean {
  return pausedFor === null || pausedFor === 'owner';
}

/** How a path names a rule. */
export function paramsOf({ listingType, id }: Pick<AlertRule, 'listingType' | 'id'>) {
  return { params: { type: listingType, id } };
}

function bodyOf({ name, search, frequency, channels, news }: AlertRule): RuleBody {
  // Its search is one of its kind: the server has read it as such.
  return { name, search, frequency, channels, news } as RuleBody;
}
