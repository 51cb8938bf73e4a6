import type { DemoListing, DemoPerson } from './demo-listing.ts';
import type { DemoSource } from './demo-source.ts';
import { demoCityService } from './kinds/city-service.ts';
import { demoClassified } from './kinds/classified.ts';
import { demoEvent } from './kinds/event.ts';
import { demoItem } from './kinds/item.ts';
import { demoMerchant } from './kinds/merchant.ts';
import { demoProperty } from './kinds/property.ts';
import { demoBrokerages, demoRealtor, realtorPerson } from './kinds/realtor.ts';

/** How many listings of each kind; 5,000 together. */
export const demoCounts = {
  property: 2_200,
  merchant: 600,
  item: 900,
  event: 350,
  classified: 450,
  city_service: 380,
  realtor: 120,
} as const;

export interface DemoListings {
  readonly listings: readonly DemoListing[];
  /** Everybody who owns one. */
  readonly people: readonly DemoPerson[];
}

function times<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

/** All listings of the demo, the same for the same source. */
export function demoListings(source: DemoSource): DemoListings {
  const brokerages = demoBrokerages(source);
  const realtors = times(demoCounts.realtor, (number) =>
    realtorPerson(number, source.people.length + number + 1),
  );
  return {
    people: [...source.people, ...realtors],
    listings: [
      ...times(demoCounts.property, (number) => demoProperty(source, number)),
      ...times(demoCounts.merchant, (number) => demoMerchant(source, number)),
      ...times(demoCounts.item, (number) => demoItem(source, number)),
      ...times(demoCounts.event, (number) => demoEvent(source, number)),
      ...times(demoCounts.classified, (number) => demoClassified(source, number)),
      ...times(demoCounts.city_service, (number) => demoCityService(source, number)),
      ...realtors.map((person, number) => demoRealtor(source, brokerages, person, number)),
    ],
  };
}
