import { and, arrayOverlaps, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import { objectPermissions } from '../../access/tables.ts';
import { listingDrafts } from '../tables.ts';

/** The ids of the pictures that a body names, which may be anything. */
export function pictureIdsOf({ pictures }: Readonly<Record<string, unknown>>): string[] {
  if (!Array.isArray(pictures)) return [];
  return pictures.flatMap((picture: unknown) =>
    typeof picture === 'object' &&
    picture !== null &&
    'id' in picture &&
    typeof picture.id === 'string'
      ? [picture.id]
      : [],
  );
}

/** The pictures of a column of bodies, one a row, as a table to join. */
export function picturesIn(body: unknown): SQL {
  return sql`jsonb_array_elements(
    case jsonb_typeof(${body}->'pictures') when 'array' then ${body}->'pictures' else '[]' end)`;
}

/** Drafts of a person's, and those of others to which they may add pictures. */
export function isWrittenBy(personId: number): SQL | undefined {
  const { objectType, objectId, userId, actions, endsAt } = objectPermissions;
  const mayWrite = and(
    eq(userId, personId),
    eq(objectType, 'listing'),
    arrayOverlaps(actions, ['write', 'administration']),
    or(isNull(endsAt), gt(endsAt, sql`now()`)),
  );
  return or(
    eq(listingDrafts.ownerId, personId),
    sql`${listingDrafts.id}::text in (
      select ${objectId} from ${objectPermissions} where ${mayWrite})`,
  );
}
