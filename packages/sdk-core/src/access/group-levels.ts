import { type Action, actions, type Group } from '../vocabulary/groups.ts';

/** What a member of each group can be allowed to do in it. */
export const groupLevels: Readonly<Record<Group, readonly Action[]>> = {
  administrators: ['administration'],
  merchants: ['create', 'administration'],
  partners: ['create', 'administration'],
  city_administrators: actions,
  realtors: ['create', 'administration'],
};

/** What a new member may do, unless the invitation says otherwise. */
export function defaultLevel(group: Group): readonly Action[] {
  return group === 'administrators' ? ['administration'] : ['create'];
}

/** The permissions that no member of the group can hold. */
export function listForeignLevels(group: Group, permissions: readonly Action[]): readonly Action[] {
  return permissions.filter((action) => !groupLevels[group].includes(action));
}
