import { reportedThreadsMessages } from '@boardwalk/sdk-core/inbox/reports/reported-threads-messages';
import type { ThreadReport } from '@boardwalk/sdk-core/inbox/reports/schemas';
import type {
  ThreadDecision,
  ThreadReportsStore,
} from '@boardwalk/sdk-core/inbox/reports/thread-reports-store';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { toast } from '../../../element/toast.ts';
import { explainProblem } from '../../../parts/problem/explain-problem.ts';
import type { AdminListingsContext } from '../admin-listings-context.ts';

/** Decides of a report; `name` is whom it is about. */
export type DecideThread = (
  report: Pick<ThreadReport, 'id'>,
  name: string,
  decision: ThreadDecision,
) => void;

/** Decides on reports, shows the outcome, and offers to undo it. */
export function useThreadDecisions(
  { env, host }: AdminListingsContext,
  store: ThreadReportsStore,
  heading: RefObject<HTMLElement | null>,
): DecideThread {
  const messages = env.messages(reportedThreadsMessages);

  function tell(message: string, tone?: 'error', undo?: () => void) {
    if (!host.element) return;
    toast(host.element, message, tone, undo && { action: { label: messages.undo, run: undo } });
  }

  async function send(...[report, name, decision]: Parameters<DecideThread>) {
    const isDone = await store.decide(report.id, decision);
    // A row that is gone takes the focus with it.
    if (document.activeElement === document.body) heading.current?.focus();
    if (!isDone) return tell(messages.decided, 'error');
    const undo = decision === 'reopen' ? undefined : () => decide(report, name, 'reopen');
    tell(fillMessage(messages[`done.${decision}`], { name }), undefined, undo);
  }

  const decide: DecideThread = (...told) =>
    void send(...told).catch((error: unknown) => {
      const cause = explainProblem(toProblem(error), env);
      tell(fillMessage(messages.failed, { cause }), 'error');
    });

  return decide;
}
