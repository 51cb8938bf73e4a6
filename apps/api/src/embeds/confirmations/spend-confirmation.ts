import {
  type ConfirmationState,
  confirmationStateOf,
} from '@boardwalk/sdk-core/embeds/confirmations/confirmation-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedConfirmations } from '../tables.ts';
import { type ConfirmableAction, isConfirmedAction } from './confirmable-action.ts';

/** What a page is about to do. */
interface Spending extends ConfirmableAction {
  /** As the page sent it; absent where it sent none. */
  readonly id: string | undefined;
}

/**
 * Lets a call of a page go on that charges a saved card or deletes for good: on our own site always, on a partner's page
 * against a confirmation of just that, which is spent in the same transaction. What is done in the
 * window itself is settled by `settleConfirmation`. Throws `forbidden` where there is none for this
 * page, `conflict` where it is for something else, is not confirmed, or is over.
 */
export async function spendConfirmation(
  transaction: Queries,
  { id, ...deed }: Spending,
  { caller, page, clock }: Pick<OperationContext, 'caller' | 'page' | 'clock'>,
): Promise<void> {
  const { embed, sessionId, userId } = requireMember(caller);
  if (!embed && !page) return;
  if (id === undefined) throw refusal();
  const [row] = await transaction
    .select()
    .from(embedConfirmations)
    .where(eq(embedConfirmations.id, id))
    .for('update');
  const isOfPage =
    row?.sessionId === sessionId &&
    row.userId === userId &&
    row.siteId === page?.siteId &&
    row.origin === page.origin;
  if (!isOfPage) throw refusal();
  if (!isConfirmedAction(row, deed)) throw new Problem('conflict', 'Something else was confirmed.');
  const now = clock.now();
  const state = confirmationStateOf(row, now);
  if (state !== 'confirmed') throw new Problem('conflict', sentences[state]);
  await transaction
    .update(embedConfirmations)
    .set({ spentAt: now })
    .where(eq(embedConfirmations.id, id));
}

const sentences: Readonly<Record<Exclude<ConfirmationState, 'confirmed'>, string>> = {
  open: 'This is not confirmed yet.',
  refused: 'This was refused.',
  expired: 'This was confirmed too long ago. Please confirm it again.',
  spent: 'This was done already.',
};

function refusal(): Problem {
  return new Problem('forbidden', 'This needs a confirmation in a window of our own site first.');
}
