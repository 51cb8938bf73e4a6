import { endpoint } from '../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listEmbedSites = endpoint<typeof schemas.listEmbedSites>({
  method: 'GET',
  path: '/api/v1/embeds/sites',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  tellsHidden: 'own',
  summary: 'The caller’s sites on which widgets run, with their keys.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const createEmbedSite = endpoint<typeof schemas.createEmbedSite>({
  method: 'POST',
  path: '/api/v1/embeds/sites',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Registers a site, with a live and a test key; twenty a person at most.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'conflict'],
  callsPerMinute: 20,
});

export const changeEmbedSite = endpoint<typeof schemas.changeEmbedSite>({
  method: 'PUT',
  path: '/api/v1/embeds/sites/{id}',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Changes a site’s name, origins and defaults.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const removeEmbedSite = endpoint<typeof schemas.removeEmbedSite>({
  method: 'DELETE',
  path: '/api/v1/embeds/sites/{id}',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Removes a site: its keys stop working, and the sessions on its pages end.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const rotateEmbedKey = endpoint<typeof schemas.rotateEmbedKey>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/keys',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Makes a new key; the one before goes on for a week.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
  callsPerMinute: 20,
});

export const revokeEmbedKey = endpoint<typeof schemas.revokeEmbedKey>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/keys/revoke',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Stops a key at once.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const readEmbedCounts = endpoint<typeof schemas.readEmbedCounts>({
  method: 'GET',
  path: '/api/v1/embeds/sites/{id}/counts',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  tellsHidden: 'own',
  summary: 'Requests and refusals of the last 30 days by origin.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const checkEmbedOrigin = endpoint<typeof schemas.checkEmbedOrigin>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/origins/check',
  audience: 'site',
  rule: { groups: ['partners', 'merchants'] },
  inPerson: true,
  summary: 'Looks now for the file or DNS record that proves an origin of the site.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
  callsPerMinute: 20,
});

export const listAllEmbedSites = endpoint<typeof schemas.listAllEmbedSites>({
  method: 'GET',
  path: '/api/v1/administration/embeds',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  summary: 'All sites on which widgets run, with owners, keys, origins, agreements and counts.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const stopEmbedSite = endpoint<typeof schemas.stopEmbedSite>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/stop',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  summary: 'Stops a site with all its keys, and ends the sessions on its pages.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const resumeEmbedSite = endpoint<typeof schemas.resumeEmbedSite>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/resume',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  summary: 'Lets a site go on that was stopped.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const stopEmbedKey = endpoint<typeof schemas.stopEmbedKey>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/keys/stop',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  summary: 'Stops one key of a site at once; its owner may make another.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const listAgreements = endpoint<typeof schemas.listAgreements>({
  method: 'GET',
  path: '/api/v1/embeds/agreements',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'The sites on whose pages the caller agreed to be signed in.',
  extension: true,
  problems: ['unauthorized', 'forbidden'],
});

export const withdrawAgreement = endpoint<typeof schemas.withdrawAgreement>({
  method: 'DELETE',
  path: '/api/v1/embeds/agreements/{id}',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Takes an agreement back, and ends the caller’s sessions on that origin.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const describeAuthorization = endpoint<typeof schemas.describeAuthorization>({
  method: 'GET',
  path: '/api/v1/embeds/authorization',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  summary: 'Which site asks for a session on its page, and for what; its origin must be proved.',
  extension: true,
  problems: ['not-found', 'forbidden', 'origin-not-allowed'],
});

export const grantAuthorization = endpoint<typeof schemas.grantAuthorization>({
  method: 'POST',
  path: '/api/v1/embeds/authorization',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Lets a page start a session of the caller, by a code that works once, for a minute.',
  extension: true,
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict', 'origin-not-allowed'],
  callsPerMinute: 60,
});

export const readGrant = endpoint<typeof schemas.readGrant>({
  method: 'GET',
  path: '/api/v1/embeds/authorization/{challenge}',
  audience: 'site',
  rule: 'members',
  summary: 'Whether the page has collected what the caller granted.',
  extension: true,
  problems: ['unauthorized', 'not-found'],
});

export const startEmbedSession = endpoint<typeof schemas.startEmbedSession>({
  method: 'POST',
  path: '/api/v1/embeds/session',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  knowsCaller: true,
  summary: 'Starts a session on a partner’s page, in a partitioned cookie.',
  extension: true,
  problems: ['gone', 'forbidden', 'origin-not-allowed'],
});

export const takeEmbedToken = endpoint<typeof schemas.takeEmbedToken>({
  method: 'POST',
  path: '/api/v1/embeds/session/token',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  summary: 'Hands the token of a new session to a page whose browser kept no cookie, once.',
  extension: true,
  problems: ['gone', 'forbidden', 'origin-not-allowed'],
});

export const endEmbedSession = endpoint<typeof schemas.endEmbedSession>({
  method: 'POST',
  path: '/api/v1/embeds/session/end',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  knowsCaller: true,
  summary: 'Ends the session of the page; the one on our own site goes on.',
  extension: true,
  problems: ['origin-not-allowed'],
});

export const greetEmbed = endpoint<typeof schemas.greetEmbed>({
  method: 'GET',
  path: '/api/v1/embeds/greeting',
  audience: 'public',
  rule: 'anyone',
  needsKey: true,
  knowsCaller: true,
  summary: 'The first name of whoever is signed in on a partner’s page, for its browser to keep.',
  extension: true,
  problems: ['origin-not-allowed'],
  privateFor: 2_592_000,
});
