import { canadianLetters } from '@boardwalk/sdk-core/vocabulary/places/canadian-codes';
import type { BundledCity } from '../../places/read-cities.ts';
import type { Random } from '../random.ts';

/** First two digits of ZIP codes by state. */
const zipPrefixes: Readonly<Record<string, string>> = {
  AL: '35',
  AK: '99',
  AZ: '85',
  AR: '72',
  CA: '90',
  CO: '80',
  CT: '06',
  DE: '19',
  DC: '20',
  FL: '33',
  GA: '30',
  HI: '96',
  ID: '83',
  IL: '60',
  IN: '46',
  IA: '50',
  KS: '66',
  KY: '40',
  LA: '70',
  ME: '04',
  MD: '21',
  MA: '02',
  MI: '48',
  MN: '55',
  MS: '39',
  MO: '63',
  MT: '59',
  NE: '68',
  NV: '89',
  NH: '03',
  NJ: '07',
  NM: '87',
  NY: '14',
  NC: '27',
  ND: '58',
  OH: '44',
  OK: '73',
  OR: '97',
  PA: '15',
  RI: '02',
  SC: '29',
  SD: '57',
  TN: '37',
  TX: '75',
  UT: '84',
  VT: '05',
  VA: '23',
  WA: '98',
  WV: '25',
  WI: '53',
  WY: '82',
};

/** First digit of Australian postcodes by state. */
const australianDigits: Readonly<Record<string, string>> = {
  NSW: '2',
  ACT: '26',
  VIC: '3',
  QLD: '4',
  SA: '5',
  WA: '6',
  TAS: '7',
  NT: '08',
};

/** Southern Ontario begins with L, Toronto with M, the west of it with N. */
function ontarioLetter(city: BundledCity): string {
  if (city.name === 'Toronto') return 'M';
  if (city.lat > 45) return city.lng > -78 ? 'K' : 'P';
  return city.lng < -80.1 ? 'N' : 'L';
}

const letters = 'ABCEGHJKLMNPRSTVWXYZ';

/** A code that fits the city's region and is spelled as its country does. */
export function postalCode(random: Random, city: BundledCity): string {
  const digit = () => String(random.whole(0, 9));
  const letter = () => letters[random.whole(0, letters.length - 1)] ?? 'A';
  if (city.country === 'CA') {
    const choices = canadianLetters[city.region];
    const first = city.region === 'ON' ? ontarioLetter(city) : random.pick([...(choices ?? 'X')]);
    return `${first}${random.whole(1, 9)}${letter()} ${digit()}${letter()}${digit()}`;
  }
  const prefix =
    city.country === 'US'
      ? (zipPrefixes[city.region] ?? '99')
      : (australianDigits[city.region] ?? '2');
  const length = city.country === 'US' ? 5 : 4;
  return prefix + Array.from({ length: length - prefix.length }, digit).join('');
}
