import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { personalData } from '../../platform/personal-data.ts';

/** Everything that any domain holds of the caller, as it was at one moment. */
export const readOwnData: Handler<typeof schemas.readOwnData> = async (_, context) => {
  const { caller, database, extensions, log } = context;
  const { userId } = requireMember(caller);
  const settings = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const collected = await database.transaction(async (transaction) => {
    const parts: [string, unknown][] = [];
    for (const [name, holder] of extensions.byKey(personalData)) {
      parts.push([name, await holder.collect(transaction, userId, context)]);
    }
    return Object.fromEntries(parts);
  }, settings);
  log.info({ event: 'data-read', userId }, 'somebody took their data along');
  return collected;
};
