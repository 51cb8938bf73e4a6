import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listEmbedSites = endpoint<typeof schemas.listEmbedSites>({
  method: 'GET',
  path: '/api/v1/embeds/sites',
});

export const createEmbedSite = endpoint<typeof schemas.createEmbedSite>({
  method: 'POST',
  path: '/api/v1/embeds/sites',
});

export const changeEmbedSite = endpoint<typeof schemas.changeEmbedSite>({
  method: 'PUT',
  path: '/api/v1/embeds/sites/{id}',
});

export const removeEmbedSite = endpoint<typeof schemas.removeEmbedSite>({
  method: 'DELETE',
  path: '/api/v1/embeds/sites/{id}',
});

export const rotateEmbedKey = endpoint<typeof schemas.rotateEmbedKey>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/keys',
});

export const revokeEmbedKey = endpoint<typeof schemas.revokeEmbedKey>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/keys/revoke',
});

export const readEmbedCounts = endpoint<typeof schemas.readEmbedCounts>({
  method: 'GET',
  path: '/api/v1/embeds/sites/{id}/counts',
});

export const checkEmbedOrigin = endpoint<typeof schemas.checkEmbedOrigin>({
  method: 'POST',
  path: '/api/v1/embeds/sites/{id}/origins/check',
});
