import * as endpoints from '@boardwalk/sdk-core/embeds/endpoints';
import * as schemas from '@boardwalk/sdk-core/embeds/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { changeEmbedSite } from './change-embed-site.ts';
import { createEmbedSite } from './create-embed-site.ts';
import { describeAuthorization } from './describe-authorization.ts';
import { embedsData } from './embeds-data.ts';
import { endEmbedSession } from './end-embed-session.ts';
import { grantAuthorization } from './grant-authorization.ts';
import { greetEmbed } from './greet-embed.ts';
import { keepEmbeds } from './keep-embeds.ts';
import { listEmbedSites } from './list-embed-sites.ts';
import { openPartnerSites } from './partner-sites.ts';
import { readEmbedCounts } from './read-embed-counts.ts';
import { readGrant } from './read-grant.ts';
import { removeEmbedSite } from './remove-embed-site.ts';
import { revokeEmbedKey } from './revoke-embed-key.ts';
import { rotateEmbedKey } from './rotate-embed-key.ts';
import { startEmbedSession } from './start-embed-session.ts';
import { takeEmbedToken } from './take-embed-token.ts';

/** Partners' sites, their keys, and sessions on their pages. */
export const embedsDomain: Domain = {
  name: 'embeds',
  routes: defineRoutes(endpoints, schemas, {
    listEmbedSites,
    createEmbedSite,
    changeEmbedSite,
    removeEmbedSite,
    rotateEmbedKey,
    revokeEmbedKey,
    readEmbedCounts,
    describeAuthorization,
    grantAuthorization,
    readGrant,
    startEmbedSession,
    takeEmbedToken,
    endEmbedSession,
    greetEmbed,
  }),
  partnerSites: openPartnerSites,
  serve: keepEmbeds,
  personalData: embedsData,
};
