import type * as schemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requirePersonalAllowance } from '../../platform/calls/allowance.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describeSite } from '../sites/describe-site.ts';
import { lockOwnSite, requireOwnSite } from '../sites/require-own-site.ts';
import { siteDirectory } from '../sites/site-directory.ts';
import type { ProofSurroundings } from './fetch-proof.ts';
import { findProofFault } from './look-for-proof.ts';
import { storeProofCheck } from './store-proof-check.ts';

/** Looks at somebody's server cost us time and them calls. */
const checksPerMinute = 6;

/** Looks for the proof of an origin while its owner waits. */
export function checkEmbedOrigin(
  surroundings: Omit<ProofSurroundings, 'allowsHttp'>,
): Handler<typeof schemas.checkEmbedOrigin> {
  return async ({ params: { id }, body: { origin } }, context) => {
    const { caller, database, clock, configuration } = context;
    const { proofCode, origins } = await requireOwnSite(database, id, caller);
    requireListed(origins, origin);
    const { userId } = requireMember(caller);
    const what = 'check-embed-origin';
    await requirePersonalAllowance(context, { what, userId, perMinute: checksPerMinute });
    const allowsHttp = configuration.mode !== 'live';
    const fault = await findProofFault(origin, proofCode, { ...surroundings, allowsHttp });
    const site = await database.transaction(async (transaction) => {
      const row = await lockOwnSite(transaction, id, caller);
      // It was not locked while the other server was queried.
      requireListed(row.origins, origin);
      await storeProofCheck(transaction, { siteId: id, origin, fault, now: clock.now() });
      return describeSite(transaction, row, context);
    });
    siteDirectory(context).forget();
    return site;
  };
}

function requireListed(origins: readonly string[], origin: string): void {
  if (origins.includes(origin)) return;
  throw new Problem('not-found', 'This origin is not among those of the site.');
}
