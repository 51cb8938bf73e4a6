import type { Action, Group } from '../vocabulary/groups.ts';
import { isAmong } from '../vocabulary/places/named-city.ts';
import type { Grant, GuardedObject, Person } from '../vocabulary/rights.ts';

/**
 * Whether somebody may do something with an object at `now` (milliseconds since 1970). Null stands
 * for a visitor. Administration implies every other action, the owner has it, and administrators
 * pass every check.
 */
export function may(
  person: Person | null,
  action: Action,
  object: GuardedObject,
  now: number,
): boolean {
  const permissions = permissionsOn(person, object, now);
  return permissions.includes('administration') || permissions.includes(action);
}

/**
 * Returns everything that a person may do with an object; `administration` stands for all. A person
 * who was granted anything on it may read it: they have to see what they change.
 */
export function permissionsOn(
  person: Person | null,
  object: GuardedObject,
  now: number,
): readonly Action[] {
  const open: readonly Action[] = object.isPublic ? ['read'] : [];
  if (!person) return open;
  if (object.ownerId === person.id || isMember(person, 'administrators', now)) {
    return ['administration'];
  }
  const granted = grantedAt(object.grant, now);
  const inGroup = permissionsIn(person, object, now).flatMap(withReading);
  const held = [
    ...open,
    ...inGroup,
    ...(granted.length > 0 ? (['read'] as const) : []),
    ...granted,
  ];
  return held.includes('administration') ? ['administration'] : [...new Set(held)];
}

/** Whether somebody may do something in a group; its administration implies all. */
export function mayIn(person: Person | null, action: Action, group: Group, now: number): boolean {
  return may(person, action, groupAsObject(group), now);
}

/** A group itself, which its administrators look after. */
export function groupAsObject(group: Group): GuardedObject {
  return { ownerId: null, isPublic: false, group, grant: null };
}

/** Whether somebody belongs to a group. */
export function isMember(person: Person, group: Group, now: number): boolean {
  return person.groups.some((grant) => grant.name === group && counts(grant, now));
}

function permissionsIn(
  person: Person,
  { group, city }: GuardedObject,
  now: number,
): readonly Action[] {
  return person.groups
    .filter(({ name, cities = [] }) => name === group && (!city || isAmong(cities, city)))
    .flatMap((grant) => grantedAt(grant, now));
}

function grantedAt(grant: Grant | null, now: number): readonly Action[] {
  return grant && counts(grant, now) ? grant.permissions : [];
}

/** The same for a group's objects; who may only create posts their own, and sees no others' drafts. */
function withReading(action: Action): readonly Action[] {
  return action === 'write' || action === 'delete' ? ['read', action] : [action];
}

function counts({ endsAt }: Grant, now: number): boolean {
  return endsAt === null || now < Date.parse(endsAt);
}
