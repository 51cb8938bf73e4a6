import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listGroups = endpoint<typeof schemas.listGroups>({
  method: 'GET',
  path: '/api/v1/groups/',
});

export const listMembers = endpoint<typeof schemas.listMembers>({
  method: 'GET',
  path: '/api/v1/groups/{g}/members',
});

export const changeGroupSettings = endpoint<typeof schemas.changeGroupSettings>({
  method: 'POST',
  path: '/api/v1/groups/{g}/settings',
});

export const removeMember = endpoint<typeof schemas.removeMember>({
  method: 'DELETE',
  path: '/api/v1/groups/{g}/{user}',
});

export const listGroupsOfUser = endpoint<typeof schemas.listGroupsOfUser>({
  method: 'GET',
  path: '/api/v1/user/{id}/groups',
});

export const addMember = endpoint<typeof schemas.addMember>({
  method: 'POST',
  path: '/api/v1/user/{id}/groups',
});

export const joinMerchants = endpoint<typeof schemas.joinMerchants>({
  method: 'POST',
  path: '/api/v1/groups/merchants/join',
});
