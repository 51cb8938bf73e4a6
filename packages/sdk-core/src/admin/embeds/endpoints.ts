import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listAllEmbedSites = endpoint<typeof schemas.listAllEmbedSites>({
  method: 'GET',
  path: '/api/v1/administration/embeds',
});

export const stopEmbedSite = endpoint<typeof schemas.stopEmbedSite>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/stop',
});

export const resumeEmbedSite = endpoint<typeof schemas.resumeEmbedSite>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/resume',
});

export const stopEmbedKey = endpoint<typeof schemas.stopEmbedKey>({
  method: 'POST',
  path: '/api/v1/administration/embeds/{id}/keys/stop',
});
