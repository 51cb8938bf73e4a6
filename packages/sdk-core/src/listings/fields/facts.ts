import { cityServiceFacts } from '../city_service/facts.ts';
import { classifiedFacts } from '../classified/facts.ts';
import { eventFacts } from '../event/facts.ts';
import { itemFacts } from '../item/facts.ts';
import type { ListingKind } from '../kinds.ts';
import { merchantFacts } from '../merchant/facts.ts';
import { propertyFacts } from '../property/facts.ts';
import { realtorFacts } from '../realtor/facts.ts';
import type { Fact, FactGroup } from './fields.ts';

/** How a listing's page shows the fields of each kind. */
export const factTables = {
  merchant: merchantFacts,
  item: itemFacts,
  property: propertyFacts,
  event: eventFacts,
  city_service: cityServiceFacts,
  realtor: realtorFacts,
  classified: classifiedFacts,
} as const;

/** Groups in the order in which a page shows them. */
export const factGroups = [
  'overview',
  'costs',
  'details',
  'features',
  'terms',
  'service',
  'area',
] as const satisfies readonly FactGroup[];

/** A field of one listing that has something to show. */
export interface GivenFact {
  readonly field: string;
  readonly fact: Fact;
  readonly value: unknown;
}

/** The facts that a listing has, in the order of its kind's table; what is not so is left out. */
export function listPresentFacts(
  kind: ListingKind,
  attributes: Readonly<Record<string, unknown>>,
): readonly GivenFact[] {
  const rows: readonly (readonly [string, Fact | null])[] = Object.entries(factTables[kind]);
  return rows.flatMap(([field, fact]) => {
    const value = attributes[field];
    return fact === null || value === undefined || value === false ? [] : [{ field, fact, value }];
  });
}
