import type { EventType } from '@boardwalk/sdk-core/listings/enumerations/event-types';
import { instantOf } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { pickWeighted } from '../draw.ts';
import { privateContact } from '../people/people.ts';
import { priceIn } from '../pricing.ts';
import type { Random } from '../random.ts';

interface Occasion {
  readonly titles: readonly (readonly [title: string, subject: string])[];
  readonly text: string;
  /** Hour of the day at which it begins, and hours it lasts. */
  readonly begins: readonly [number, number];
  readonly lasts: number;
}

const occasions: Readonly<Record<EventType, Occasion>> = {
  OPEN_HOUSE: {
    titles: [
      ['Open house: family home with garden', 'open-house'],
      ['Open house on Sunday afternoon', 'open-house'],
      ['First showing: house near the park', 'open-house'],
      ['Evening open house in the garden', 'estate-evening'],
      ['Come and see: three bedrooms and a workshop', 'open-house'],
      ['Last showing before offers', 'open-house'],
      ['Open house with the builder', 'open-house'],
      ['Lights on: see the house after work', 'estate-evening'],
    ],
    text: 'Come and walk through at your own pace. The floor plan, the inspection report and the utility bills lie on the kitchen table, and the listing agent is there for questions.',
    begins: [13, 15],
    lasts: 2,
  },
  GARAGE_SALE: {
    titles: [
      ['Street-wide garage sale', 'garage-sale'],
      ['Moving sale: furniture, tools, books', 'garage-sale'],
      ['Garage sale for the rink roof', 'garage-sale'],
      ['Three-family garage sale', 'garage-sale'],
      ['Driveway sale: bicycles and skates', 'garage-sale'],
      ['Everything from the basement must go', 'garage-sale'],
      ['Toys, books and a crib', 'garage-sale'],
      ['Yard sale for the school trip', 'garage-sale'],
    ],
    text: 'Tables are out from the morning on: children’s things, kitchen gear, garden tools and a shelf of records. Cash and e-transfer, rain or shine.',
    begins: [8, 9],
    lasts: 6,
  },
  FORECLOSURES: {
    titles: [
      ['Foreclosure sale: detached house', 'foreclosure'],
      ['Power of sale: townhouse', 'foreclosure'],
      ['Mortgagee sale: unit with parking', 'foreclosure'],
      ['Power of sale: bungalow on a wide lot', 'foreclosure'],
      ['Foreclosure sale: duplex, one unit let', 'foreclosure'],
    ],
    text: 'Sold by the lender as it stands. The conditions of sale and the title search can be read beforehand; bids are sealed and opened in public.',
    begins: [10, 11],
    lasts: 2,
  },
  ESTATE_SALE: {
    titles: [
      ['Estate sale: contents of a family home', 'estate-sale'],
      ['Estate sale with mid-century furniture', 'estate-sale'],
      ['Estate sale: sofas, rugs and lamps', 'estate-sale'],
      ['A collector’s house, room by room', 'estate-sale'],
      ['Estate sale: tools, piano, china', 'estate-sale'],
      ['Moving abroad: a whole household', 'estate-sale'],
    ],
    text: 'Everything in the house is priced and shown room by room. Numbers are handed out at the door; large pieces can be collected on Monday.',
    begins: [9, 10],
    lasts: 7,
  },
  PROPERTY_AUCTIONS: {
    titles: [
      ['Auction: brick semi, no reserve', 'auction'],
      ['Auction: corner shop with flat', 'auction'],
      ['Auction: building lot with services', 'auction'],
      ['Twilight auction: beachside apartment', 'auction'],
      ['Auction: two-bedroom unit with balcony', 'auction'],
      ['Auction: farmhouse with forty acres', 'auction'],
      ['Auction: warehouse near the harbour', 'auction'],
    ],
    text: 'Bidding starts on the hour. Registered bidders bring identification and the deposit; the contract can be downloaded and inspections are open the week before.',
    begins: [11, 18],
    lasts: 1,
  },
};

/** The instant at which clocks of a zone show a full hour. */
function hourOf(date: string, hour: number, timeZone: string): string {
  return zonedInstant(new Date(instantOf(date, hour * 60, timeZone)), timeZone);
}

/** The `number`th event of the demo, within the next six weeks. */
export function demoEvent(
  source: DemoSource,
  number: number,
  random: Random,
): DemoListingOf<'event'> {
  const type = pickWeighted<EventType>(random, [
    ['OPEN_HOUSE', 40],
    ['GARAGE_SALE', 28],
    ['ESTATE_SALE', 14],
    ['PROPERTY_AUCTIONS', 12],
    ['FORECLOSURES', 6],
  ]);
  const occasion = occasions[type];
  const [title, subject] = random.pick(occasion.titles);
  const spot = source.spots.draw(random);
  const owner = source.seller(random);
  const { country } = spot.address;
  const date = source.dateIn(random.whole(1, 42));
  const begins = random.whole(...occasion.begins);
  const { timeZone } = spot.city;
  const isSold = type === 'PROPERTY_AUCTIONS' || type === 'FORECLOSURES';
  return {
    kind: 'event',
    subcategory: type,
    owner,
    status: 'Active',
    daysSinceClosed: null,
    title,
    description: `${occasion.text}\n\n${spot.address.street}, ${spot.city.name}. Street parking is free on weekends.`,
    price: isSold ? priceIn(country, random.whole(180, 900) * 1000, 5_000) : null,
    previousPrice: null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone,
    pictures: source.pictures.forKind(random, 'event', [subject], 1),
    tags: [],
    contact: privateContact(random, owner, country),
    hours: null,
    attributes: {
      startsAt: hourOf(date, begins, timeZone),
      endsAt: hourOf(date, begins + occasion.lasts, timeZone),
      eventState: 'SCHEDULED',
      isFree: !isSold,
      isOnline: type === 'PROPERTY_AUCTIONS' && random.chance(0.3),
      requiresRegistration: isSold,
      ...(type === 'PROPERTY_AUCTIONS' && {
        hasReserve: random.chance(0.7),
        auctionDeposit: random.pick([5, 10, 20, 25]) * 100_000,
      }),
    },
    daysOld: daysOldAt('event', number, [0, 25]),
  };
}
