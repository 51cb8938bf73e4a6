import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { type Group, hasCities } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { FieldErrors } from '../../kit/form/form-data.ts';

export interface CityChoice {
  /** Whether members of the group are named for cities. */
  readonly isAsked: boolean;
  readonly cities: readonly NamedCity[];
  readonly choose: (cities: readonly NamedCity[]) => void;
  readonly check: () => FieldErrors;
  /** What is sent of it. */
  readonly read: () => { readonly cities?: NamedCity[] };
}

/** Which cities a membership of the group is to be for, where it is for some. */
export function useCityChoice(group: Group): CityChoice {
  const messages = useMessages(rightsMessages);
  const [cities, choose] = useState<readonly NamedCity[]>([]);
  const isAsked = hasCities(group);
  return {
    isAsked,
    cities,
    choose,
    check: () => ({ ...(isAsked && cities.length === 0 && { cities: messages.citiesMissing }) }),
    read: () => (isAsked ? { cities: [...cities] } : {}),
  };
}
