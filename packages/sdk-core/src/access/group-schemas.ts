import * as z from 'zod/mini';
import { type Action, actions, groups } from '../vocabulary/groups.ts';
import { namedCities, namedCity } from '../vocabulary/places/city-schema.ts';

const instant = z.iso.datetime();

export const group = z.enum(groups);

export const groupInPath = z.strictObject({ g: group });

/** At least one action, none twice. */
const someOf = (names: readonly Action[]) =>
  z.array(z.enum(names)).check(
    z.minLength(1),
    z.maxLength(names.length),
    z.refine((named) => new Set(named).size === named.length, {
      error: 'an action is named twice',
    }),
  );

/** What somebody is let do in a group. */
export const permissions = someOf(actions);

/** What somebody is let do with one object; which of them its type has, the server knows. */
export const permissionsOnObject = someOf(actions);

/** The cities that a membership is for; in `city_administrators` alone, where it names some. */
export const requestedMembershipCities = z.optional(namedCities);

/** As they are returned: absent if the group has no cities. */
export const membershipCities = z.optional(z.array(namedCity));

export const groupGrant = z.strictObject({
  name: group,
  /** What the member may do in the group; `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
  endsAt: z.nullable(instant),
  cities: membershipCities,
});
