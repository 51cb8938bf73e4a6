import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import { createSecretToken } from '../../account/secret-token.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { storeAgreement } from '../agreements/store-agreement.ts';
import { embedGrants } from '../tables.ts';
import { grantMs } from './embed-life.ts';
import { readScopes } from './read-scopes.ts';
import { requireRequestingSite } from './require-requesting-site.ts';

/**
 * Lets a page start a session, and records that its owner agreed. Granting again replaces what the
 * page has not used yet; what it has used is reported as collected.
 */
export const grantAuthorization: Handler<typeof schemas.grantAuthorization> = async (
  { body },
  context,
) => {
  const { caller, clock, database, log } = context;
  const { userId, sessionId } = requireMember(caller);
  if (body.userId !== userId) {
    throw new Problem('conflict', 'Somebody else is signed in by now. Please look again.');
  }
  const { origin } = body;
  const { siteId, siteName } = await requireRequestingSite(body, context);
  if (siteName !== body.siteName) {
    throw new Problem('conflict', 'This site has another name by now. Please look again.');
  }
  const scopes = readScopes(body.scopes);
  const now = clock.now();
  const code = body.way === 'message' ? createSecretToken() : undefined;
  const grant = {
    codeHash: code?.tokenHash ?? null,
    userId,
    sessionId,
    key: body.siteKey,
    origin,
    scopes,
    expiresAt: new Date(now.getTime() + grantMs),
  };
  const isGranted = await database.transaction(async (transaction) => {
    const shown = { siteName, origin, scopes };
    await storeAgreement(transaction, { ...shown, userId, siteId, givenAt: now });
    const rows = await transaction
      .insert(embedGrants)
      .values({ challenge: body.challenge, ...grant })
      .onConflictDoUpdate({
        target: embedGrants.challenge,
        set: grant,
        setWhere: sql`${embedGrants.usedAt} is null and ${embedGrants.userId} = ${userId}`,
      })
      .returning({ challenge: embedGrants.challenge });
    return rows.length > 0;
  });
  if (!isGranted) {
    await requireOwnGrant(database, body.challenge, userId);
    return { code: null, isCollected: true };
  }
  log.info({ event: 'embed-granted', userId, siteId, way: body.way }, 'a page may start a session');
  return { code: code?.token ?? null, isCollected: false };
};

async function requireOwnGrant(queries: Queries, challenge: string, userId: number) {
  const isOwn = and(eq(embedGrants.challenge, challenge), eq(embedGrants.userId, userId));
  if ((await queries.$count(embedGrants, isOwn)) > 0) return;
  throw new Problem('conflict', 'Somebody else has answered this page. Please start again there.');
}
