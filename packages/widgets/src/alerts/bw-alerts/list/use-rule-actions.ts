import { createAlertRuleActions } from '@boardwalk/sdk-core/alerts/own/alert-rule-actions-store';
import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useAlerts } from '../alerts-scope.ts';
import { useAlertToasts } from './use-alert-toasts.ts';

/** Returns the actions on an alert, one at a time; each shows its outcome. */
export function useRuleActions() {
  const env = useEnvironment();
  const messages = env.messages(alertsMessages);
  const { rules, go, focus, say } = useAlerts();
  const { tell, tellFailure } = useAlertToasts();
  const [store] = useState(() => createAlertRuleActions(env, rules));
  const [isBusy, setBusy] = useState(false);

  async function run(deed: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await deed().catch(tellFailure);
    setBusy(false);
  }

  const named = (message: string, { name }: AlertRule) => fillMessage(message, { name });
  return {
    isBusy,
    run,
    change: store.change,
    tell,
    pause: (rule: AlertRule) =>
      run(async () => {
        await store.pause(rule);
        tell(named(messages.paused, rule));
      }),
    resume: (rule: AlertRule) =>
      run(async () => {
        await store.resume(rule);
        tell(named(messages.resumed, rule));
      }),
    test: (rule: AlertRule) =>
      run(async () => {
        await store.test(rule);
        tell(named(messages.tested, rule));
      }),
    delete: (rule: AlertRule) =>
      run(async () => {
        // The way back stands in its place.
        await store.remove(rule);
        go(undefined);
        focus(rule.id);
        say(named(messages.undoHere, rule));
      }),
    restore: (rule: AlertRule) =>
      run(async () => {
        const { id } = await store.restore(rule);
        focus(id);
        say(named(messages.restored, rule));
      }),
  };
}
