import type * as schemas from '@boardwalk/sdk-core/inbox/preferences/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxPreferences } from '../tables.ts';

/** Reads what the caller has chosen. */
export const readInboxPreferences: Handler<typeof schemas.readInboxPreferences> = async (
  _,
  { database, caller },
) => {
  const [row] = await database
    .select({ showsSeen: inboxPreferences.showsSeen })
    .from(inboxPreferences)
    .where(eq(inboxPreferences.userId, requireMember(caller).userId));
  return row ?? { showsSeen: true };
};
