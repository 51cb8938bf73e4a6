import type * as schemas from '@boardwalk/sdk-core/embeds/schemas';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { readScopes } from './read-scopes.ts';
import { requireAskingSite } from './require-asking-site.ts';
import { embedConsents } from './tables.ts';

/** What a page asks for; `isKnown` where the caller has agreed to all of it before. */
export const describeAuthorization: Handler<typeof schemas.describeAuthorization> = async (
  { query },
  context,
) => {
  const { caller, database } = context;
  const site = await requireAskingSite(query, context);
  const scopes = readScopes(query.scopes);
  const { siteId, siteName } = site;
  const agreed =
    caller.kind === 'member'
      ? await database.$count(
          embedConsents,
          and(
            eq(embedConsents.userId, caller.userId),
            eq(embedConsents.siteId, siteId),
            arrayContains(embedConsents.scopes, scopes),
          ),
        )
      : 0;
  return { siteName, origin: query.origin, scopes, isKnown: agreed > 0 };
};
