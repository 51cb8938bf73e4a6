import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { DemoContact, DemoPerson } from '../demo-listing.ts';
import type { Random } from '../random.ts';
import { likenesses } from './first-names.ts';

const firstNames = Object.keys(likenesses);

const lastNames = [
  'Nguyen',
  'Tremblay',
  'Patel',
  'Campbell',
  'Okafor',
  'Rossi',
  'MacDonald',
  'Singh',
  'Kowalski',
  'Garcia',
  'Chen',
  'Bouchard',
  'Wright',
  'Haddad',
  'Larsen',
  'Murphy',
  'Santos',
  'Fraser',
  'Ahmed',
  'Novak',
  'Williams',
  'Ito',
  'Gagnon',
  'Baker',
  'Ibrahim',
  'Fischer',
  'Brown',
  'Reyes',
  'Hughes',
  'Kaur',
  'Thompson',
  'Moreau',
  'Park',
  'Walker',
  'Costa',
];

/** A person with a name of many origins, as the three countries have them. */
export function drawPerson(random: Random, number: number): DemoPerson {
  return { number, firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
}

/** Numbers reserved for fiction: 555-01xx in North America, x 5550 xxxx in Australia. */
export function drawPhone(random: Random, country: Country): string {
  if (country === 'AU')
    return `+61${random.pick(['2', '3', '7', '8'])}5550${random.whole(1000, 9999)}`;
  const area =
    country === 'CA'
      ? random.pick(['289', '905', '416', '604', '514', '403'])
      : random.pick(['716', '212', '312', '415', '512', '206']);
  return `+1${area}55501${String(random.whole(0, 99)).padStart(2, '0')}`;
}

/** How a private person can be reached. */
export function privateContact(random: Random, person: DemoPerson, country: Country): DemoContact {
  const mailbox = `${person.firstName}.${person.lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  return {
    name: `${person.firstName} ${person.lastName}`,
    phone: random.chance(0.8) ? drawPhone(random, country) : null,
    email: `${mailbox}@example.com`,
    website: null,
  };
}
