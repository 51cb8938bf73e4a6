import * as actingEndpoints from '@boardwalk/sdk-core/access/acting/endpoints';
import * as actingSchemas from '@boardwalk/sdk-core/access/acting/schemas';
import * as groupEndpoints from '@boardwalk/sdk-core/access/groups/endpoints';
import * as groupSchemas from '@boardwalk/sdk-core/access/groups/schemas';
import * as invitationEndpoints from '@boardwalk/sdk-core/access/invitations/endpoints';
import * as invitationSchemas from '@boardwalk/sdk-core/access/invitations/schemas';
import * as objectInvitationEndpoints from '@boardwalk/sdk-core/access/object-invitations/endpoints';
import * as objectInvitationSchemas from '@boardwalk/sdk-core/access/object-invitations/schemas';
import * as permissionEndpoints from '@boardwalk/sdk-core/access/permissions/endpoints';
import * as permissionSchemas from '@boardwalk/sdk-core/access/permissions/schemas';
import { addressUses } from '../account/address-uses.ts';
import { callTrail } from '../platform/calls/call-trail.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { accessData } from './access-data.ts';
import { actAs } from './acting/act-as.ts';
import { endActing } from './acting/end-acting.ts';
import { writeCallTrail } from './acting/write-call-trail.ts';
import { addMember } from './groups/add-member.ts';
import { changeGroupSettings } from './groups/change-group-settings.ts';
import { joinMerchants } from './groups/join-merchants.ts';
import { listGroups } from './groups/list-groups.ts';
import { listGroupsOfUser } from './groups/list-groups-of-user.ts';
import { listMembers } from './groups/list-members.ts';
import { removeMember } from './groups/remove-member.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { readInvitation } from './invitations/read-invitation.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { acceptOwnInvitation } from './object-invitations/accept-own-invitation.ts';
import { declineOwnInvitation } from './object-invitations/decline-own-invitation.ts';
import { deliverInvitation } from './object-invitations/deliver-invitation.ts';
import { inviteToObject } from './object-invitations/invite-to-object.ts';
import { listObjectInvitations } from './object-invitations/list-object-invitations.ts';
import { listOwnInvitations } from './object-invitations/list-own-invitations.ts';
import { invitationsSweep } from './object-invitations/sweep-invitations.ts';
import { invitationsOfOneself } from './object-invitations/take-back-own.ts';
import { withdrawObjectInvitation } from './object-invitations/withdraw-object-invitation.ts';
import { giveUpPermissions } from './permissions/give-up-permissions.ts';
import { grantPermissions } from './permissions/grant-permissions.ts';
import { listOwnGrants } from './permissions/list-own-grants.ts';
import { listPermissions } from './permissions/list-permissions.ts';
import { readOwnPermissions } from './permissions/read-own-permissions.ts';
import { withdrawPermissions } from './permissions/withdraw-permissions.ts';
import { readingsSweep } from './trail/sweep-readings.ts';

/** Who may do what: groups, rights to objects, and acting as somebody else. */
export const accessDomain: Domain = {
  name: 'access',
  routes: [
    ...defineRoutes(groupEndpoints, groupSchemas, {
      listGroups,
      listMembers,
      changeGroupSettings,
      removeMember,
      listGroupsOfUser,
      addMember,
      joinMerchants,
    }),
    ...defineRoutes(invitationEndpoints, invitationSchemas, {
      inviteMember,
      listInvitations,
      withdrawInvitation,
      readInvitation,
      acceptInvitation,
    }),
    ...defineRoutes(permissionEndpoints, permissionSchemas, {
      readOwnPermissions,
      giveUpPermissions,
      listOwnGrants,
      listPermissions,
      grantPermissions,
      withdrawPermissions,
    }),
    ...defineRoutes(objectInvitationEndpoints, objectInvitationSchemas, {
      inviteToObject,
      listObjectInvitations,
      withdrawObjectInvitation,
      listOwnInvitations,
      acceptOwnInvitation,
      declineOwnInvitation,
    }),
    ...defineRoutes(actingEndpoints, actingSchemas, { actAs, endActing }),
  ],
  jobs: [readingsSweep, invitationsSweep],
  work: [deliverInvitation],
  provides: [
    provide(callTrail, writeCallTrail),
    provide(personalData, accessData),
    provide(addressUses, invitationsOfOneself),
  ],
};
