import { type Action, actions } from '../vocabulary/groups.ts';

/** What can be done with one thing: nothing is created in it. */
export const objectActions: readonly Action[] = actions.filter((action) => action !== 'create');
