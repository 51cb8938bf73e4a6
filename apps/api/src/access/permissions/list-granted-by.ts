import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { PermittedObject } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';

type StoredObject = Pick<PermittedObject, 'storedAs'>;

/** Whom somebody let in on an object, and whom these did; not through the one who is left out. */
export async function listGrantedBy(
  queries: Queries,
  { storedAs: { objectType, objectId } }: StoredObject,
  userId: number,
  leftOut = userId,
): Promise<number[]> {
  const stays = sql`${sql.param([userId, leftOut])}::bigint[]`;
  const { rows } = await queries.execute<{ userId: string }>(sql`
    with recursive given as (
      select user_id from ${objectPermissions}
      where object_type = ${objectType} and object_id = ${objectId}
        and granted_by = ${userId} and user_id <> all(${stays})
      union
      select later.user_id from ${objectPermissions} later
      join given on later.granted_by = given.user_id
      where later.object_type = ${objectType} and later.object_id = ${objectId}
        and later.user_id <> all(${stays})
    )
    select user_id as "userId" from given order by user_id`);
  return rows.map((row) => Number(row.userId));
}

/**
 * Who counts as having let somebody in once `giverId` sets their right. Nothing changes where the
 * right of the giver comes from theirs, or is their own: nobody cuts themselves off so from whom
 * they go with.
 */
export async function giverOf(
  queries: Queries,
  object: StoredObject,
  { userId, giverId }: { readonly userId: number; readonly giverId: number },
): Promise<{ readonly grantedBy?: number }> {
  const isOwn = userId === giverId;
  const isBelow = isOwn || (await listGrantedBy(queries, object, userId)).includes(giverId);
  return isBelow ? {} : { grantedBy: giverId };
}
