import { endpoint } from '../http/endpoint.ts';
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

export const readAccount = endpoint<typeof schemas.readAccount>({
  method: 'GET',
  path: '/api/v1/user/{id}/account',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary: 'What administrators know of an account; never how to reach its owner.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const readOwnPermissions = endpoint<typeof schemas.readOwnPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions/self',
  audience: 'site',
  rule: { may: 'read' },
  summary: 'What the caller may do with an object.',
  problems: ['unauthorized', 'not-found'],
});

export const listPermissions = endpoint<typeof schemas.listPermissions>({
  method: 'GET',
  path: '/api/v1/{type}/{id}/permissions',
  audience: 'site',
  rule: { may: 'administration' },
  tellsHidden: 'own',
  summary: 'Who was granted what on an object, beside its owner.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const grantPermissions = endpoint<typeof schemas.grantPermissions>({
  method: 'POST',
  path: '/api/v1/{type}/{id}/permissions',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Grants a user permissions on an object, for a time or for good.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const withdrawPermissions = endpoint<typeof schemas.withdrawPermissions>({
  method: 'DELETE',
  path: '/api/v1/{type}/{id}/permissions/{userId}',
  audience: 'site',
  rule: { may: 'administration' },
  inPerson: true,
  summary: 'Takes back what a user was granted on an object.',
  problems: ['unauthorized', 'forbidden', 'not-found'],
});

export const disableUser = endpoint<typeof schemas.disableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/disable',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Shuts an account and ends its sessions.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const enableUser = endpoint<typeof schemas.enableUser>({
  method: 'POST',
  path: '/api/v1/user/{id}/enable',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Opens a disabled account again.',
  problems: ['unauthorized', 'forbidden', 'not-found', 'conflict'],
});

export const actAs = endpoint<typeof schemas.actAs>({
  method: 'POST',
  path: '/api/v1/user/{id}/act-as',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  inPerson: true,
  summary: 'Turns the caller’s session into one of another user, for an hour at most.',
  problems: [
    'unauthorized',
    'forbidden',
    'wrong-credentials',
    'not-found',
    'conflict',
    'unavailable',
  ],
  callsPerMinute: 20,
});

export const endActing = endpoint<typeof schemas.endActing>({
  method: 'POST',
  path: '/api/v1/user/act-as/end',
  audience: 'site',
  rule: 'members',
  extension: true,
  summary: 'Gives an administrator who acts as somebody else their own session back.',
  problems: ['unauthorized', 'conflict'],
});

export const listAuditEntries = endpoint<typeof schemas.listAuditEntries>({
  method: 'GET',
  path: '/api/v1/administration/audit',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary:
    'Who changed whose rights, account or sites, or did what as somebody else, the newest first.',
  problems: ['unauthorized', 'forbidden'],
});

export const listReadings = endpoint<typeof schemas.listReadings>({
  method: 'GET',
  path: '/api/v1/administration/readings',
  audience: 'site',
  rule: { group: 'administrators' },
  extension: true,
  tellsHidden: 'others',
  summary: 'Which administrator read what is hidden from others, the newest first.',
  problems: ['unauthorized', 'forbidden'],
});
