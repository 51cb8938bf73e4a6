import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { PermittedObject } from '../require-permission.ts';
import { objectPermissions } from '../tables.ts';

/** The grants on one object. */
export function ofObject({ storedAs }: Pick<PermittedObject, 'storedAs'>): SQL | undefined {
  return and(
    eq(objectPermissions.objectType, storedAs.objectType),
    eq(objectPermissions.objectId, storedAs.objectId),
  );
}

/** What one person was granted on an object. */
export function ofGrant(
  object: Pick<PermittedObject, 'storedAs'>,
  userId: number,
): SQL | undefined {
  return and(ofObject(object), eq(objectPermissions.userId, userId));
}

/** Those whose time has not run out. */
export function counts(now: Date): SQL | undefined {
  const { endsAt } = objectPermissions;
  return or(isNull(endsAt), gt(endsAt, now));
}
