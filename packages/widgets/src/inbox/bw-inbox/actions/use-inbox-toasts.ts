import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { toast } from '../../../element/toast.ts';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';

/** Shows for a moment what was done, with a way back, or why it wasn't. */
export function useInboxToasts() {
  const { host, env } = useWidget();
  const messages = env.messages(inboxMessages);
  const explain = useExplanation();

  function tellFailure(error: unknown) {
    const cause = explain(toProblem(error));
    if (host.element) toast(host.element, fillMessage(messages.failed, { cause }), 'error');
  }

  function tell(message: string, undo?: () => Promise<void>) {
    if (!host.element) return;
    const run = () => void undo?.().catch(tellFailure);
    toast(host.element, message, 'neutral', undo && { action: { label: messages.undo, run } });
  }

  return { tell, tellFailure };
}
