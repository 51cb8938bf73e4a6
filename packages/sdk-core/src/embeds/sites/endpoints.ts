import { endpoint } from '../../http/endpoint.ts';
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
