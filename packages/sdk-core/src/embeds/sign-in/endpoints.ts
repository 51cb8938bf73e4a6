import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const describeAuthorization = endpoint<typeof schemas.describeAuthorization>({
  method: 'GET',
  path: '/api/v1/embeds/authorization',
});

export const grantAuthorization = endpoint<typeof schemas.grantAuthorization>({
  method: 'POST',
  path: '/api/v1/embeds/authorization',
});

export const readGrant = endpoint<typeof schemas.readGrant>({
  method: 'GET',
  path: '/api/v1/embeds/authorization/{challenge}',
});

export const startEmbedSession = endpoint<typeof schemas.startEmbedSession>({
  method: 'POST',
  path: '/api/v1/embeds/session',
});

export const takeEmbedToken = endpoint<typeof schemas.takeEmbedToken>({
  method: 'POST',
  path: '/api/v1/embeds/session/token',
});

export const endEmbedSession = endpoint<typeof schemas.endEmbedSession>({
  method: 'POST',
  path: '/api/v1/embeds/session/end',
});

export const greetEmbed = endpoint<typeof schemas.greetEmbed>({
  method: 'GET',
  path: '/api/v1/embeds/greeting',
});
