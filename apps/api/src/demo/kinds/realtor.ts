import { languages } from '@boardwalk/sdk-core/listings/enumerations/people/languages';
import { realtorDesignations } from '@boardwalk/sdk-core/listings/enumerations/people/realtor-designations';
import { realtorSpecialties } from '@boardwalk/sdk-core/listings/enumerations/people/realtor-specialties';
import type { BundledCity } from '../../places/read-cities.ts';
import { daysOldAt } from '../demo-counts.ts';
import type { DemoListingOf, DemoPerson } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { pickSeveral, randomFor } from '../draw.ts';
import { officeHours } from '../hours.ts';
import { likenesses } from '../people/first-names.ts';
import { drawPerson, drawPhone } from '../people/people.ts';
import type { Random } from '../random.ts';

/**
 * The one whose site stands at the partner's address. Its people are named and shown there by hand; of
 * this seed no two have the same face.
 */
const partnerBrokerage = { name: 'Dundurn & Vale', city: 'Hamilton', seed: 4 } as const;

const brokerageNames = [
  partnerBrokerage.name,
  'Escarpment',
  'Northshore',
  'Cornerstone',
  'Fieldgate',
  'Lighthouse',
  'Parkway',
  'Stonebridge',
  'Twelve Mile',
  'Greenbelt',
  'Riverside',
  'Old Mill',
  'Meridian',
  'Copperleaf',
  'Bluewater',
  'Homestead',
  'Kingsway',
  'Waratah',
  'Golden Hour',
  'Summerhill',
  'Driftwood',
  'Magnolia',
  'Fairlight',
  'Prairie',
  'Cascade',
];

/** A brokerage of the demo: its name and the city of its office. */
export interface DemoBrokerage {
  readonly name: string;
  readonly city: BundledCity;
}

/** 25 brokerages, each in a city of its own draw but for the partner's. */
export function demoBrokerages(source: DemoSource): DemoBrokerage[] {
  return brokerageNames.map((name, index) => ({
    name: `${name} Realty`,
    city:
      name === partnerBrokerage.name
        ? requirePartnerCity(source)
        : source.spots.draw(randomFor('brokerage', index)).city,
  }));
}

function requirePartnerCity({ spots }: DemoSource): BundledCity {
  const city = spots.cities.find(
    ({ name, country }) => name === partnerBrokerage.city && country === 'CA',
  );
  if (!city) throw new Error('The demo has no city for the partner’s brokerage.');
  return city;
}

/** The person behind the `number`th realtor; each has a listing of one's own. */
export function realtorPerson(
  number: number,
  personNumber: number,
  redraw: readonly number[],
): DemoPerson {
  const isPartner = brokerageNames[number % brokerageNames.length] === partnerBrokerage.name;
  const seeds = isPartner ? [partnerBrokerage.seed] : redraw;
  return drawPerson(randomFor('realtor-person', number, ...seeds), personNumber);
}

/** The `number`th realtor of the demo. */
export function demoRealtor(
  source: DemoSource,
  brokerages: readonly DemoBrokerage[],
  owner: DemoPerson,
  number: number,
  random: Random,
): DemoListingOf<'realtor'> {
  const brokerage = brokerages[number % brokerages.length] ?? random.pick(brokerages);
  const spot = source.spots.drawIn(random, brokerage.city);
  const since = random.whole(1992, 2024);
  const specialties = pickSeveral(random, realtorSpecialties, 2, 4);
  const { country } = spot.address;
  const mailbox = `${owner.firstName}.${owner.lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  const site = `${brokerage.name.replace(/[^A-Za-z]+/g, '-').toLowerCase()}.example.com`;
  return {
    kind: 'realtor',
    subcategory: number < brokerages.length ? 'BROKER' : 'REPRESENTATIVE',
    owner,
    status: 'Active',
    daysSinceClosed: null,
    title: `${owner.firstName} ${owner.lastName}`,
    description: `${owner.firstName} has helped people buy and sell homes in ${spot.city.name} since ${since}. Clients value clear advice, honest numbers and quick answers.\n\nWith ${brokerage.name}, ${owner.firstName} knows the streets, the schools and what houses here really sell for.`,
    price: null,
    previousPrice: null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: spot.city.timeZone,
    pictures: [`portrait-${random.pick(likenesses[owner.firstName] ?? [])}`],
    tags: [],
    contact: {
      name: `${owner.firstName} ${owner.lastName}`,
      phone: drawPhone(random, country),
      email: `${mailbox}@${site}`,
      website: `https://${site}`,
    },
    hours: officeHours(random),
    attributes: {
      brokerageName: brokerage.name,
      licenceNumber: String(random.whole(4_000_000, 4_999_999)),
      rating: random.whole(38, 50) / 10,
      ratingCount: random.whole(2, 180),
      activeListings: random.whole(0, 24),
      languages: ['en', ...pickSeveral(random, languages.slice(1), 0, 2)],
      specialties,
      designations: pickSeveral(random, realtorDesignations, 1, 2),
      serviceAreas: [spot.city.name],
      licensedSince: since,
      isVerified: random.chance(0.7),
      responseHours: random.pick([1, 2, 4, 12]),
    },
    daysOld: daysOldAt('realtor', number, [30, 1_500]),
  };
}
