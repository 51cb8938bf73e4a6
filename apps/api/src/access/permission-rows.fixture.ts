import { memberships } from '../account/tables.ts';
import { lookedAfter } from '../platform/permission-rows/roles.fixture.ts';
import {
  type NewWorld,
  nobodys,
  nobodysId,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { sharedInvitationId } from './owned-thing.fixture.ts';
import { invitations } from './tables.ts';

const createdAt = new Date(0);

/** A group with somebody who looks after it, and a member. */
async function makeGroup({ platform: { database }, idOf }: NewWorld): Promise<string> {
  const member = { group: lookedAfter, createdAt } as const;
  await database.insert(memberships).values([
    { ...member, userId: idOf('target') },
    { ...member, userId: idOf('who looks after the group'), actions: ['administration'] },
  ]);
  return lookedAfter;
}

async function makeInvitation({ platform: { database }, idOf }: NewWorld): Promise<string> {
  const [invitation] = await database
    .insert(invitations)
    .values({
      tokenHash: crypto.randomUUID(),
      group: lookedAfter,
      email: 'waiting@example.org',
      actions: ['create'],
      invitedBy: idOf('administrators'),
      createdAt,
      expiresAt: new Date('2100-01-01T00:00:00Z'),
    })
    .returning({ id: invitations.id });
  if (!invitation) throw new Error('The invitation was not stored.');
  return invitation.id;
}

export const accessRows: PermissionRows = {
  things: [
    {
      at: ['/groups/{g}'],
      make: makeGroup,
      standing: {
        rights: { 'who looks after the group': ['administration'] },
        stranger: 'forbidden',
      },
    },
    { at: ['/groups/{g}/invitations/{id}'], make: makeInvitation },
    nobodys('/groups/invite/{id}', nobodysId),
    { at: ['/permissions/invitations/{invitation}'], make: sharedInvitationId },
    nobodys('/user/invitations/{invitation}', nobodysId),
    { at: ['/groups/{g}/{user}', '/permissions/{userId}'], make: ({ idOf }) => idOf('target') },
  ],
  bodies: {
    grantPermissions: ({ idOf }) => ({ userId: idOf('target'), permissions: ['write'] }),
    inviteToObject: () => ({ to: { email: 'somebody@example.org' }, permissions: ['write'] }),
    addMember: () => ({ group: lookedAfter }),
    inviteMember: () => ({ email: 'somebody@example.org' }),
    readInvitation: () => ({ token: 'x' }),
    acceptInvitation: () => ({ token: 'x' }),
    changeGroupSettings: () => ({ note: 'Welcome', membershipDays: null }),
  },
};
