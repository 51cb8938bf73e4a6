import type { Action } from '../../vocabulary/groups.ts';
import type { OwnShop } from '../schemas.ts';

/** Whether one may do something in a shop: `administration` stands for everything. */
export function mayInShop({ permissions }: Pick<OwnShop, 'permissions'>, action: Action): boolean {
  return permissions.includes('administration') || permissions.includes(action);
}
