import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { explainLater } from '../../../parts/problem/explain-later.ts';

/** Tells for a moment what was done, with a way back, or why it wasn't. */
export function useTelling() {
  const { env, host } = useWidget();
  const messages = env.messages(alertsMessages);

  async function tellFailure(error: unknown) {
    const cause = await explainLater(toProblem(error), env);
    if (host.element) toast(host.element, fillMessage(messages.failed, { cause }), 'error');
  }

  function tell(message: string, undo?: () => Promise<void>) {
    if (!host.element) return;
    const run = () => void undo?.().catch(tellFailure);
    toast(host.element, message, 'neutral', undo && { label: messages.undo, run });
  }

  return { tell, tellFailure };
}
