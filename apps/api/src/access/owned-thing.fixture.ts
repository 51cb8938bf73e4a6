import type { NewWorld, Standing } from '../platform/permission-rows/rows.fixture.ts';
import { objectPermissions } from './tables.ts';

/** What the roles are to a hidden thing of the owner's, once it is shared with them. */
export const ownedThing: Standing = {
  rights: {
    owner: ['administration'],
    reader: ['read'],
    'delegate of the owner': ['administration'],
  },
  stranger: 'not-found',
};

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
