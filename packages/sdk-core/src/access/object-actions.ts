import { type Action, actions } from '../vocabulary/groups.ts';

/** Things in which others are created: products in a shop. */
const containers: readonly string[] = ['shop'];

/** What can be done with one thing of a type; in most nothing is created. */
export function objectActionsOf(type: string): readonly Action[] {
  return containers.includes(type) ? actions : actions.filter((action) => action !== 'create');
}
