import type { ManagedZone } from '@boardwalk/sdk-core/boards/zones/schemas';

/** Which dialog of zones is open. */
export type ZoneQuestion =
  | { readonly about: 'make' }
  | { readonly about: 'rename' | 'delete'; readonly zone: ManagedZone };
