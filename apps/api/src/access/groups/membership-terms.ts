import { defaultLevel, listForeignLevels } from '@boardwalk/sdk-core/access/group-levels';
import { type Action, type Group, hasCities } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Caller } from '../../platform/calls/caller.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { membershipEnd } from '../invitations/invitation-life.ts';
import { requireEnd } from '../require-end.ts';
import { findAdministrationEnd } from './find-administration-end.ts';
import { defaultGroupSettings, readGroupSettings } from './group-settings.ts';
import { looksAfter } from './looks-after.ts';

/** How somebody wants a person let into a group. */
interface WantedTerms {
  readonly giverId: number;
  readonly group: Group;
  readonly permissions: readonly Action[] | undefined;
  readonly endsAt: string | undefined;
  readonly cities: readonly NamedCity[] | undefined;
}

/** What a new member gets, and what the group's settings have to say besides. */
interface MembershipTerms {
  readonly actions: Action[];
  readonly endsAt: Date | null;
  readonly cities: readonly NamedCity[];
  readonly note: string;
}

/**
 * Returns the requested terms, else those of the group's settings; refuses them where members can't
 * have them, or where they would outlast, or reach beyond, the giver's own right.
 */
export async function requireTerms(
  { giverId, group, permissions, endsAt, cities: wantedCities = [] }: WantedTerms,
  context: Pick<OperationContext, 'caller' | 'database' | 'clock'>,
): Promise<MembershipTerms> {
  const actions = requireLevel(group, permissions ?? defaultLevel(group));
  const cities = requireCities(group, wantedCities, context.caller);
  const settings = (await readGroupSettings(context.database)).get(group) ?? defaultGroupSettings;
  const now = context.clock.now();
  const limit = await findAdministrationEnd(context, giverId, group);
  const asked = endsAt ?? membershipEnd(now, settings.membershipDays)?.toISOString();
  return { actions, endsAt: requireEnd(asked, now, limit), cities, note: settings.note };
}

function requireLevel(group: Group, permissions: readonly Action[]): Action[] {
  const unknown = listForeignLevels(group, permissions);
  if (unknown.length === 0) return [...permissions];
  const message = `Members of ${group} can’t have ${unknown.join(', ')}.`;
  throw new Problem('invalid-request', message, {
    fields: [{ path: 'body.permissions', message }],
  });
}

/**
 * Requires cities of a city administrator; a caller who looks after some cities can name others for
 * those alone.
 */
function requireCities(
  group: Group,
  cities: readonly NamedCity[],
  giver: Caller,
): readonly NamedCity[] {
  const isByCity = hasCities(group);
  if (isByCity !== cities.length > 0) {
    throw refusedCities(isByCity ? 'expected the cities' : `members of ${group} have no cities`);
  }
  if (looksAfter(giver, group, cities)) return cities;
  throw refusedCities('expected cities of your own');
}

function refusedCities(message: string): Problem {
  return new Problem('invalid-request', 'Please choose the cities.', {
    fields: [{ path: 'body.cities', message }],
  });
}
