import * as z from 'zod/mini';
import { actions, groups } from '../vocabulary/groups.ts';
import { namedCities, namedCity } from '../vocabulary/places/city-schema.ts';

const instant = z.iso.datetime();

export const group = z.enum(groups);

export const groupInPath = z.strictObject({ g: group });

/** At least one action, none twice. */
export const permissions = z.array(z.enum(actions)).check(
  z.minLength(1),
  z.maxLength(actions.length),
  z.refine((names) => new Set(names).size === names.length, { error: 'an action is named twice' }),
);

/** The cities that a membership is for; in `city_administrators` alone, where it names some. */
export const wantedCities = z.optional(namedCities);

/** As they are told: absent where the group has no cities. */
export const toldCities = z.optional(z.array(namedCity));

export const groupGrant = z.strictObject({
  name: group,
  /** What the member may do in the group; `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
  endsAt: z.nullable(instant),
  cities: toldCities,
});
