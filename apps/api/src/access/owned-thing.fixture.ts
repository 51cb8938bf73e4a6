import type { NewWorld, Standing } from '../platform/permission-rows/rows.fixture.ts';
import { objectInvitations, objectPermissions } from './tables.ts';

/** What the roles are to a hidden thing of the owner's, once it is shared with them. */
export const ownedThing: Standing = {
  rights: {
    owner: ['administration'],
    reader: ['read'],
    'delegate of the owner': ['administration'],
  },
  stranger: 'not-found',
};

/** The invitation of the owner's to the thing that is shared, by whose it is. */
export function sharedInvitationId({ idOf }: Pick<NewWorld, 'idOf'>): string {
  return `00000000-0000-4000-8000-${String(idOf('owner')).padStart(12, '0')}`;
}

/** Grants the roles on a thing what they are called by; the target may read it. */
export async function shareWithRoles(
  { platform: { database }, idOf }: NewWorld,
  objectType: string,
  id: number | string,
): Promise<void> {
  const createdAt = new Date(0);
  const one = { objectType, objectId: String(id), createdAt };
  const all = { ...one, actions: ['administration' as const] };
  await database.insert(objectPermissions).values([
    { ...one, userId: idOf('reader'), actions: ['read'] },
    { ...one, userId: idOf('target'), actions: ['read'] },
    { ...all, userId: idOf('delegate of the owner') },
    { ...all, userId: idOf('delegate whose time ran out'), endsAt: new Date(1) },
  ]);
}

/** Somebody whom the owner has invited to a thing. */
export async function inviteSomebody(
  { platform: { database }, idOf }: NewWorld,
  objectType: string,
  id: number | string,
): Promise<void> {
  await database.insert(objectInvitations).values({
    id: sharedInvitationId({ idOf }),
    objectType,
    objectId: String(id),
    email: 'invited@example.org',
    actions: ['read'],
    locale: 'en-CA',
    invitedBy: idOf('owner'),
    createdAt: new Date(),
    expiresAt: new Date('2100-01-01T00:00:00Z'),
  });
}
