import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedGrants } from '../tables.ts';

export const readGrant: Handler<typeof schemas.readGrant> = async (
  { params: { challenge } },
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const [grant] = await database
    .select({ usedAt: embedGrants.usedAt })
    .from(embedGrants)
    .where(and(eq(embedGrants.challenge, challenge), eq(embedGrants.userId, userId)));
  if (!grant) throw new Problem('not-found', 'Nothing was granted to this page.');
  return { isCollected: grant.usedAt !== null };
};
