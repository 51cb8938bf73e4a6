import type { DemoListing, DemoPerson } from './demo-listing.ts';
import type { DemoSource } from './demo-source.ts';
import { demoCityService } from './kinds/city-service.ts';
import { demoClassified } from './kinds/classified.ts';
import { demoEvent } from './kinds/event.ts';
import { demoItem } from './kinds/item.ts';
import { demoMerchant } from './kinds/merchant.ts';
import { demoProperty } from './kinds/property.ts';
import { demoBrokerages, demoRealtor, realtorPerson } from './kinds/realtor.ts';
import { drawUnlike } from './unlike-neighbours.ts';

export interface DemoListings {
  readonly listings: readonly DemoListing[];
  /** Everybody who owns one. */
  readonly people: readonly DemoPerson[];
}

/** All listings of the demo, the same for the same source. */
export function demoListings(source: DemoSource): DemoListings {
  const brokerages = demoBrokerages(source);
  const realtors = drawUnlike('realtor', (number, random, redraw) => {
    const person = realtorPerson(number, source.people.length + number + 1, redraw);
    return demoRealtor(source, brokerages, person, number, random);
  });
  return {
    people: [...source.people, ...realtors.map(({ owner }) => owner)],
    listings: [
      ...drawUnlike('property', (number, random) => demoProperty(source, number, random)),
      ...drawUnlike('merchant', (number, random) => demoMerchant(source, number, random)),
      ...drawUnlike('item', (number, random) => demoItem(source, number, random)),
      ...drawUnlike('event', (number, random) => demoEvent(source, number, random)),
      ...drawUnlike('classified', (number, random) => demoClassified(source, number, random)),
      ...drawUnlike('city_service', (number, random) => demoCityService(source, number, random)),
      ...realtors,
    ],
  };
}
