import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

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
