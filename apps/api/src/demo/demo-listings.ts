import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { DemoListing, DemoPerson } from './demo-listing.ts';
import type { DemoSource } from './demo-source.ts';
import { demoCityService } from './kinds/city-service.ts';
import { demoClassified } from './kinds/classified.ts';
import { demoEvent } from './kinds/event.ts';
import { demoItem } from './kinds/item.ts';
import { demoMerchant } from './kinds/merchant.ts';
import { demoProperty } from './kinds/property.ts';
import { demoBrokerages, demoRealtor, realtorPerson } from './kinds/realtor.ts';
import type { Random } from './random.ts';
import { drawUnlike, drawUnlikeAround } from './unlike-neighbours.ts';

export interface DemoListings {
  readonly listings: readonly DemoListing[];
  /** Everybody who owns one. */
  readonly people: readonly DemoPerson[];
}

/** All listings of the demo, the same for the same source. */
export function demoListings(source: DemoSource): DemoListings {
  const brokerages = demoBrokerages(source);
  const realtors = drawUnlikeAround('realtor', source.spots, (number, random, spots, redraw) => {
    const person = realtorPerson(number, source.people.length + number + 1, redraw);
    return demoRealtor({ ...source, spots }, brokerages, person, number, random);
  });
  function drawApart<Listing extends DemoListing>(
    kind: ListingKind,
    make: (from: DemoSource, number: number, random: Random) => Listing,
  ): Listing[] {
    return drawUnlikeAround(kind, source.spots, (number, random, spots) =>
      make({ ...source, spots }, number, random),
    );
  }
  return {
    people: [...source.people, ...realtors.map(({ owner }) => owner)],
    listings: [
      ...drawApart('property', demoProperty),
      ...drawApart('merchant', demoMerchant),
      ...drawApart('item', demoItem),
      ...drawUnlike('event', (number, random) => demoEvent(source, number, random)),
      ...drawUnlike('classified', (number, random) => demoClassified(source, number, random)),
      ...drawUnlike('city_service', (number, random) => demoCityService(source, number, random)),
      ...realtors,
    ],
  };
}
