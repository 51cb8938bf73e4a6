import * as accountEndpoints from '@boardwalk/sdk-core/access/accounts/endpoints';
import * as accountSchemas from '@boardwalk/sdk-core/access/accounts/schemas';
import * as groupEndpoints from '@boardwalk/sdk-core/access/groups/endpoints';
import * as groupSchemas from '@boardwalk/sdk-core/access/groups/schemas';
import * as invitationEndpoints from '@boardwalk/sdk-core/access/invitations/endpoints';
import * as invitationSchemas from '@boardwalk/sdk-core/access/invitations/schemas';
import * as permissionEndpoints from '@boardwalk/sdk-core/access/permissions/endpoints';
import * as permissionSchemas from '@boardwalk/sdk-core/access/permissions/schemas';
import * as trailEndpoints from '@boardwalk/sdk-core/access/trail/endpoints';
import * as trailSchemas from '@boardwalk/sdk-core/access/trail/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { accessData } from './access-data.ts';
import { actAs } from './act-as.ts';
import { addMember } from './add-member.ts';
import { changeGroupSettings } from './change-group-settings.ts';
import { disableUser } from './disable-user.ts';
import { enableUser } from './enable-user.ts';
import { endActing } from './end-acting.ts';
import { grantPermissions } from './grant-permissions.ts';
import { inviteMember } from './invite-member.ts';
import { listAuditEntries } from './list-audit-entries.ts';
import { listGroups } from './list-groups.ts';
import { listGroupsOfUser } from './list-groups-of-user.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listPermissions } from './list-permissions.ts';
import { listReadings } from './list-readings.ts';
import { readAccount } from './read-account.ts';
import { readInvitation } from './read-invitation.ts';
import { readOwnPermissions } from './read-own-permissions.ts';
import { removeMember } from './remove-member.ts';
import { readingsSweep } from './sweep-readings.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { withdrawPermissions } from './withdraw-permissions.ts';
import { writeCallTrail } from './write-call-trail.ts';

/** Who may do what: groups, rights to objects, and what administrators do to accounts. */
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
      listPermissions,
      grantPermissions,
      withdrawPermissions,
    }),
    ...defineRoutes(accountEndpoints, accountSchemas, {
      readAccount,
      disableUser,
      enableUser,
      actAs,
      endActing,
    }),
    ...defineRoutes(trailEndpoints, trailSchemas, { listAuditEntries, listReadings }),
  ],
  callTrail: writeCallTrail,
  jobs: [readingsSweep],
  personalData: accessData,
};
