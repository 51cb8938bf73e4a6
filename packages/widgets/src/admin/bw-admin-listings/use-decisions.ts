import { personName } from '@boardwalk/sdk-core/access/person-name';
import { moderatedMessages } from '@boardwalk/sdk-core/posting/moderated/moderated-messages';
import type {
  ModeratedStore,
  ModerationDecision,
} from '@boardwalk/sdk-core/posting/moderated/moderated-store';
import type { ModeratedListingRow } from '@boardwalk/sdk-core/posting/moderated/schemas';
import type { ModeratorView } from '@boardwalk/sdk-core/posting/moderated/views';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { toast } from '../../element/toast.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import type { BulkAction } from '../../parts/data-table/column.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import type { AdminListingsContext } from './admin-listings-context.ts';

/** The actions of moderators; each shows its outcome, and offers to undo it. */
export interface Decisions {
  decide(row: ModeratedListingRow, act: 'approve' | 'putBack' | 'dismiss'): void;
  /** Rejects with why not. */
  remove(row: ModeratedListingRow, reason: string): Promise<void>;
  /** What can be done with several that show at once. */
  ofMany(view: ModeratorView, rows: readonly ModeratedListingRow[]): readonly BulkAction[];
}

/** What is done first with listings of a view, one or several; of all, that depends on each. */
const actOfView = {
  review: 'approve',
  reports: 'dismiss',
  removed: 'putBack',
  all: undefined,
} as const;

/** What is done first with a listing that shows in a view. */
export function actOf(view: ModeratorView, { standing, reports }: ModeratedListingRow) {
  if (view !== 'all') return actOfView[view];
  if (standing === 'review' || standing === 'removed') return actOfView[standing];
  return reports.count > 0 ? actOfView.reports : undefined;
}

/** What takes a decision back; what was let in is taken down for a reason only. */
function wayBack(
  row: ModeratedListingRow,
  decision: ModerationDecision,
): ModerationDecision | undefined {
  if (decision.act === 'remove') return { act: 'putBack' };
  if (decision.act === 'dismiss') return { act: 'reopen' };
  if (decision.act === 'putBack' && row.reason !== null) {
    return { act: 'remove', reason: row.reason };
  }
  return undefined;
}

/** Decides on listings, shows the outcome, and undoes it. */
export function useDecisions(
  { env, host }: AdminListingsContext,
  store: ModeratedStore,
  heading: RefObject<HTMLElement | null>,
): Decisions {
  const messages = env.messages(moderatedMessages);
  const counted = useCounted();

  function tell(...told: [message: string, tone?: 'error', undo?: () => void]) {
    const [message, tone, undo] = told;
    if (!host.element) return;
    toast(host.element, message, tone, undo && { action: { label: messages.undo, run: undo } });
  }

  function tellFailure(error: unknown) {
    tell(fillMessage(messages.failed, { cause: explainProblem(toProblem(error), env) }), 'error');
  }

  function tellDecided(decided: ModeratedListingRow['decision']) {
    if (!decided) return tell(messages.changed, 'error');
    const { by, deed } = decided;
    const person = by ? personName(by) : messages.somebody;
    tell(fillMessage(messages.already, { person, deed: messages[`deed.${deed}`] }), 'error');
  }

  /** Whether it was done; where another moderator came first, that is shown. */
  async function send(row: ModeratedListingRow, decision: ModerationDecision): Promise<boolean> {
    const outcome = await store.decide(row, decision);
    // A row that is gone takes the focus with it.
    if (document.activeElement === document.body) heading.current?.focus();
    if (outcome !== 'done') tellDecided(outcome.decided);
    return outcome === 'done';
  }

  async function decide(row: ModeratedListingRow, decision: ModerationDecision, isUndo = false) {
    if (!(await send(row, decision))) return;
    const back = isUndo ? undefined : wayBack(row, decision);
    const undo = back && (() => void decide(row, back, true).catch(tellFailure));
    tell(fillMessage(messages[`done.${decision.act}`], { title: row.title }), undefined, undo);
  }

  async function decideAll(rows: readonly ModeratedListingRow[], decision: ModerationDecision) {
    let count = 0;
    for (const row of rows) if (await send(row, decision)) count += 1;
    if (count > 0) tell(counted(messages.doneMany, count));
  }

  return {
    decide: (row, act) => void decide(row, { act }).catch(tellFailure),
    remove: (row, reason) => decide(row, { act: 'remove', reason }),
    ofMany(view, rows) {
      const act = actOfView[view];
      if (!act) return [];
      return [
        {
          id: act,
          label: messages[act],
          onPick(ids) {
            const chosen = rows.filter(({ id }) => ids.includes(id));
            void decideAll(chosen, { act }).catch(tellFailure);
          },
        },
      ];
    },
  };
}
