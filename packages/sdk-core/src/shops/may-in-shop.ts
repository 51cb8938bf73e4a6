import type { Action } from '../vocabulary/groups.ts';
import type { OwnShop } from './schemas.ts';

/** Whether somebody may do something in a shop: its owner everything. */
export function mayInShop(
  { isOwner, permissions }: Pick<OwnShop, 'isOwner' | 'permissions'>,
  action: Action,
): boolean {
  return isOwner || permissions.includes('administration') || permissions.includes(action);
}
