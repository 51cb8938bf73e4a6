import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listGroups = endpoint<typeof schemas.listGroups>({
  method: 'GET',
  path: '/api/v1/groups/',
  audience: 'site',
  rule: 'members',
  summary: 'Every group, and what the caller may do in it.',
  problems: ['unauthorized'],
});

export const listMembers = endpoint<typeof schemas.listMembers>({
  method: 'GET',
  path: '/api/v1/groups/{g}/members',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'others',
  summary: 'Who is in a group, the newest members first.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const changeGroupSettings = endpoint<typeof schemas.changeGroupSettings>({
  method: 'POST',
  path: '/api/v1/groups/{g}/settings',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Sets what invitations to a group say and how long memberships last.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const removeMember = endpoint<typeof schemas.removeMember>({
  method: 'DELETE',
  path: '/api/v1/groups/{g}/{user}',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Takes somebody out of a group; the last administrator stays.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const listGroupsOfUser = endpoint<typeof schemas.listGroupsOfUser>({
  method: 'GET',
  path: '/api/v1/user/{id}/groups',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  summary: 'The groups of a user.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const addMember = endpoint<typeof schemas.addMember>({
  method: 'POST',
  path: '/api/v1/user/{id}/groups',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Puts a user into a group at once; the user signs in anew.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});
