import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { describeUser } from '../../account/describe-user.ts';
import { hashToken } from '../../account/secret-token.ts';
import { deleteSessions } from '../../account/sessions/delete-sessions.ts';
import { createSession, insertSession } from '../../account/sessions/insert-session.ts';
import { endSurplusSessions } from '../../account/sessions/surplus-sessions.ts';
import { sessions, users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import type { EmbeddingPage } from '../../platform/embed-directory.ts';
import { embedGrants } from '../tables.ts';
import { challengeOf } from './challenge-of.ts';
import { embedAbsoluteMs } from './embed-life.ts';
import { endReplayedSession } from './end-replayed-session.ts';
import { requireEmbeddingPage } from './require-embedding-page.ts';

type Grant = typeof embedGrants.$inferSelect;

/**
 * Starts the session that a user granted to the page: its verifier shows that it is the one that
 * made the request, and the code, unless it was left for the page to collect, that it was given the
 * code.
 */
export const startEmbedSession: Handler<typeof schemas.startEmbedSession> = async (
  { body: { verifier, code } },
  context,
) => {
  const { database, log } = context;
  const page = requireEmbeddingPage(context);
  const user = await database.transaction(async (transaction) => {
    const grant = await findGrant(transaction, { verifier, code }, page, context);
    if (!grant || !(await keepUser(transaction, grant.userId))) return undefined;
    if (!(await takeGrant(transaction, grant, context))) return undefined;
    await startSession(transaction, grant, context);
    // The id is that of a row.
    const described = await describeUser(transaction, grant.userId as UserId, null);
    return { ...described, scopes: grant.scopes };
  });
  if (user) {
    log.info(
      { event: 'embed-signed-in', userId: user.id, siteId: page.siteId },
      'a page signed in',
    );
    return user;
  }
  if (code === undefined) return null;
  await endReplayedSession({ verifier, code }, page, context);
  throw new Problem('gone', 'This sign-in is over. Please start it again.');
};

interface Proof {
  readonly verifier: string;
  readonly code: string | undefined;
}

/** What waits for the page and for this proof, at this moment. */
async function findGrant(
  transaction: Queries,
  { verifier, code }: Proof,
  { key, origin }: EmbeddingPage,
  { clock }: Pick<OperationContext, 'clock'>,
): Promise<Grant | undefined> {
  const byCode =
    code === undefined ? isNull(embedGrants.codeHash) : eq(embedGrants.codeHash, hashToken(code));
  const [grant] = await transaction
    .select()
    .from(embedGrants)
    .where(
      and(
        eq(embedGrants.challenge, challengeOf(verifier)),
        eq(embedGrants.key, key),
        eq(embedGrants.origin, origin),
        byCode,
        isNull(embedGrants.usedAt),
        gt(embedGrants.expiresAt, clock.now()),
      ),
    );
  return grant;
}

/**
 * Locks the user: a call that changes the password or signs out everywhere waits, and then ends
 * this session too.
 */
async function keepUser(transaction: Queries, userId: number): Promise<boolean> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .for('share');
  return user !== undefined;
}

/** Of all that try at once, one gets it; it is gone where the session that granted it was ended. */
async function takeGrant(
  transaction: Queries,
  { challenge, codeHash }: Grant,
  { clock }: Pick<OperationContext, 'clock'>,
): Promise<boolean> {
  const isSame =
    codeHash === null ? isNull(embedGrants.codeHash) : eq(embedGrants.codeHash, codeHash);
  const taken = await transaction
    .update(embedGrants)
    .set({ usedAt: clock.now() })
    .where(and(eq(embedGrants.challenge, challenge), isSame, isNull(embedGrants.usedAt)))
    .returning({ challenge: embedGrants.challenge });
  return taken.length > 0;
}

/** The session that the page had before is ended. */
async function startSession(
  transaction: Queries,
  { challenge, userId, key, origin, scopes }: Grant,
  { caller, clock, userAgent, embedCookie }: OperationContext,
): Promise<void> {
  const { token, ...session } = createSession({ clock, userAgent }, embedAbsoluteMs);
  if (caller.kind === 'member') {
    await deleteSessions(transaction, eq(sessions.id, caller.sessionId));
  }
  await endSurplusSessions(transaction, userId, origin);
  const { rows } = await transaction.execute<{ id: string }>(
    insertSession(
      { ...session, page: { key, origin, scopes } },
      sql`select ${userId}::bigint as id`,
    ),
  );
  await transaction
    .update(embedGrants)
    .set({ startedId: rows[0]?.id ?? null })
    .where(eq(embedGrants.challenge, challenge));
  embedCookie.set(token, embedAbsoluteMs / secondMs);
}
