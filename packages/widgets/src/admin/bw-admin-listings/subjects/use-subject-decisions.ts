import { reportedSubjectsMessages } from '@boardwalk/sdk-core/posting/moderated/reported-subjects-messages';
import type {
  ReportedSubjectsStore,
  SubjectDecision,
} from '@boardwalk/sdk-core/posting/moderated/reported-subjects-store';
import type { ReportedSubjectRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { toast } from '../../../element/toast.ts';
import { explainProblem } from '../../../parts/problem/explain-problem.ts';
import type { AdminListingsContext } from '../admin-listings-context.ts';

/** Decides the reports of a shop or product. */
export type DecideSubject = (row: ReportedSubjectRow, decision: SubjectDecision) => void;

/** Decides on reports of shops and products, shows the outcome, and offers to undo it. */
export function useSubjectDecisions(
  { env, host }: AdminListingsContext,
  store: ReportedSubjectsStore,
  heading: RefObject<HTMLElement | null>,
): DecideSubject {
  const messages = env.messages(reportedSubjectsMessages);

  function notify(message: string, tone?: 'error', undo?: () => void) {
    if (!host.element) return;
    toast(host.element, message, tone, undo && { action: { label: messages.undo, run: undo } });
  }

  async function send(...[row, decision]: Parameters<DecideSubject>) {
    const isDone = await store.decide(row, decision);
    // A row that is gone takes the focus with it.
    if (document.activeElement === document.body) heading.current?.focus();
    if (!isDone) return notify(messages.decided, 'error');
    const undo = decision === 'reopen' ? undefined : () => decide(row, 'reopen');
    notify(fillMessage(messages[`done.${decision}`], { title: row.title }), undefined, undo);
  }

  const decide: DecideSubject = (...decided) =>
    void send(...decided).catch((error: unknown) => {
      const cause = explainProblem(toProblem(error), env);
      notify(fillMessage(messages.failed, { cause }), 'error');
    });

  return decide;
}
