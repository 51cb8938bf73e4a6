import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

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
