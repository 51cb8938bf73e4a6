import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import type { Whereabouts } from '../../publish/find-whereabouts.ts';

/** A listing as it will be published, and what follows from where it is. */
export interface ReadyListing {
  readonly body: ListingBody;
  readonly whereabouts: Whereabouts;
}
