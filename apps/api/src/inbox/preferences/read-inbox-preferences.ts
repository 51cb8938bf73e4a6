import type * as schemas from '@boardwalk/sdk-core/inbox/preferences/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { inboxUserPreferences } from '../tables.ts';

/** Reads what the caller has chosen. */
export const readInboxPreferences: Handler<typeof schemas.readInboxPreferences> = async (
  _,
  { database, caller },
) => {
  const [row] = await database
    .select({ showsSeen: inboxUserPreferences.showsSeen })
    .from(inboxUserPreferences)
    .where(eq(inboxUserPreferences.userId, requireMember(caller).userId));
  return row ?? { showsSeen: true };
};
