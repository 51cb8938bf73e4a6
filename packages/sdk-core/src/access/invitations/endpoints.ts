import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const inviteMember = endpoint<typeof schemas.inviteMember>({
  method: 'POST',
  path: '/api/v1/groups/{g}/invite',
});

export const listInvitations = endpoint<typeof schemas.listInvitations>({
  method: 'GET',
  path: '/api/v1/groups/{g}/invitations',
});

export const withdrawInvitation = endpoint<typeof schemas.withdrawInvitation>({
  method: 'DELETE',
  path: '/api/v1/groups/{g}/invitations/{id}',
});

export const readInvitation = endpoint<typeof schemas.readInvitation>({
  method: 'POST',
  reads: true,
  path: '/api/v1/groups/invitation',
});

export const acceptInvitation = endpoint<typeof schemas.acceptInvitation>({
  method: 'POST',
  path: '/api/v1/groups/invite/{id}',
});
