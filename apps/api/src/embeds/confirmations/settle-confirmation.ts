import {
  type ConfirmationState,
  confirmationStateOf,
} from '@boardwalk/sdk-core/embeds/confirmations/confirmation-states';
import { confirmationField } from '@boardwalk/sdk-core/embeds/confirmations/refused-confirmation';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, not } from 'drizzle-orm';
import { isOver } from '../../account/sessions/session-conditions.ts';
import { sessions } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedConfirmations } from '../tables.ts';
import { type ConfirmableAction, isConfirmedAction } from './confirmable-action.ts';
import { noConfirmation, requireOwnConfirmation } from './require-own-confirmation.ts';

/** A confirmation that was open, of the caller, and for what is about to be done. */
export interface OpenConfirmation {
  readonly id: string;
}

/**
 * Finds what the window of our own site was opened for, before the action begins that confirms it.
 * Throws the answer that the decision would get: `not-found` where the caller is no longer asked to
 * confirm any such thing, `conflict` where that was decided, is over, or was something else.
 */
export async function requireOpenConfirmation(
  id: string,
  deed: ConfirmableAction,
  context: OperationContext,
): Promise<OpenConfirmation> {
  try {
    const { row } = await requireOwnConfirmation(id, context);
    if (!isConfirmedAction(row, deed))
      throw new Problem('conflict', 'Something else was asked for.');
    requireOpen(row, context);
    return { id };
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * Confirms and spends it in one step, in the transaction of the action: its row stays locked until
 * that ends, so that of several concurrent ones one goes through.
 */
export async function settleConfirmation(
  transaction: Queries,
  { id }: OpenConfirmation,
  context: Pick<OperationContext, 'clock'>,
): Promise<void> {
  const now = context.clock.now();
  const [found] = await transaction
    .select({ row: embedConfirmations })
    .from(embedConfirmations)
    .innerJoin(sessions, eq(sessions.id, embedConfirmations.sessionId))
    .where(and(eq(embedConfirmations.id, id), not(isOver(now))))
    .for('update', { of: embedConfirmations });
  try {
    if (!found) throw noConfirmation();
    requireOpen(found.row, context);
  } catch (error) {
    throw refusal(error);
  }
  await transaction
    .update(embedConfirmations)
    .set({ decision: 'confirmed', spentAt: now })
    .where(eq(embedConfirmations.id, id));
}

const sentences: Readonly<Record<Exclude<ConfirmationState, 'open'>, string>> = {
  confirmed: 'This was decided before.',
  refused: 'This was refused.',
  expired: 'This took too long.',
  spent: 'This was done already.',
};

function requireOpen(
  row: typeof embedConfirmations.$inferSelect,
  { clock }: Pick<OperationContext, 'clock'>,
): void {
  const state = confirmationStateOf(row, clock.now());
  if (state !== 'open') throw new Problem('conflict', sentences[state]);
}

/** Returns the same problem, distinguishable from those of the action itself. */
function refusal(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const fields = [{ path: confirmationField, message: 'expected what is asked of the caller' }];
  return new Problem(error.code, error.message, { fields, cause: error });
}
