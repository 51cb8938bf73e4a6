import * as endpoints from '@boardwalk/sdk-core/access/endpoints';
import * as schemas from '@boardwalk/sdk-core/access/schemas';
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
import { sweepReadings } from './sweep-readings.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { withdrawPermissions } from './withdraw-permissions.ts';
import { writeCallTrail } from './write-call-trail.ts';

/** Who may do what: groups, rights to objects, and what administrators do to accounts. */
export const accessDomain: Domain = {
  name: 'access',
  routes: defineRoutes(endpoints, schemas, {
    acceptInvitation,
    actAs,
    addMember,
    changeGroupSettings,
    disableUser,
    enableUser,
    endActing,
    grantPermissions,
    inviteMember,
    listAuditEntries,
    listGroups,
    listGroupsOfUser,
    listInvitations,
    listMembers,
    listPermissions,
    listReadings,
    readAccount,
    readInvitation,
    readOwnPermissions,
    removeMember,
    withdrawInvitation,
    withdrawPermissions,
  }),
  callTrail: writeCallTrail,
  serve: sweepReadings,
  personalData: accessData,
};
