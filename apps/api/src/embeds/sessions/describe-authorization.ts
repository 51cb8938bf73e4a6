import type * as schemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import type { Handler } from '../../platform/domain.ts';
import { findAgreement } from '../agreements/find-agreement.ts';
import { readScopes } from './read-scopes.ts';
import { requireRequestingSite } from './require-requesting-site.ts';

/** What a page asks for; `isKnown` where the caller has agreed to just that before. */
export const describeAuthorization: Handler<typeof schemas.describeAuthorization> = async (
  { query: { origin, ...query } },
  context,
) => {
  const { caller, database } = context;
  const { siteId, siteName } = await requireRequestingSite({ ...query, origin }, context);
  const scopes = readScopes(query.scopes);
  const asked = { siteName, origin, scopes };
  if (caller.kind !== 'member') return { ...asked, isKnown: false, agreedBefore: null };
  const { userId } = caller;
  return { ...asked, ...(await findAgreement(database, { ...asked, userId, siteId })) };
};
