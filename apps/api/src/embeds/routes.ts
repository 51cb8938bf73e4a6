import * as agreementEndpoints from '@boardwalk/sdk-core/embeds/agreements/endpoints';
import * as agreementSchemas from '@boardwalk/sdk-core/embeds/agreements/schemas';
import * as confirmationEndpoints from '@boardwalk/sdk-core/embeds/confirmations/endpoints';
import * as confirmationSchemas from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import * as signInEndpoints from '@boardwalk/sdk-core/embeds/sign-in/endpoints';
import * as signInSchemas from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import * as siteEndpoints from '@boardwalk/sdk-core/embeds/sites/endpoints';
import * as siteSchemas from '@boardwalk/sdk-core/embeds/sites/schemas';
import { grantedAccess } from '../account/recovery/granted-access.ts';
import { partnerSites } from '../platform/calls/partner-sites.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { embedsAccess } from './agreements/granted-access.ts';
import { listAgreements } from './agreements/list-agreements.ts';
import { withdrawAgreement } from './agreements/withdraw-agreement.ts';
import { decideConfirmation } from './confirmations/decide-confirmation.ts';
import { followConfirmation } from './confirmations/follow-confirmation.ts';
import { readConfirmation } from './confirmations/read-confirmation.ts';
import { startConfirmation } from './confirmations/start-confirmation.ts';
import { createEmbedJobs, flushCallCountsOnClose } from './embed-jobs.ts';
import { embedsData } from './embeds-data.ts';
import { checkEmbedOrigin } from './proofs/check-embed-origin.ts';
import type { ProofSurroundings } from './proofs/fetch-proof.ts';
import { systemResolver } from './proofs/resolver.ts';
import { describeAuthorization } from './sessions/describe-authorization.ts';
import { endEmbedSession } from './sessions/end-embed-session.ts';
import { grantAuthorization } from './sessions/grant-authorization.ts';
import { greetEmbed } from './sessions/greet-embed.ts';
import { readGrant } from './sessions/read-grant.ts';
import { startEmbedSession } from './sessions/start-embed-session.ts';
import { takeEmbedToken } from './sessions/take-embed-token.ts';
import { changeEmbedSite } from './sites/change-embed-site.ts';
import { createEmbedSite } from './sites/create-embed-site.ts';
import { createEmbedDirectory } from './sites/embed-directory.ts';
import { listEmbedSites } from './sites/list-embed-sites.ts';
import { readEmbedCounts } from './sites/read-embed-counts.ts';
import { removeEmbedSite } from './sites/remove-embed-site.ts';
import { revokeEmbedKey } from './sites/revoke-embed-key.ts';
import { rotateEmbedKey } from './sites/rotate-embed-key.ts';

/** Partners' sites, their keys, and sessions on their pages; `proofs` reaches the servers of owners. */
export function createEmbedsDomain(proofs: Omit<ProofSurroundings, 'allowsHttp'>): Domain {
  return {
    name: 'embeds',
    routes: [
      ...defineRoutes(siteEndpoints, siteSchemas, {
        listEmbedSites,
        createEmbedSite,
        changeEmbedSite,
        removeEmbedSite,
        rotateEmbedKey,
        revokeEmbedKey,
        checkEmbedOrigin: checkEmbedOrigin(proofs),
        readEmbedCounts,
      }),
      ...defineRoutes(agreementEndpoints, agreementSchemas, { listAgreements, withdrawAgreement }),
      ...defineRoutes(signInEndpoints, signInSchemas, {
        describeAuthorization,
        grantAuthorization,
        readGrant,
        startEmbedSession,
        takeEmbedToken,
        endEmbedSession,
        greetEmbed,
      }),
      ...defineRoutes(confirmationEndpoints, confirmationSchemas, {
        startConfirmation,
        readConfirmation,
        decideConfirmation,
        followConfirmation,
      }),
    ],
    serve: flushCallCountsOnClose,
    jobs: createEmbedJobs(proofs),
    provides: [
      provide(partnerSites, createEmbedDirectory),
      provide(personalData, embedsData),
      provide(grantedAccess, embedsAccess),
    ],
  };
}

export const embedsDomain = createEmbedsDomain({ resolver: systemResolver });
