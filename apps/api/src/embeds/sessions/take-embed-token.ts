import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { replaceSessionToken } from '../../account/sessions/replace-session-token.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { embedGrants } from '../tables.ts';
import { challengeOf } from './challenge-of.ts';
import { grantMs, tokenMs } from './embed-life.ts';
import { requireEmbeddingPage } from './require-embedding-page.ts';

/**
 * Gives a session that was started just now a new token, for the page's memory: its browser has not
 * stored the cookie with the first one, which opens nothing any more. A token can be copied where
 * the cookie can't, so the session ends within the hour.
 */
export const takeEmbedToken: Handler<typeof schemas.takeEmbedToken> = async (
  { body: { verifier } },
  context,
) => {
  const token = await context.database.transaction(async (transaction) => {
    const sessionId = await takeTurn(transaction, verifier, context);
    const end = new Date(context.clock.now().getTime() + tokenMs);
    const replaced = await replaceSessionToken(transaction, sessionId, end);
    if (replaced === undefined) throw gone();
    return replaced;
  });
  context.embedCookie.clear();
  return { token };
};

async function takeTurn(
  transaction: Queries,
  verifier: string,
  context: OperationContext,
): Promise<string> {
  const { key, origin } = requireEmbeddingPage(context);
  const now = context.clock.now();
  const [grant] = await transaction
    .update(embedGrants)
    .set({ tokenTakenAt: now })
    .where(
      and(
        eq(embedGrants.challenge, challengeOf(verifier)),
        eq(embedGrants.key, key),
        eq(embedGrants.origin, origin),
        gt(embedGrants.usedAt, new Date(now.getTime() - grantMs)),
        isNull(embedGrants.tokenTakenAt),
      ),
    )
    .returning({ startedId: embedGrants.startedId });
  if (!grant?.startedId) throw gone();
  return grant.startedId;
}

function gone(): Problem {
  return new Problem('gone', 'This sign-in is over. Please start it again.');
}
