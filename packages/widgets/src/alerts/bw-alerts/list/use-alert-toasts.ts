import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import type { Toast } from '../../../element/wrapper-events.ts';
import { explainLater } from '../../../parts/problem/explain-later.ts';

/**
 * Shows for a moment what was done, or why it wasn't; of several the last, as they lie over the
 * alerts.
 */
export function useAlertToasts() {
  const { env, host } = useWidget();
  const messages = env.messages(alertsMessages);

  function tell(message: string, tone: Toast['tone'] = 'neutral') {
    if (host.element) toast(host.element, message, tone, { subject: 'alerts' });
  }

  async function tellFailure(error: unknown) {
    const cause = await explainLater(toProblem(error), env);
    tell(fillMessage(messages.failed, { cause }), 'error');
  }

  return { tell, tellFailure };
}
