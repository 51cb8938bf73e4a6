import { randomBytes } from 'node:crypto';
import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import { objectPermissions } from '../access/tables.ts';
import { filesTable, media } from '../media/tables.ts';
import type { Queries } from '../platform/database/database.ts';

interface NewPicture
  extends Partial<Pick<typeof filesTable.$inferSelect, 'name' | 'size' | 'createdAt'>> {
  readonly video?: 'mp4' | null;
}

/** Stores a picture, or a video by its poster, among somebody's files; answers its id. */
export async function storePicture(
  queries: Queries,
  ownerId: number,
  { name = 'house.jpg', size = 1_000, createdAt = new Date(0), video = null }: NewPicture = {},
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await queries.insert(filesTable).values({
    ...{ id, ownerId, name, size, createdAt },
    state: 'ready',
    mimeType: video ? 'video/mp4' : 'image/jpeg',
  });
  await queries.insert(media).values({
    ...{ id, createdAt, alt: '', width: 1280, height: 960, thumbhash: 'aaaa', bytes: 1 },
    kind: 'image',
    video,
  });
  return id;
}

/** Pictures as a form sends them. */
export const picturesOf = (ids: readonly string[]) => ids.map((id) => ({ id, alt: 'A house' }));

interface Delegation {
  readonly userId: number;
  readonly actions?: Action[];
  readonly endsAt?: Date | null;
}

/** Lets somebody do things to a listing of another's, in the place of what they could before. */
export async function delegate(
  queries: Queries,
  listing: number,
  { userId, actions = ['write'], endsAt = null }: Delegation,
): Promise<void> {
  const terms = { actions, endsAt };
  const { objectType, objectId, userId: granted } = objectPermissions;
  await queries
    .insert(objectPermissions)
    .values({
      ...{ objectType: 'listing', objectId: String(listing), userId, createdAt: new Date(0) },
      ...terms,
    })
    .onConflictDoUpdate({ target: [objectType, objectId, granted], set: terms });
}
