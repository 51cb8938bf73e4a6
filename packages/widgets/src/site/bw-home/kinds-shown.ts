import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';

/** The kinds in the order in which most people look for them. */
export const kindsShown = [
  'property',
  'item',
  'event',
  'merchant',
  'classified',
  'realtor',
  'city_service',
] as const satisfies readonly ListingKind[];
