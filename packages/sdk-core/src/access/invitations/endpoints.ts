import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const inviteMember = endpoint<typeof schemas.inviteMember>({
  method: 'POST',
  path: '/api/v1/groups/{g}/invite',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Mails an invitation to a group; it takes the place of an earlier one.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
  callsPerMinute: 20,
});

export const listInvitations = endpoint<typeof schemas.listInvitations>({
  method: 'GET',
  path: '/api/v1/groups/{g}/invitations',
  audience: 'site',
  rule: { may: 'administration' },
  extension: true,
  tellsHidden: 'others',
  summary: 'Who was invited to a group and has not joined yet, the newest first.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const withdrawInvitation = endpoint<typeof schemas.withdrawInvitation>({
  method: 'DELETE',
  path: '/api/v1/groups/{g}/invitations/{id}',
  audience: 'site',
  rule: { may: 'administration' },
  extension: true,
  inPerson: true,
  summary: 'Takes an invitation back that nobody accepted yet.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const readInvitation = endpoint<typeof schemas.readInvitation>({
  method: 'POST',
  reads: true,
  path: '/api/v1/groups/invitation',
  audience: 'site',
  rule: 'members',
  extension: true,
  summary: 'What an invitation to the caller’s own address offers, and whether it still counts.',
  problems: ['unauthorized', 'not-found'],
  callsPerMinute: 20,
});

export const acceptInvitation = endpoint<typeof schemas.acceptInvitation>({
  method: 'POST',
  path: '/api/v1/groups/invite/{id}',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  summary: 'Joins the group of an invitation that was mailed to the caller’s address.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
  callsPerMinute: 20,
});
