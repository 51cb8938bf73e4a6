import type { Action, Group } from './groups.ts';
import type { NamedCity } from './places/named-city.ts';

/** Actions that somebody was granted, in a group or on an object. */
export interface Grant {
  readonly permissions: readonly Action[];
  /** ISO instant from which it counts no more; null for a grant without an end. */
  readonly endsAt: string | null;
}

/** A membership, as its owner knows it. */
export interface GroupGrant extends Grant {
  readonly name: Group;
  /** For which it is, where the group has members city by city. */
  readonly cities?: readonly NamedCity[] | undefined;
}

/** The person whose rights are checked. */
export interface Person {
  readonly id: number;
  readonly groups: readonly GroupGrant[];
}

/** What the rights are about, as it concerns one person. */
export interface GuardedObject {
  /** Null for what belongs to no person, such as a group. */
  readonly ownerId: number | null;
  readonly isPublic: boolean;
  /** Whose members may do with it what they may do in the group. */
  readonly group: Group | null;
  /** Where it is, if the group's members may do so in the cities alone that they are named for. */
  readonly city?: NamedCity;
  /** What the person was granted on it. */
  readonly grant: Grant | null;
}
