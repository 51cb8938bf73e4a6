import { and, eq, isNotNull } from 'drizzle-orm';
import { hashToken } from '../../account/secret-token.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { sessions } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { EmbeddingPage } from '../../platform/embed-directory.ts';
import { embedGrants } from '../tables.ts';
import { challengeOf } from './challenge-of.ts';

interface Proof {
  readonly verifier: string;
  readonly code: string;
}

/**
 * Ends the session of a code that comes a second time (RFC 6749, 4.1.2): one of the two who showed
 * it has stolen it. Only the pair of code and verifier counts, with the key and from the origin
 * that it was granted to. A person who holds a part of it, a copied address or an intercepted
 * message, signs nobody out.
 */
export async function endReplayedSession(
  { verifier, code }: Proof,
  { key, origin, siteId }: EmbeddingPage,
  { database, log }: Pick<OperationContext, 'database' | 'log'>,
): Promise<void> {
  const isReplayed = and(
    eq(embedGrants.challenge, challengeOf(verifier)),
    eq(embedGrants.codeHash, hashToken(code)),
    eq(embedGrants.key, key),
    eq(embedGrants.origin, origin),
    isNotNull(embedGrants.usedAt),
  );
  const ended = await database.transaction(async (transaction) => {
    const [grant] = await transaction
      .select({ startedId: embedGrants.startedId })
      .from(embedGrants)
      .where(isReplayed);
    if (!grant?.startedId) return 0;
    return deleteSessions(transaction, eq(sessions.id, grant.startedId));
  });
  if (ended > 0) log.warn({ event: 'embed-code-replayed', siteId }, 'a used code came again');
}
