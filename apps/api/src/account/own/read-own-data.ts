import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';

/** Everything that any domain holds of the caller, as it was at one moment. */
export const readOwnData: Handler<typeof schemas.readOwnData> = async (_, context) => {
  const { caller, database, personalData, log } = context;
  const { userId } = requireMember(caller);
  const settings = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const collected = await database.transaction(async (transaction) => {
    const parts: [string, unknown][] = [];
    for (const [name, holder] of personalData) {
      parts.push([name, await holder.collect(transaction, userId, context)]);
    }
    return Object.fromEntries(parts);
  }, settings);
  log.info({ event: 'data-read', userId }, 'somebody took their data along');
  return collected;
};
