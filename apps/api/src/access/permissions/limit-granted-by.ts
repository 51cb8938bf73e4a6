import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { PermittedObject } from '../require-permission.ts';
import {
  type GivingSurroundings,
  shortenGrantedBy,
  withdrawGrantedBy,
} from './withdraw-granted-by.ts';

interface ChangedGrant {
  readonly userId: number;
  readonly permissions: readonly Action[];
  readonly endsAt: Date | null;
}

/** What somebody gave others lasts as long as the administration by which they gave it. */
export async function limitGrantedBy(
  surroundings: GivingSurroundings,
  object: Pick<PermittedObject, 'storedAs'>,
  { userId, permissions, endsAt }: ChangedGrant,
): Promise<void> {
  if (!permissions.includes('administration')) {
    await withdrawGrantedBy(surroundings, object, userId);
  } else if (endsAt) {
    await shortenGrantedBy(surroundings, object, { userId, endsAt });
  }
}
