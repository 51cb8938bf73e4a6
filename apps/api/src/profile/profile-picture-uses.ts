import { and, eq, inArray, sql } from 'drizzle-orm';
import { changePerson } from '../account/own/change-person.ts';
import { users } from '../account/tables.ts';
import type { FileUses, OwnedFiles } from '../media/file-uses.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';

const use = { place: 'profile', id: null, type: null, title: '', isPublished: false } as const;

/** A person's profile picture is a file of theirs. */
export const profilePictureUses: FileUses = {
  used: (ownerId) =>
    sql`select ${users.profilePictureId} from ${users} where ${users.id} = ${ownerId}`,

  async find(queries, own) {
    const ids = await findPicture(queries, own);
    return ids.map((fileId) => ({ ...use, fileId }));
  },

  findNeeded: findPicture,

  async release(transaction, own) {
    const { ownerId } = own;
    if ((await findPicture(transaction, own)).length === 0) return;
    await changePerson(transaction, ownerId, { profilePictureId: null });
    await announce(transaction, 'profile', ownerId);
  },
};

async function findPicture(queries: Queries, { ownerId, ids }: OwnedFiles): Promise<string[]> {
  const rows = await queries
    .select({ id: users.profilePictureId })
    .from(users)
    .where(and(eq(users.id, ownerId), inArray(users.profilePictureId, [...ids])));
  return rows.flatMap(({ id }) => id ?? []);
}
