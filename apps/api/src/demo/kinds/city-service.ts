import type { Directory } from '@boardwalk/sdk-core/listings/enumerations/people/directories';
import type { DirectoryEntry } from '@boardwalk/sdk-core/listings/enumerations/people/directory-entries';
import { daysOldAt, demoCounts } from '../demo-counts.ts';
import type { DemoListingOf } from '../demo-listing.ts';
import type { DemoSource } from '../demo-source.ts';
import { allHours, officeHours } from '../hours.ts';
import { drawPhone } from '../people/people.ts';
import type { Random } from '../random.ts';

interface Service {
  readonly directory: Directory;
  readonly entry: DirectoryEntry;
  readonly title: string;
  readonly text: string;
  readonly subjects: readonly string[];
  readonly isOpenAllHours?: true;
}

const services: readonly Service[] = [
  {
    directory: 'CITY_HALL',
    entry: 'MAYOR_AND_COUNCIL',
    title: 'City Hall',
    text: 'Council meetings are public and streamed. The service counter takes payments, permits and questions.',
    subjects: ['city-hall'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'BUILDING_PERMITS',
    title: 'Building Permits',
    text: 'Drawings are accepted online or at the counter; most garage and deck permits take ten working days.',
    subjects: ['hall'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'PROPERTY_TAX',
    title: 'Property Tax Office',
    text: 'Instalment plans, certificates for sales and reviews of an assessment.',
    subjects: ['hall'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'LIBRARY',
    title: 'Central Library',
    text: 'Books, study rooms, a seed library and free internet, with a children’s floor.',
    subjects: ['library'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'PARKS_AND_RECREATION',
    title: 'Parks and Recreation',
    text: 'Rinks, pools, fields and picnic shelters are booked here.',
    subjects: ['park'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'ROADS_AND_SIDEWALKS',
    title: 'Roads and Winter Service',
    text: 'Ploughing routes, potholes and sidewalk repairs, with a map of what is done when.',
    subjects: ['snow-plough'],
  },
  {
    directory: 'CITY_HALL',
    entry: 'TRANSIT',
    title: 'Transit Customer Service',
    text: 'Passes, lost property and trip planning for buses and light rail.',
    subjects: ['transit'],
  },
  {
    directory: 'EMERGENCY',
    entry: 'POLICE',
    title: 'Police, Main Station',
    text: 'For reports that are not urgent come to the desk or call; in an emergency call the emergency number.',
    subjects: ['police'],
    isOpenAllHours: true,
  },
  {
    directory: 'EMERGENCY',
    entry: 'FIRE',
    title: 'Fire Station 1',
    text: 'Smoke alarm checks and burn permits; in an emergency call the emergency number.',
    subjects: ['fire'],
    isOpenAllHours: true,
  },
  {
    directory: 'EMERGENCY',
    entry: 'HOSPITAL',
    title: 'General Hospital',
    text: 'Emergency department around the clock; visiting hours differ by ward.',
    subjects: ['hospital'],
    isOpenAllHours: true,
  },
  {
    directory: 'UTILITIES',
    entry: 'ELECTRICITY',
    title: 'Hydro and Electricity',
    text: 'Moving in or out, outages, and connecting solar panels or a charger.',
    subjects: ['power'],
  },
  {
    directory: 'UTILITIES',
    entry: 'WATER_AND_SEWER',
    title: 'Water and Sewer',
    text: 'Meter readings, pressure problems and locates before you dig.',
    subjects: ['water'],
  },
  {
    directory: 'UTILITIES',
    entry: 'STREET_LIGHTS',
    title: 'Street Lights',
    text: 'Report a lamp by the number on its pole; repairs take about a week.',
    subjects: ['power'],
  },
  {
    directory: 'RECYCLING',
    entry: 'CURBSIDE_COLLECTION',
    title: 'Curbside Collection',
    text: 'Collection days by address, missed pickups, carts and tags.',
    subjects: ['recycling'],
  },
  {
    directory: 'RECYCLING',
    entry: 'RECYCLING_DEPOT',
    title: 'Recycling Depot',
    text: 'Metal, electronics, paint and mattresses; residents bring identification.',
    subjects: ['recycling'],
  },
  {
    directory: 'RECYCLING',
    entry: 'ORGANICS_AND_YARD_WASTE',
    title: 'Organics and Yard Waste',
    text: 'Leaves and branches from April to November, compost to take home in May.',
    subjects: ['recycling'],
  },
];

/** Has no divisor in common with the number of services, so that each comes up once. */
const stride = 23;

/** The city service that was listed as the `order`th: each is once in a city, and far from its like. */
export function demoCityService(
  source: DemoSource,
  order: number,
  random: Random,
): DemoListingOf<'city_service'> {
  const number = (order * stride) % demoCounts.city_service;
  const service = services[number % services.length] ?? random.pick(services);
  const city =
    source.spots.cities[Math.floor(number / services.length)] ?? random.pick(source.spots.cities);
  const spot = source.spots.drawIn(random, city);
  const phone = drawPhone(random, city.country);
  const isOpenAllHours = service.isOpenAllHours === true;
  return {
    kind: 'city_service',
    subcategory: service.directory,
    owner: source.seller(random),
    status: 'Active',
    daysSinceClosed: null,
    title: `${city.name} ${service.title}`,
    description: `${service.text}\n\nServes ${city.name} and the areas around it.`,
    price: null,
    previousPrice: null,
    address: spot.address,
    lat: spot.lat,
    lng: spot.lng,
    timeZone: city.timeZone,
    pictures: source.pictures.forKind(random, 'city_service', service.subjects, 1),
    tags: [],
    contact: { name: `${city.name} ${service.title}`, phone, email: null, website: null },
    hours: isOpenAllHours ? allHours() : officeHours(random),
    attributes: {
      directoryEntry: service.entry,
      publicPhone: phone,
      isPhoneOnly: service.entry === 'STREET_LIGHTS',
      isOpenAllHours,
      hasWheelchairAccess: random.chance(0.9),
      languages: city.country === 'CA' ? ['en', 'fr'] : ['en'],
      serviceAreas: [city.name],
    },
    daysOld: daysOldAt('city_service', order, [60, 900]),
  };
}
