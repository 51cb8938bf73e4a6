import { confirmationStateOf } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-states';
import type * as schemas from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedConfirmations } from '../tables.ts';
import { noConfirmation } from './require-own-confirmation.ts';

export const followConfirmation: Handler<typeof schemas.followConfirmation> = async (
  { params: { id } },
  { caller, clock, database },
) => {
  const { sessionId } = requireMember(caller);
  const isTheirs = and(eq(embedConfirmations.id, id), eq(embedConfirmations.sessionId, sessionId));
  const [row] = await database.select().from(embedConfirmations).where(isTheirs);
  if (!row) throw noConfirmation();
  return { state: confirmationStateOf(row, clock.now()) };
};
