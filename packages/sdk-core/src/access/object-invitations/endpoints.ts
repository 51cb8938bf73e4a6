import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const inviteToObject = endpoint<typeof schemas.inviteToObject>({
  method: 'POST',
  path: '/api/v1/{type}/{id}/permissions/invitations',
});

export const listObjectInvitations = endpoint<typeof schemas.listObjectInvitations>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions/invitations',
});

export const withdrawObjectInvitation = endpoint<typeof schemas.withdrawObjectInvitation>({
  method: 'DELETE',
  path: '/api/v1/{type}/{id}/permissions/invitations/{invitation}',
});

export const listOwnInvitations = endpoint<typeof schemas.listOwnInvitations>({
  method: 'GET',
  path: '/api/v1/user/invitations',
});

export const acceptOwnInvitation = endpoint<typeof schemas.acceptOwnInvitation>({
  method: 'POST',
  path: '/api/v1/user/invitations/{invitation}/accept',
});

export const declineOwnInvitation = endpoint<typeof schemas.declineOwnInvitation>({
  method: 'POST',
  path: '/api/v1/user/invitations/{invitation}/decline',
});
